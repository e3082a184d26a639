import { describe, expect, test } from 'vitest';
import { fieldOf, toCollection } from '#app/entities/collections/rules.ts';
import { stageLinks, stageNew } from './staged-edits.ts';
import type { Field } from '#app/entities/fields/types.ts';
import {
  endTemplate,
  itemPaths,
  keyValue,
  type ListModel,
  rowPaths,
  toColumns,
  toListModel,
  toRowColumns,
} from './list-model.ts';

const column = (collection: string, field: string, rest: object = {}) => ({
  collection,
  field,
  type: 'string',
  datatype: 'VARCHAR',
  ...rest,
});
const key = (collection: string) =>
  column(collection, 'id', { type: 'integer', datatype: 'INT', primary_key: true, hidden_browse: true });
const list = (collection: string, field: string) =>
  column(collection, field, { type: 'o2m', datatype: null });
const link = (collection: string, field: string) =>
  column(collection, field, { type: 'm2o', datatype: 'INT' });

const collections = {
  articles: toCollection({
    collection: 'articles',
    fields: [key('articles'), column('articles', 'title'), list('articles', 'out'), list('articles', 'in')],
  }),
  links: toCollection({
    collection: 'links',
    fields: [
      key('links'),
      link('links', 'source'),
      link('links', 'target'),
      column('links', 'place', { type: 'sort', datatype: 'INT' }),
    ],
  }),
};
const relation = (id: number, own: string, near: string, far: string) => ({
  id,
  collection_many: 'links',
  field_many: near,
  collection_one: 'articles',
  field_one: own,
  junction_field: far,
});
const model = {
  collections,
  relations: [relation(1, 'out', 'source', 'target'), relation(2, 'in', 'target', 'source')],
};
const fieldNamed = (name: string): Field => {
  const field = fieldOf(collections.articles, name);
  if (!field) throw new Error(name);
  return field;
};
const listOf = (name: string, kind: 'o2m' | 'm2m'): ListModel => {
  const found = toListModel(fieldNamed(name), kind, model);
  if (!found) throw new Error(name);
  return found;
};

describe('where the rows of a list are', () => {
  test('two lists over one junction each have their own ends [FD34]', () => {
    expect(listOf('out', 'm2m')).toMatchObject({
      back: 'source',
      far: { field: 'target' },
      sortField: 'place',
    });
    expect(listOf('in', 'm2m')).toMatchObject({ back: 'target', far: { field: 'source' } });
  });

  test('without a junction the rows are the items; a sort field is one by the option alone', () => {
    expect(listOf('out', 'o2m')).toMatchObject({ far: null, sortField: null });
    expect(toListModel(fieldNamed('out'), 'o2m', model, 'place')?.sortField).toBe('place');
    expect(toListModel(fieldNamed('out'), 'o2m', model, 'nosuch')?.sortField).toBeNull();
  });

  test('a relation that is not set up is none', () => {
    expect(toListModel(fieldNamed('title'), 'o2m', model)).toBeNull();
    const plain = [{ ...relation(1, 'out', 'source', ''), junction_field: null }];
    expect(toListModel(fieldNamed('out'), 'm2m', { collections, relations: plain })).toBeNull();
  });
});

test('columns: named ones that there are, else the first two that lists show; never the way back', () => {
  const paths = (option: unknown, kind: 'o2m' | 'm2m', hidden: string[] = []) =>
    toColumns(option, listOf('out', kind), new Set(hidden)).map(({ path }) => path);
  expect(paths('title, nosuch,title', 'm2m')).toEqual(['title']);
  expect(paths(null, 'm2m')).toEqual(['title']);
  expect(paths(null, 'o2m')).toEqual(['target']);
  expect(paths('source,target.title', 'o2m')).toEqual(['target.title']);
  expect(paths('title', 'm2m', ['title'])).toEqual([]);
});

describe('columns of the junction itself', () => {
  const out = () => toListModel(fieldNamed('out'), 'm2m', model, 'place') as ListModel;

  test('are those that junction_fields names, that it has and that may be read; never its two ends, and none without a junction', () => {
    const pathsOf = (option: unknown, of = out(), hidden: string[] = []) =>
      toRowColumns(option, of, new Set(hidden)).map(({ path }) => path);
    expect(pathsOf('place, id, place, gone, source, target')).toEqual(['place', 'id']);
    expect(pathsOf('place, id', out(), ['place'])).toEqual(['id']);
    expect(pathsOf('')).toEqual([]);
    expect(pathsOf('title', { ...out(), far: null })).toEqual([]);
  });

  test('are read with the rows, beside what is shown of the item', () => {
    expect(rowPaths(out(), ['id', 'title'], ['note'])).toEqual([
      'id',
      'place',
      'note',
      'target.id',
      'target.title',
    ]);
  });

  test('rows are in the order of the field that sort_field asks for, else of the one of type sort', () => {
    expect(toListModel(fieldNamed('out'), 'm2m', model, 'id')?.sortField).toBe('id');
    expect(toListModel(fieldNamed('out'), 'm2m', model, 'gone')?.sortField).toBe('place');
  });
});

test('rows are read with just what is shown, through the junction', () => {
  const many = listOf('out', 'm2m');
  const below = itemPaths(many, toColumns('title', many, new Set()), model, ['title']);
  expect(below).toEqual(['id', 'title']);
  expect(rowPaths(many, below)).toEqual(['id', 'place', 'target.id', 'target.title']);
});

test('a template for the junction is brought to its far end', () => {
  expect(endTemplate('{{target.title}} {{ target.id }}', listOf('out', 'm2m'))).toBe('{{title}} {{ id }}');
});

test.each([
  ['7', 'INT', 7],
  ['9007199254740993', 'BIGINT', '9007199254740993'],
  ['7', 'VARCHAR', '7'],
  ['MUG-1', 'INT', 'MUG-1'],
])('the key %s in a column of %s is %o', (text, datatype, value) => {
  expect(keyValue(text, { ...fieldNamed('title'), datatype })).toBe(value);
});

test('three collections that share a junction: a row made from one end fills that end’s key alone [FD31]', () => {
  const shared = {
    collections: Object.fromEntries(
      [
        toCollection({ collection: 'roles', fields: [key('roles'), list('roles', 'policies')] }),
        toCollection({ collection: 'users', fields: [key('users'), list('users', 'policies')] }),
        toCollection({ collection: 'policies', fields: [key('policies'), column('policies', 'name')] }),
        toCollection({
          collection: 'access',
          fields: [key('access'), link('access', 'role'), link('access', 'user'), link('access', 'policy')],
        }),
      ].map((entry) => [entry.collection, entry]),
    ),
    relations: [
      ['role', 'roles', 'policies', 'policy'],
      ['user', 'users', 'policies', 'policy'],
      ['policy', 'policies', '', 'user'],
    ].map(([near = '', one = '', own = '', far = ''], id) => ({
      id,
      collection_many: 'access',
      field_many: near,
      collection_one: one,
      field_one: own || null,
      junction_field: far,
    })),
  };
  for (const [collection, back] of [
    ['users', 'user'],
    ['roles', 'role'],
  ] as const) {
    const field = fieldOf(shared.collections[collection] ?? collections.articles, 'policies');
    const found = field && toListModel(field, 'm2m', shared);
    if (!found) throw new Error(collection);
    expect(found).toMatchObject({ back, far: { field: 'policy' } });
    expect(stageLinks([], [5], found, 1)).toEqual([{ policy: { id: 5 } }]);
    expect(stageNew([], { own: {}, far: { name: 'n' } }, found)).toEqual([{ policy: { name: 'n' } }]);
  }
});
