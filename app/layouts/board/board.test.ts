import { describe, expect, test } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { allRights, noRights } from '#app/entities/permissions/rules.ts';
import type { LayoutContext } from '#app/layouts/define.ts';
import {
  type BoardColumn,
  columnView,
  hiddenIds,
  inChosenOrder,
  movedColumn,
  ownColumns,
  startInColumn,
  unknownColumn,
  unknownView,
} from './columns.ts';
import { valueText } from '#app/layouts/value-text.ts';
import { canEnter, canMove } from './move-rules.ts';
import { missingIn, requiredFor } from './required.ts';
import { requestKeys } from '#app/layouts/closed-sort.ts';
import { columnFields, isUsable } from './request.ts';
import { cardHeight, cardPaths, setupOf } from './setup.ts';
import { listRow, shiftedCount } from './shifted.ts';

const mapping = {
  draft: { name: 'Draft', background_color: 'grey' },
  live: { name: 'Live' },
  gone: { name: 'Gone', soft_delete: true },
};
const plain = (field: string, type: string, more: object = {}) => ({
  collection: 'things',
  field,
  type,
  datatype: 'VARCHAR',
  ...more,
});
const collection = toCollection({
  collection: 'things',
  fields: [
    plain('id', 'integer', { primary_key: true }),
    plain('title', 'string'),
    plain('state', 'status', { required: true, options: { status_mapping: mapping } }),
    plain('kind', 'string', { options: { choices: { a: 'First', b: 'Second' } } }),
    plain('level', 'integer', { options: { choices: { 1: 'Low', 2: 'High' } } }),
    plain('done', 'boolean'),
    plain('boss', 'm2o', { datatype: 'INT' }),
    plain('stray', 'm2o', { datatype: 'INT' }),
    plain('secret', 'boolean'),
  ],
});
const context: LayoutContext = {
  collection,
  collections: { things: collection },
  relations: [
    {
      id: 1,
      collection_many: 'things',
      field_many: 'boss',
      collection_one: 'people',
      field_one: null,
      junction_field: null,
    },
  ],
  hidden: new Set(['secret']),
  owner: 'nothing',
};
const words = { none: 'No value', yes: 'Yes', no: 'No' };
const fieldOf = (name: string) => collection.fields[name] as Field;
const idsOf = (columns: readonly BoardColumn[]) => columns.map(({ id }) => id);

describe('what columns are made of', () => {
  test('fields with statuses, choices, yes and no, or a link; never a hidden one, nor a link to nowhere', () => {
    expect(columnFields(context).map(({ field }) => field)).toEqual([
      'state',
      'kind',
      'level',
      'done',
      'boss',
    ]);
    expect(isUsable({ ...context, hidden: new Set(Object.keys(collection.fields)) })).toBe(false);
  });

  test.each([
    ['state', ['v:draft', 'v:live', 'v:gone'], ['draft', 'live', 'gone']],
    ['kind', ['v:a', 'v:b', 'none'], ['a', 'b', null]],
    ['level', ['v:1', 'v:2', 'none'], [1, 2, null]],
    ['done', ['v:true', 'v:false', 'none'], [true, false, null]],
    ['boss', ['none'], [null]],
  ])('the columns of %s', (name, ids, values) => {
    const columns = ownColumns(fieldOf(name), words);
    expect(idsOf(columns)).toEqual(ids);
    expect(columns.map(({ value }) => value)).toEqual(values);
  });

  test('a status is suggested, another may be chosen, a vanished one counts as not chosen', () => {
    expect(setupOf({}, context).column?.field).toBe('state');
    expect(setupOf({ column: 'done' }, context).column?.field).toBe('done');
    expect(setupOf({ column: 'secret' }, context).column?.field).toBe('state');
    expect(setupOf({ column: null }, context).column).toBeNull();
    expect(setupOf({ title: 'secret' }, context).title).toEqual({ field: fieldOf('title') });
  });

  test('cards read what they show, the list around them keys alone', () => {
    const setup = setupOf({ column: 'boss', content: 'kind', color: 'secret' }, context);
    expect(cardPaths(setup, context)).toEqual(['boss', 'id', 'kind', 'state', 'title']);
    expect(requestKeys({ sort: '-title' }, {}, context)).toEqual({
      paths: ['id', 'state'],
      sort: '-title,-id',
    });
    expect(cardHeight(setup)).toBe(cardHeight(setupOf({}, context)) + 20);
  });
});

describe('what stands in a column', () => {
  const view = { fields: ['id'], sort: null, filter: { title: { contains: 'x' } } };
  const [draft, , gone] = ownColumns(fieldOf('state'), words) as [BoardColumn, BoardColumn, BoardColumn];
  test.each([
    ['a value', 'state', draft, { filter: { state: { eq: 'draft' }, title: { contains: 'x' } } }],
    [
      'what counts as deleted',
      'state',
      gone,
      { status: '*', filter: { state: { eq: 'gone' }, title: { contains: 'x' } } },
    ],
    ['no text', 'kind', ownColumns(fieldOf('kind'), words)[2], { filter: { kind: { empty: 1 } } }],
    ['no link', 'boss', ownColumns(fieldOf('boss'), words)[0], { filter: { boss: { null: 1 } } }],
    ['no', 'done', ownColumns(fieldOf('done'), words)[1], { filter: { done: { eq: 0 } } }],
  ])('%s', (_, name, column, expected) => {
    expect(columnView(view, fieldOf(name), column as BoardColumn)).toMatchObject(expected);
  });

  test('values that the field doesn’t offer are looked for, and get a column', () => {
    expect(unknownView(view, fieldOf('kind'), ['a', 'b'])).toMatchObject({
      fields: ['kind'],
      filter: { kind: [{ nempty: 1 }, { nin: ['a', 'b'] }], title: { contains: 'x' } },
    });
    expect(unknownColumn('old')).toMatchObject({ id: 'v:old', label: 'old', isUnknown: true });
    expect(valueText({ id: 7 })).toBe('7');
    expect(valueText(null)).toBe('');
  });
});

describe('which columns are shown, and in which order', () => {
  const columns = ownColumns(fieldOf('state'), words);
  test('an order names some, the others follow', () => {
    expect(idsOf(inChosenOrder(columns, ['v:live', 'v:vanished']))).toEqual(['v:live', 'v:draft', 'v:gone']);
  });
  test('one place on passes what is hidden; at the end it stays', () => {
    const shown = columns.filter(({ id }) => id !== 'v:live');
    expect(movedColumn(columns, shown, 'v:draft', 1)).toEqual(['v:live', 'v:gone', 'v:draft']);
    expect(movedColumn(columns, shown, 'v:gone', 1)).toEqual(['v:draft', 'v:live', 'v:gone']);
  });
  test('the deleted are hidden until somebody says otherwise', () => {
    expect([...hiddenIds(columns, null)]).toEqual(['v:gone']);
    expect([...hiddenIds(columns, [])]).toEqual([]);
  });
});

test('a new item begins with what its column stands for [LST-03]', () => {
  const state = { ...collection.fields['state'] } as Field;
  const column = (more: object) => ({ id: 'v:live', value: 'live', label: 'Live', color: null, ...more });
  expect(startInColumn(state, column({}))).toEqual({ state: 'live' });
  expect(startInColumn(state, column({ value: null }))).toEqual({});
  expect(startInColumn(state, column({ value: {} }))).toBeNull();
  expect(startInColumn(state, column({ isDeleted: true }))).toBeNull();
  expect(startInColumn(state, column({ isUnknown: true }))).toBeNull();
});

describe('where an item may go', () => {
  const rights = {
    base: noRights,
    statuses: {
      draft: { ...allRights, statusBlacklist: ['live'], writeBlacklist: ['kind'] },
      live: noRights,
      gone: noRights,
    },
    onCreate: noRights,
  };
  const moves = (name: string) => ({ field: fieldOf(name), collection, rights, asker: { id: 1, role: 2 } });
  const item = { id: 1, state: 'draft' };

  test.each([
    ['a status that is open', 'state', item, true],
    ['a field that its status doesn’t let be written', 'kind', item, false],
    ['an item whose status may not be updated', 'state', { id: 1, state: 'live' }, false],
    ['an item whose status is in no mapping', 'state', { id: 1, state: 'old' }, false],
  ])('%s', (_, name, moved, expected) => expect(canMove(moved, moves(name))).toBe(expected));

  test('not where the role may not put it, nor to what the field doesn’t offer', () => {
    const columns = ownColumns(fieldOf('state'), words);
    const open = columns.filter((column) => canEnter(item, column, moves('state')));
    expect(idsOf(open)).toEqual(['v:draft', 'v:gone']);
    expect(canEnter(item, unknownColumn('old'), moves('kind'))).toBe(false);
  });
});

test.each([
  [0, 0, [], 0],
  [0, 1, [], null],
  [1, 1, [], 0],
  [0, 0, [0], 1],
  [2, 1, [0, 2], 3],
  [5, 0, [1, 3], 7],
])('row %d with %d coming and %o gone is %s of the list', (row, coming, gone, expected) => {
  expect(listRow(row, coming, gone as number[])).toBe(expected);
  expect(shiftedCount(10, 2, [1])).toBe(11);
});

test.each([
  ['published', { title: '', slug: null, price: null }, ['title', 'slug']],
  ['published', { title: 'A', slug: 'a' }, []],
  // What may not be read isn't there.
  ['published', { slug: 'a' }, []],
  ['draft', { title: '', slug: null }, []],
])('to %s with %j: %j has to be filled in [#96]', (value, item, wanted) => {
  const own = toCollection({
    collection: 'posts',
    managed: true,
    fields: [
      { field: 'id', primary_key: true, auto_increment: true, datatype: 'INT' },
      {
        field: 'status',
        type: 'status',
        datatype: 'VARCHAR',
        options: {
          status_mapping: {
            published: { name: 'Published', required_fields: true },
            draft: { name: 'Draft', required_fields: false },
          },
        },
      },
      { field: 'title', datatype: 'VARCHAR', required: true },
      { field: 'slug', datatype: 'VARCHAR', required: true },
      { field: 'price', datatype: 'INT' },
      { field: 'made', type: 'user_created', datatype: 'INT', required: true },
    ],
  });
  const status = own.fields['status'];
  if (!status) throw new Error('there is no status');
  expect(missingIn(item, requiredFor(own, status, value)).map(({ field }) => field)).toEqual(wanted);
  expect(missingIn(undefined, requiredFor(own, status, value))).toEqual([]);
});
