import type { Permission } from '#app/entities/permissions/types.ts';
import { describe, expect, test } from 'vitest';
import { toField } from '#app/entities/fields/rules.ts';
import { copyProblem } from './copy-problem.ts';
import { copiedLimits, copyOf, freeName } from './duplicate-rules.ts';

const price = toField({
  id: 12,
  collection: 'products',
  field: 'price',
  type: 'decimal',
  datatype: 'decimal',
  interface: 'numeric',
  length: '10,2',
  sort: 4,
  group: 3,
  required: true,
  options: { localized: true },
});

describe('a copy of a field [SCH-12]', () => {
  test('no id, the new name, last in its collection', () => {
    const copy = copyOf(price, 'products', 'net_price', 7);
    expect(copy).toMatchObject({
      collection: 'products',
      field: 'net_price',
      sort: 8,
      type: 'decimal',
      datatype: 'DECIMAL',
      interface: 'numeric',
      length: '10,2',
      group: 3,
      required: true,
      options: { localized: true },
    });
    expect(copy).not.toHaveProperty('id');
    expect(copy).not.toHaveProperty('name');
  });

  test('in another collection it is in no group', () => {
    expect(copyOf(price, 'orders', 'price', 2)).toMatchObject({ collection: 'orders', sort: 3, group: null });
  });

  test.each([
    ['VARCHAR', '100', true],
    ['DECIMAL', '10,2', true],
    ['INT', '10', false],
    ['TEXT', '65535', false],
    ['DATETIME', null, false],
    [null, null, false],
  ])('length of %s is kept: %#', (datatype, length, isKept) => {
    const copy = copyOf({ ...price, datatype, length }, 'products', 'other', 1);
    expect('length' in copy).toBe(isKept);
    if (isKept) expect(copy.length).toBe(length);
  });
});

test.each([
  ['primary-key', false, 'key'],
  ['many-to-many', false, 'relation'],
  ['one-to-many', false, 'relation'],
  ['many-to-one', false, 'relation'],
  ['sort', false, 'sort'],
  ['text-input', false, null],
  ['text-input', true, 'key'],
  ['file', false, null],
  [null, false, null],
])('interface %s (key: %s) may not be duplicated because of: %s [SCH-04]', (id, primary_key, expected) => {
  expect(copyProblem({ interface: id, primary_key })).toBe(expected);
});

test.each([
  ['price', [], 'price'],
  ['price', ['price'], 'price_2'],
  ['price', ['price', 'price_2'], 'price_3'],
])('a free name for %s beside %j is %s [SCH-12]', (wanted, taken, expected) => {
  expect(freeName(wanted, new Set(taken))).toBe(expected);
});

test('a copy is closed to whom its original is closed to', () => {
  const row = (id: number, role: number, more: object, collection = 'articles') => ({
    id,
    collection,
    role,
    status: null,
    read_field_blacklist: '',
    write_field_blacklist: null,
    ...more,
  });
  const rows = [
    row(1, 3, { read_field_blacklist: 'secret,other', write_field_blacklist: ['secret'] }),
    row(2, 4, { write_field_blacklist: ['secret', 'secret_2'] }),
    row(3, 5, { read_field_blacklist: ['other'] }),
  ] as Permission[];
  const original = { collection: 'articles', field: 'secret' };
  expect(copiedLimits(original, { target: 'articles', name: 'secret_2' }, rows, rows)).toEqual([
    {
      id: 1,
      read_field_blacklist: ['secret', 'other', 'secret_2'],
      write_field_blacklist: ['secret', 'secret_2'],
    },
  ]);
  const there = [row(7, 3, {}, 'pages'), row(8, 4, {}, 'pages'), row(9, 5, {}, 'pages')] as Permission[];
  expect(copiedLimits(original, { target: 'pages', name: 'secret' }, rows, there)).toEqual([
    { id: 7, read_field_blacklist: ['secret'], write_field_blacklist: ['secret'] },
    { id: 8, write_field_blacklist: ['secret'] },
  ]);
});
