import { describe, expect, test } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import { rightsOn } from '#app/entities/permissions/rules.ts';
import { LosslessNumber } from '#app/lib/json.ts';
import {
  guessMapping,
  type ImportMode,
  importFields,
  keysOf,
  makePlanner,
  type PlanInput,
  type PlannedRow,
  type Readings,
  summarise,
} from './import-plan.ts';
import { type FileTable, readFile } from './read-file.ts';

const books = toCollection({
  collection: 'books',
  fields: [
    { field: 'id', type: 'integer', datatype: 'INT', primary_key: true, auto_increment: true },
    { field: 'title', type: 'string', datatype: 'VARCHAR', length: '10', required: true },
    { field: 'pages', type: 'integer', datatype: 'SMALLINT', signed: false, hidden_detail: true },
    {
      field: 'isbn',
      type: 'string',
      datatype: 'CHAR',
      validation: '/^\\d+$/',
      translation: [{ locale: 'en-US', translation: 'Number' }],
    },
    { field: 'state', type: 'string', datatype: 'VARCHAR', required: true, default_value: 'draft' },
    { field: 'reviews', type: 'o2m', datatype: null },
  ],
});
const { onCreate: rights } = rightsOn(null, books);

function plan(text: string, mode: ImportMode = 'both', existing: string[] = ['1']): PlannedRow[] {
  const table = readFile(text) as FileTable;
  const mapping = guessMapping(table.columns, importFields(books, rights), (field) =>
    fieldName(field, 'en-US'),
  );
  const planner = makePlanner({
    table,
    mapping,
    collection: books,
    rights,
    mode,
    existing: new Set(existing),
  });
  return table.rows.map(planner);
}

describe('columns', () => {
  test('go to fields by their name or by what they are called, each field once', () => {
    const fields = importFields(books, rights);
    expect(fields.map(({ field }) => field)).toEqual(['id', 'title', 'pages', 'isbn', 'state']);
    const guess = (columns: string[]) => guessMapping(columns, fields, (field) => fieldName(field, 'en-US'));
    expect(guess(['ID', 'title', 'Title', 'number', 'author', ''])).toEqual([
      'id',
      'title',
      null,
      'isbn',
      null,
      null,
    ]);
  });

  test('a field that may not be written is none to go to, but for the key', () => {
    const some = { ...rights, writeBlacklist: ['id', 'title'], readBlacklist: ['isbn'] };
    expect(importFields(books, some).map(({ field }) => field)).toEqual(['id', 'pages', 'state']);
  });
});

describe('rows', () => {
  const file = 'id,title\n1,One\n2,Two\n,Three';
  test.each<[ImportMode, string[]]>([
    ['both', ['update', 'create', 'create']],
    ['create', ['skip', 'create', 'create']],
    ['update', ['update', 'skip', 'update']],
  ])('mode %s', (mode, actions) => {
    expect(plan(file, mode).map(({ action }) => action)).toEqual(actions);
  });

  test('a row without a key can’t change anything', () => {
    expect(plan(file, 'update')[2]?.problems).toEqual([{ field: 'id', problem: 'noKey' }]);
  });

  test('values are typed; a key that is not there is not sent', () => {
    expect(plan('id,title,pages\n7,Seven,300\n,Eight,').map(({ key, values }) => ({ key, values }))).toEqual([
      { key: '7', values: { id: 7, title: 'Seven', pages: 300 } },
      { key: null, values: { title: 'Eight', pages: null } },
    ]);
  });

  test('keys that the app makes are part of the plan, so that a row is known by its own when it is sent again', () => {
    const collection = toCollection({
      collection: 'tickets',
      fields: [
        {
          field: 'key',
          type: 'string',
          datatype: 'VARCHAR',
          length: '36',
          primary_key: true,
          options: { lectern: { generate: 'uuid' } },
        },
        { field: 'title', type: 'string', datatype: 'VARCHAR' },
      ],
    });
    const table = readFile('key,title\nmine,One\n,Two\n,Three') as FileTable;
    const input = { table, mapping: ['key', 'title'], collection, rights, existing: new Set<string>() };
    const rows = table.rows.map(makePlanner({ ...input, mode: 'both' }));
    expect(rows.map(({ action, problems }) => [action, problems])).toEqual(rows.map(() => ['create', []]));
    expect(rows.map(({ key }) => key)).toEqual(rows.map(({ values }) => values['key']));
    expect(rows[0]?.key).toBe('mine');
    for (const { key } of rows.slice(1)) expect(key).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    const updates = table.rows.map(makePlanner({ ...input, mode: 'update' }));
    expect(updates[1]?.problems).toEqual([{ field: 'key', problem: 'noKey' }]);
  });

  test('JSON: what a row lacks is left alone', () => {
    expect(plan('[{"id":1,"pages":5},{"title":"New"}]').map(({ values }) => values)).toEqual([
      { id: 1, pages: 5 },
      { title: 'New' },
    ]);
  });

  test.each<[string, string, string, PlannedRow['problems'][number]['problem']]>([
    ['a text for a number', 'id,title,pages\n5,a,many', 'pages', 'notWhole'],
    [
      'a number beyond the column, in a field that forms hide',
      'title,pages\na,70000',
      'pages',
      { error: 'problem:outOfRange' },
    ],
    ['a text that is too long', 'title\nmore than ten', 'title', { error: 'problem:tooLong' }],
    ['against the pattern', 'title,isbn\na,x1', 'isbn', { error: 'problem:pattern' }],
    ['a new item without what is required', 'pages\n5', 'title', { error: 'problem:required' }],
    ['a changed item that loses what is required', 'id,title\n1,', 'title', { error: 'problem:required' }],
    ['a key for the second time', 'id,title\n5,a\n5,b', 'id', 'twice'],
  ])('%s', (_, text, field, problem) => {
    expect(plan(text).at(-1)?.problems).toEqual([expect.objectContaining({ field, problem })]);
  });

  test('a changed item needs only what the file has', () => {
    expect(plan('id,pages\n1,5')[0]?.problems).toEqual([]);
  });

  test('the sum of it', () => {
    const rows = plan('id,title\n1,One\n2,Two\n3,much too long a title\n,Four', 'both');
    expect(summarise(rows)).toEqual({ create: 2, update: 1, skip: 0, bad: 1 });
    expect(summarise(plan(file, 'create'))).toEqual({ create: 2, update: 0, skip: 1, bad: 0 });
  });
});

test('the keys that a file names', () => {
  const table = readFile('title,id\na,1\nb,\nc, 2 ') as FileTable;
  expect(keysOf({ table, mapping: ['title', 'id'], collection: books })).toEqual(['1', '2']);
  expect(keysOf({ table, mapping: ['title', null], collection: books })).toEqual([]);
});

describe('as people write', () => {
  const events = toCollection({
    collection: 'events',
    fields: [
      { field: 'id', type: 'integer', datatype: 'BIGINT', primary_key: true, auto_increment: true },
      { field: 'fee', type: 'decimal', datatype: 'DECIMAL', length: '30,4' },
      { field: 'on', type: 'date', datatype: 'DATE' },
      { field: 'at', type: 'time', datatype: 'TIME' },
      { field: 'code', type: 'string', datatype: 'VARCHAR', length: '20', unique: true },
    ],
  });
  const { onCreate } = rightsOn(null, events);
  const planned = (text: string, more: Partial<PlanInput> = {}) => {
    const table = readFile(text) as FileTable;
    const mapping = guessMapping(table.columns, importFields(events, onCreate), ({ field }) => field);
    const rules = { table, mapping, collection: events, rights: onCreate, existing: new Set('7') };
    return table.rows.map(makePlanner({ ...rules, mode: 'both', ...more }));
  };
  const german: Readings = new Map([
    ['id', { format: 'comma' }],
    ['fee', { format: 'comma' }],
    ['on', { format: 'dmy' }],
  ]);

  test('numbers, days and times become what is stored, digit for digit', () => {
    const [row] = planned('fee;on;at\n12.345.678.901.234.567,8901;31.12.2023;3:05 PM', { readings: german });
    expect(row?.values).toEqual({
      fee: new LosslessNumber('12345678901234567.8901'),
      on: '2023-12-31',
      at: '15:05:00',
    });
    expect(row?.problems).toEqual([]);
  });

  test('what is none in the format of the column is told with what was read', () => {
    const [row] = planned('fee;on;at\n1,234.5;12/31/2023;noon', { readings: german });
    expect(row?.problems).toEqual([
      { field: 'fee', problem: 'notNumber', text: '1,234.5', format: 'comma' },
      { field: 'on', problem: 'notDate', text: '12/31/2023', format: 'dmy' },
      { field: 'at', problem: 'notTime', text: 'noon' },
    ]);
  });

  test('ISO is no day in any other order than its own, and no number with a comma is one with a point', () => {
    const [row] = planned('fee;on\n1.5;2023-12-31', { readings: german });
    expect(row?.values).toEqual({ on: '2023-12-31' });
    expect(row?.problems).toEqual([{ field: 'fee', problem: 'notNumber', text: '1.5', format: 'comma' }]);
  });

  test('a key is the number, however it is written', () => {
    const [row] = planned('id;code\n007;a', { readings: german });
    expect(row).toMatchObject({ key: '7', action: 'update', values: { id: 7 } });
    expect(planned('id;code\n1.234;a', { readings: german })[0]).toMatchObject({ key: '1234' });
  });

  test('a value that only one item may have is told with the line where it stands before', () => {
    const rows = planned('code,id\nx,\ny,\n"x",\n,\n,\nz,5\nw,5');
    expect(rows.map(({ problems }) => problems)).toEqual([
      [],
      [],
      [{ field: 'code', problem: 'twice', text: 'x', line: 2 }],
      [],
      [],
      [],
      [{ field: 'id', problem: 'twice', text: '5', line: 7 }],
    ]);
  });

  test('a row that is left out takes no value', () => {
    const rows = planned('id,code\n7,x\n8,x', { mode: 'create' });
    expect(rows.map(({ action, problems }) => [action, problems])).toEqual([
      ['skip', []],
      ['create', []],
    ]);
  });

  test('characters that were lost on the way are a problem, those that were lost before are told', () => {
    const text = 'code,fee\ng\uFFFDne,1\nplain,2';
    expect(planned(text, { source: { encoding: 'utf-8', isExact: false } })).toMatchObject([
      { problems: [{ field: 'code', problem: 'lost', text: 'g\uFFFDne' }], notes: [] },
      { problems: [], notes: [] },
    ]);
    expect(planned(text, { source: { encoding: 'utf-8', isExact: true } })).toMatchObject([
      { values: { code: 'g\uFFFDne' }, problems: [], notes: [{ field: 'code', problem: 'replaced' }] },
      { problems: [], notes: [] },
    ]);
  });
});
