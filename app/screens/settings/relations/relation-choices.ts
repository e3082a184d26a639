/** What the relation of a field may be made with: collections, columns and fields of the other side. Pure. */
import { collectionName, collectionOf, isSystem } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { hasColumn, isToMany } from '#app/entities/fields/rules.ts';
import { relationOfColumn, toManyRelation } from '#app/entities/relations/rules.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import type { Collections } from './relation-state.ts';

/** Nothing may be related to these. */
const excluded = new Set([
  'directus_collections',
  'directus_activity',
  'directus_fields',
  'directus_relations',
]);

export interface NameChoice {
  id: string;
  label: string;
  description?: string;
}

/** Collections to relate to by name, the project's own before those of the system. */
export function collectionChoices(
  collections: Collections,
  locale: string,
  { isSystemToo }: { isSystemToo: boolean },
): NameChoice[] {
  const order = new Intl.Collator(locale, { numeric: true });
  return Object.values(collections)
    .filter((entry) => entry.managed || isSystem(entry.collection))
    .filter(({ collection }) => !excluded.has(collection) && (isSystemToo || !isSystem(collection)))
    .map((entry) => ({ entry, label: collectionName(entry, locale) }))
    .sort(
      (a, b) =>
        Number(isSystem(a.entry.collection)) - Number(isSystem(b.entry.collection)) ||
        order.compare(a.label, b.label),
    )
    .map(({ entry, label }) => ({ id: entry.collection, label, description: entry.collection }));
}

/**
 * Columns of a collection that may hold keys of another one. Those that point elsewhere already, and those that another
 * field lists its rows by, are none; `kept` is the one that the relation has now.
 */
export function columnChoices(
  within: Collection | undefined,
  one: string | null,
  kept: string,
  relations: readonly Relation[],
): NameChoice[] {
  return Object.values(within?.fields ?? {})
    .filter((field) => hasColumn(field) && !field.primary_key)
    .filter((field) => {
      const there = relationOfColumn(relations, field.collection, field.field);
      const isFree = !there || ((one === null || there.collection_one === one) && there.field_one === null);
      return field.field === kept || (isFree && canHoldKeys.has(field.type));
    })
    .map(({ field }) => ({ id: field, label: field }));
}

const canHoldKeys = new Set(['m2o', 'integer', 'string', 'uuid', 'lang', 'file', 'user', 'slug']);

/** Fields that could show the relation from its other side: lists of rows that have no relation yet. */
export function backChoices(
  collections: Collections,
  other: string,
  kept: string | null,
  draft: { collection: string; field: string },
  relations: readonly Relation[],
): NameChoice[] {
  return Object.values(collectionOf(collections, other)?.fields ?? {})
    .filter((field) => isToMany(field) && field.type !== 'translation')
    .filter((field) => field.collection !== draft.collection || field.field !== draft.field)
    .filter((field) => field.field === kept || toManyRelation(relations, field) === null)
    .map(({ field }) => ({ id: field, label: field }));
}
