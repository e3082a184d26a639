import { describe, expect, test } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import { toFilterParams } from './filters.ts';
import { answeredFilter, byKey } from './without-related.ts';

const articles = toCollection({
  collection: 'articles',
  fields: {
    id: { field: 'id', collection: 'articles', type: 'integer', datatype: 'INT', primary_key: true },
    letters: { field: 'letters', collection: 'articles', type: 'o2m', datatype: null },
  },
});
const relation: Relation = {
  id: 1,
  collection_many: 'letters',
  field_many: 'article',
  collection_one: 'articles',
  field_one: 'letters',
  junction_field: null,
};
const schema = { collections: { articles }, relations: [relation] };

const asked = (keys: string[], { relations = schema.relations, more = {} } = {}) => {
  const none = { field: 'letters', operator: 'nhas', value: null };
  const filter = toFilterParams(
    byKey([none, { field: 'title', operator: 'contains', value: 'a', ...more }], 'id'),
  );
  return answeredFilter({ ...schema, relations }, 'articles', filter ?? {}, () => Promise.resolve(keys));
};

const title = { title: { contains: 'a' } };

describe('items without related ones [LST-05]', () => {
  test('are all but those that the related rows name', async () =>
    expect(await asked(['1', '7'])).toEqual({ id: { nin: ['1', '7'] }, ...title }));

  test('are all where no row names any, or the list was not set up', async () => {
    expect(await asked([])).toEqual({ id: { nnull: 1 }, ...title });
    expect(await asked(['1'], { relations: [] })).toEqual({ id: { nnull: 1 }, ...title });
  });

  test('keys that a list can not hold are left out one by one', async () =>
    expect(await asked(['1', 'a,b'])).toEqual({ id: [{ nin: ['1'] }, { neq: 'a,b' }], ...title }));

  test('a thousand short keys fit into an address; more are told', async () => {
    const keys = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1));
    const filter = await asked(keys(900));
    expect(filter?.['id']).toEqual({ nin: keys(900).join(',') });
    await expect(asked(keys(1900))).rejects.toMatchObject({ status: 414 });
  });

  test('what is joined to it stays so', async () =>
    expect(await asked(['1'], { more: { logical: 'or' } })).toEqual({
      id: { nin: ['1'] },
      title: { contains: 'a', logical: 'or' },
    }));
});
