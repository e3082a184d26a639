/** A small data model for the tests of relations. */
import { toCollection } from '#app/entities/collections/rules.ts';
import { toField } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import type { Collections } from './relation-state.ts';

type Raw = Record<string, unknown>;

export function collectionsOf(given: Record<string, Record<string, Raw>>): Collections {
  return Object.fromEntries(
    Object.entries(given).map(([collection, fields]) => [
      collection,
      toCollection({
        collection,
        managed: true,
        fields: Object.entries(fields).map(([field, raw]) => ({ collection, field, ...raw })),
      }),
    ]),
  );
}

export const id = { type: 'integer', datatype: 'INT', length: 10, primary_key: true };
export const number = { type: 'integer', datatype: 'INT', length: 10 };
export const text = { type: 'string', datatype: 'VARCHAR', length: 200, interface: 'text-input' };
export const toOne = { type: 'm2o', datatype: 'INT', length: 10, interface: 'many-to-one' };
export const toMany = { type: 'o2m', interface: 'one-to-many' };
export const links = { type: 'o2m', interface: 'many-to-many' };

export const collections = collectionsOf({
  articles: { id, title: text, category: toOne, tags: links, comments: toMany },
  categories: { id, name: text },
  tags: { id, name: text, articles: links },
  comments: { id, body: text, article: toOne },
  articles_tags: { id, articles_id: number, tags_id: number },
  languages: {
    code: { type: 'string', datatype: 'VARCHAR', length: 20, primary_key: true },
    name: text,
  },
  directus_files: { id, title: text },
  directus_users: { id },
});

export const relations: readonly Relation[] = [
  made(12, ['articles', 'category'], ['categories', null]),
  made(15, ['comments', 'article'], ['articles', 'comments']),
  made(16, ['articles_tags', 'articles_id'], ['articles', 'tags'], 'tags_id'),
  made(17, ['articles_tags', 'tags_id'], ['tags', 'articles'], 'articles_id'),
];

export function made(
  relation: number,
  [collection_many, field_many]: [string, string],
  [collection_one, field_one]: [string, string | null],
  junction_field: string | null = null,
): Relation {
  return { id: relation, collection_many, field_many, collection_one, field_one, junction_field };
}

export function draftOf(collection: string, field: string, raw: Raw): Field {
  return toField({ collection, field, ...raw });
}
