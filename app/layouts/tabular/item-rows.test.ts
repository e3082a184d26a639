import { expect, test } from 'vitest';
import { fieldOf, toCollection } from '#app/entities/collections/rules.ts';
import type { LayoutContext } from '#app/layouts/define.ts';
import type { Column } from './column-model.ts';
import { itemParts, itemRowSizes, needsName, shownValues } from './item-rows.ts';

const collection = toCollection({
  collection: 'articles',
  fields: [
    { field: 'id', type: 'integer', datatype: 'INT', primary_key: true },
    { field: 'status', type: 'status', datatype: 'VARCHAR', interface: 'status' },
    { field: 'title', type: 'string', datatype: 'VARCHAR' },
    { field: 'author', type: 'm2o', datatype: 'INT', interface: 'many-to-one' },
    { field: 'price', type: 'decimal', datatype: 'DECIMAL' },
    { field: 'featured', type: 'boolean', datatype: 'TINYINT' },
    { field: 'tags', type: 'array', datatype: 'VARCHAR' },
    { field: 'event_at', type: 'datetime', datatype: 'DATETIME' },
    { field: 'made_by', type: 'integer', datatype: 'INT', interface: 'user' },
  ],
});
const context: LayoutContext = {
  collection,
  collections: {},
  relations: [],
  hidden: new Set(),
  owner: 'nothing',
  isPhone: true,
};
const columns = (...names: string[]): Column[] =>
  names.flatMap((name) => {
    const field = fieldOf(collection, name);
    return field
      ? [{ field, name, isNumber: name === 'price', isSortable: true, sort: null, width: null }]
      : [];
  });
const namesOf = (list: readonly Column[]) => list.map(({ name }) => name);

test('title and status have a place of their own, whichever columns are chosen; the others keep their order', () => {
  const parts = itemParts(columns('price', 'status', 'title', 'author'), context);
  expect(parts.title).toEqual({ field: fieldOf(collection, 'title') });
  expect(parts.status?.field).toBe('status');
  expect(namesOf(parts.others)).toEqual(['price', 'author']);
});

test('a status that may not be read is not shown', () =>
  expect(itemParts(columns('title'), { ...context, hidden: new Set(['status']) }).status).toBeNull());

test.each([
  [{ author: { id: 1 }, price: 4, featured: false }, ['author', 'price']],
  [{ author: null, price: 0, featured: false }, ['price', 'featured']],
  [{ author: null, price: '', featured: false, tags: [] }, ['featured']],
  [{}, []],
])('of %o are shown the first two that are there', (item, shown) =>
  expect(namesOf(shownValues(item, columns('author', 'price', 'tags', 'featured')))).toEqual(shown),
);

test.each([
  ['price', true],
  ['featured', true],
  ['event_at', true],
  ['author', false],
  ['title', false],
  ['made_by', false],
])('%s says nothing without its name: %s', (name, expected) => {
  const [column] = columns(name);
  expect(column && needsName(column)).toBe(expected);
});

test('each height has room for its lines of title, 20 px, and two of values, or one where the title is one', () => {
  for (const { height, titleLines } of Object.values(itemRowSizes))
    expect(height).toBeGreaterThanOrEqual(titleLines * 20 + 2 + 2 * 20);
});
