import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { changedSettings, changedTable } from '#mocks/engine/releases/system-changes.ts';
import type { SystemChanges, SystemCollection } from '#mocks/engine/releases/system-changes.ts';

test('no code but the table of releases names one', () => {
  const mocks = fileURLToPath(new URL('../..', import.meta.url));
  const files = readdirSync(mocks, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes(join('engine', 'releases')),
  );
  expect(files.length).toBeGreaterThan(100);
  const naming = files.filter((name) => /['"`]8\.\d\.\d/.test(readFileSync(join(mocks, name), 'utf8')));
  expect(naming).toEqual([]);
});

const field = (id: number, name: string) => ({ id, field: name, type: 'string', interface: 'text-input' });
const table: SystemCollection = {
  collection: 'directus_things',
  columns: [
    { name: 'id', datatype: 'INT' },
    { name: 'name', datatype: 'VARCHAR', length: '20' },
  ],
  fields: [field(1, 'id'), field(2, 'name'), field(3, 'gone'), field(4, 'last')],
};
const changes: SystemChanges = {
  shifted_ids: [
    { from: 2, by: 1 },
    { from: 4, by: 2 },
  ],
  settings: {
    removed: ['b'],
    changed: { a: null },
    added: [{ after: 'a', key: 'new', value: '1' }],
  },
  collections: {
    directus_things: {
      columns: [
        { name: 'name', length: '30' },
        { after: 'id', name: 'token', datatype: 'TEXT' },
      ],
      fields: [{ field: 'name', note: 'changed' }, field(5, 'token')],
      not_null: ['name'],
      removed: ['gone'],
    },
  },
};

test('a table is changed by the names of its columns and fields', () => {
  expect(changedTable(table, null)).toBe(table);
  expect(changedTable(table, changes)).toEqual({
    collection: 'directus_things',
    columns: [
      { name: 'id', datatype: 'INT' },
      { name: 'token', datatype: 'TEXT' },
      { name: 'name', datatype: 'VARCHAR', length: '30', not_null: true },
    ],
    fields: [field(1, 'id'), { ...field(3, 'name'), note: 'changed' }, field(5, 'token'), field(6, 'last')],
  });
});

test('settings keep their order', () => {
  const settings = ['a', 'b', 'c'].map((key) => ({ key, value: key }));
  expect(changedSettings(settings, null)).toEqual(settings);
  expect(changedSettings(settings, changes)).toEqual([
    { key: 'a', value: null },
    { key: 'new', value: '1' },
    { key: 'c', value: 'c' },
  ]);
});
