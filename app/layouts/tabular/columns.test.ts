import { describe, expect, test } from 'vitest';
import { sortingOf } from '#app/layouts/sorting.ts';
import { toCollection } from '#app/entities/collections/rules.ts';
import type { LayoutContext } from '#app/layouts/define.ts';
import {
  clean,
  columnNames,
  isSortable,
  isSubdued,
  moved,
  nextSort,
  request,
  spacingOf,
  toggled,
  widthsOf,
} from './columns.ts';

const collection = toCollection({
  collection: 'articles',
  fields: [
    { field: 'id', type: 'integer', datatype: 'INT', primary_key: true, hidden_browse: false },
    { field: 'status', type: 'status', datatype: 'VARCHAR', interface: 'status' },
    { field: 'title', type: 'string', datatype: 'VARCHAR' },
    { field: 'secret', type: 'string', datatype: 'VARCHAR' },
    { field: 'inner', type: 'string', datatype: 'VARCHAR', hidden_browse: true },
    { field: 'line', type: 'ALIAS', datatype: null },
    { field: 'category', type: 'm2o', datatype: 'INT', interface: 'many-to-one' },
    { collection: 'articles', field: 'comments', type: 'O2M', datatype: null },
    { field: 'price', type: 'decimal', datatype: 'DECIMAL' },
    { field: 'created_by', type: 'user_created', datatype: 'INT', interface: 'user-created' },
  ],
});
const comments = toCollection({
  collection: 'comments',
  fields: [{ field: 'number', type: 'integer', datatype: 'INT', primary_key: true }],
});
const context: LayoutContext = {
  collection,
  collections: { articles: collection, comments },
  relations: [
    {
      id: 1,
      collection_many: 'comments',
      field_many: 'article',
      collection_one: 'articles',
      field_one: 'comments',
      junction_field: null,
    },
  ],
  hidden: new Set(['secret']),
  owner: 'nothing',
};

describe('columns [TAB-01]', () => {
  test('by default the first four that are neither key nor hidden', () =>
    expect(columnNames({}, context)).toEqual(['status', 'title', 'category', 'comments']));

  test('as chosen, in the order chosen', () =>
    expect(columnNames({ fields: 'price, title' }, context)).toEqual(['price', 'title']));

  test('moving and hiding', () => {
    const columns = ['a', 'b', 'c'];
    expect(moved(columns, 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(moved(columns, 'c', 0)).toEqual(['c', 'a', 'b']);
    expect(moved(columns, 'a', 9)).toEqual(['b', 'c', 'a']);
    expect(moved(columns, 'a', -1)).toEqual(['a', 'b', 'c']);
    expect(toggled(columns, 'b')).toEqual(['a', 'c']);
    expect(toggled(columns, 'd')).toEqual(['a', 'b', 'c', 'd']);
    expect(toggled(['a'], 'a')).toEqual(['a']);
  });

  test('widths and spacing are taken as the old app left them', () => {
    expect(widthsOf({ widths: { title: 0, price: '320', id: -4, category: 20 } })).toEqual({
      price: 320,
      category: 72,
    });
    expect(widthsOf({ widths: [] })).toEqual({});
    expect(spacingOf({ spacing: 'compact' }, 'comfortable')).toBe('compact');
    expect(spacingOf({ spacing: 'cozy' }, 'compact')).toBe('cozy');
    expect(spacingOf({ spacing: 'airy' }, 'comfortable')).toBe('comfortable');
    expect(spacingOf({}, 'compact')).toBe('compact');
  });
});

describe('order', () => {
  test('ascending, descending, none [TAB-01]', () => {
    expect(nextSort({}, 'title')).toBe('title');
    expect(nextSort({ sort: 'title' }, 'title')).toBe('-title');
    expect(nextSort({ sort: '-title' }, 'title')).toBeUndefined();
    expect(nextSort({ sort: '-title' }, 'price')).toBe('price');
    expect(sortingOf({ sort: '-price,id' })).toEqual({ field: 'price', descending: true });
  });

  test('only by fields with a column [FD40]', () => {
    expect(isSortable(collection.fields['category'])).toBe(true);
    expect(isSortable(collection.fields['comments'])).toBe(false);
    expect(isSortable(collection.fields['line'])).toBe(false);
    expect(isSortable(undefined)).toBe(false);
  });

  test.each([
    [undefined, null],
    ['price', 'price,id'],
    ['-price', '-price,-id'],
    ['-id', '-id'],
    ['price,-title', 'price,-title,-id'],
  ])('%s is asked for as %s', (sort, expected) =>
    expect(request(sort ? { sort } : {}, {}, context).sort).toBe(expected),
  );
});

describe('what is asked for [FD21]', () => {
  test('the shown columns, the key and the status, nothing else', () =>
    expect(request({ fields: 'title' }, {}, context).paths).toEqual(['id', 'status', 'title']));

  test('a list of items by its keys', () =>
    expect(request({ fields: 'comments' }, {}, context).paths).toContain('comments.number'));

  test('the owner only where the rights look at it', () => {
    expect(request({ fields: 'title' }, {}, { ...context, owner: 'id' }).paths).toContain('created_by');
    const both = request({ fields: 'created_by,title' }, {}, { ...context, owner: 'role' }).paths;
    expect(both).toContain('created_by.role');
    expect(both).not.toContain('created_by');
  });

  test('on a phone, where rows are items, what names them as well', () => {
    const phone = { ...context, isPhone: true };
    expect(request({ fields: 'price' }, {}, phone).paths).toEqual(['id', 'price', 'status', 'title']);
    const hidden = new Set(['secret', 'title']);
    expect(request({ fields: 'price' }, {}, { ...phone, hidden }).paths).not.toContain('title');
  });

  test('a new order of columns is the same request', () =>
    expect(request({ fields: 'title,price' }, {}, context)).toEqual(
      request({ fields: 'price,title' }, {}, context),
    ));
});

describe('a saved view that names what is gone', () => {
  test('loses it and says so', () => {
    const { query, dropped } = clean({ fields: 'title,vanished,secret,line', sort: '-vanished' }, context);
    expect(query).toEqual({ fields: 'title' });
    expect(dropped).toEqual(['vanished', 'secret', 'line']);
  });

  test('an order by a list of items is left out', () =>
    expect(clean({ sort: 'comments' }, context)).toEqual({ query: {}, dropped: ['comments'] }));

  test('a sound one stays as it is', () =>
    expect(clean({ fields: 'title,price', sort: 'price,-id' }, context)).toEqual({
      query: { fields: 'title,price', sort: 'price,-id' },
      dropped: [],
    }));
});

test('rows of a quiet status', () => {
  const mapping = { draft: { browse_subdued: true }, published: {} };
  expect(isSubdued(mapping, 'draft')).toBe(true);
  expect(isSubdued(mapping, 'published')).toBe(false);
  expect(isSubdued(mapping, null)).toBe(false);
});
