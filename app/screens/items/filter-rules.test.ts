import { describe, expect, test } from 'vitest';
import type { PresetFilter } from '#app/entities/collection-presets/types.ts';
import { toCollection } from '#app/entities/collections/rules.ts';
import { filterFields, joinOf, newFilter, withJoin, withOperator } from './filter-rules.ts';

const collection = toCollection({
  collection: 'articles',
  fields: [
    { field: 'id', type: 'integer', datatype: 'INT', primary_key: true, hidden_browse: true },
    { field: 'title', type: 'string', datatype: 'VARCHAR' },
    { field: 'inner', type: 'string', datatype: 'VARCHAR', hidden_browse: true },
    { field: 'secret', type: 'string', datatype: 'VARCHAR' },
    { field: 'price', type: 'decimal', datatype: 'DECIMAL' },
    { field: 'line', type: 'alias', datatype: null },
    { field: 'comments', type: 'o2m', datatype: null },
  ],
});
const a: PresetFilter = { field: 'title', operator: 'contains', value: 'a' };
const b: PresetFilter = { field: 'price', operator: 'gt', value: '5' };

test('filters are offered for what can be read and filtered by [LST-04]', () =>
  expect(filterFields(collection, new Set(['secret'])).map((field) => field.field)).toEqual([
    'id',
    'title',
    'price',
    'comments',
  ]));

test('a new filter has no value yet [FD39]', () => {
  const title = collection.fields['title'];
  expect(title && newFilter(title, true)).toEqual({
    field: 'title',
    operator: 'contains',
    value: null,
    logical: 'or',
  });
});

test('another operator keeps the value when it is of the same kind', () => {
  const field = collection.fields['title'];
  expect(withOperator(a, 'eq', field).value).toBe('a');
  expect(withOperator(a, 'in', field).value).toBeNull();
  expect(withOperator(a, 'null', field).value).toBeNull();
});

describe('and, or', () => {
  const or = { ...b, logical: 'or' as const };
  test('how conditions are joined', () => {
    expect(joinOf([a, b])).toBe('and');
    expect(joinOf([a, or])).toBe('or');
    expect(joinOf([a, or, b])).toBe('mixed');
    expect(joinOf([a])).toBe('and');
  });

  test('joining all of them anew', () => {
    expect(joinOf(withJoin([a, b, a], 'or'))).toBe('or');
    expect(withJoin([a, or], 'and')).toEqual([a, b]);
  });
});
