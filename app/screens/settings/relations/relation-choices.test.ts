import { describe, expect, test } from 'vitest';
import { backChoices, collectionChoices, columnChoices } from './relation-choices.ts';
import {
  collections,
  collectionsOf,
  id,
  made,
  number,
  relations,
  text,
  toMany,
  toOne,
} from './test-model.ts';

const ids = (choices: { id: string }[]) => choices.map((choice) => choice.id);

describe('what may be chosen [SCH-10]', () => {
  test('four collections of the system are left out, the others come last', () => {
    const model = collectionsOf({
      directus_users: { id },
      directus_collections: { id },
      directus_activity: { id },
      directus_fields: { id },
      directus_relations: { id },
      zebras: { id },
      apes: { id },
    });
    expect(ids(collectionChoices(model, 'en-US', { isSystemToo: true }))).toEqual([
      'apes',
      'zebras',
      'directus_users',
    ]);
    expect(ids(collectionChoices(model, 'en-US', { isSystemToo: false }))).toEqual(['apes', 'zebras']);
  });

  test('columns that may hold the key, not those that serve another relation', () => {
    const model = collectionsOf({
      notes: {
        id,
        article: toOne,
        category: toOne,
        free: number,
        body: { ...text, datatype: 'TEXT', type: 'json' },
        list: toMany,
      },
    });
    const more = [
      made(1, ['notes', 'article'], ['articles', null]),
      made(2, ['notes', 'category'], ['categories', null]),
    ];
    expect(ids(columnChoices(model['notes'], 'articles', '', more))).toEqual(['article', 'free']);
    expect(ids(columnChoices(model['notes'], 'articles', 'category', more))).toEqual([
      'article',
      'category',
      'free',
    ]);
    const taken = [made(1, ['notes', 'article'], ['articles', 'notes'])];
    expect(ids(columnChoices(model['notes'], 'articles', '', taken))).not.toContain('article');
  });

  test('lists without a relation, and the one that it has', () => {
    const draft = { collection: 'categories', field: 'x' };
    expect(ids(backChoices(collections, 'articles', null, draft, relations))).toEqual([]);
    expect(ids(backChoices(collections, 'articles', 'comments', draft, relations))).toEqual(['comments']);
    expect(ids(backChoices(collections, 'articles', null, draft, []))).toEqual(['tags', 'comments']);
    const own = { collection: 'articles', field: 'tags' };
    expect(ids(backChoices(collections, 'articles', null, own, []))).toEqual(['comments']);
  });
});
