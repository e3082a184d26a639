import { describe, expect, test } from 'vitest';
import { parseJson, writeJson } from '#app/lib/json.ts';
import { newRow, readRows, type StoreShape, withValue, writeRows } from './row-store.ts';

const list: StoreShape = { fields: ['item', 'amount'], keyField: null };
const keyed: StoreShape = { fields: ['value', 'name', 'color'], keyField: 'value' };
const map: StoreShape = { fields: ['value', 'name'], keyField: 'value' };

const rewritten = (text: string, shape: StoreShape) => {
  const stored = writeRows(readRows(parseJson(text), shape) ?? [], shape);
  return 'value' in stored ? writeJson(stored.value) : stored;
};

describe('rows that nobody touched go back as they came', () => {
  test.each([
    ['[{"item":"x","amount":9007199254740993,"unknown":{"deep":[1.50]}}]', list],
    ['[1,"two",null,{"item":"x"},[3]]', list],
    ['{"b":{"name":"B","color":"red","more":[true]},"a":{"value":"a","name":"A"}}', keyed],
    ['{"one":"First","two":2}', map],
    ['{"one":"First","two":{"name":"x","extra":1}}', map],
    ['{"one":"First"}', keyed],
  ])('%s', (text, shape) => expect(rewritten(text, shape)).toBe(writeJson(parseJson(text))));
});

test.each([
  [null, 0],
  ['', 0],
  [[], 0],
  ['[{"item":1}]', 1],
  ['nonsense', null],
  ['"text"', null],
  [7, null],
  [{ a: 1 }, null],
])('%o has %o rows [FD02]', (value, count) => {
  expect(readRows(value, list)?.length ?? null).toBe(count);
});

describe('a change', () => {
  test('keeps the keys that the fields don’t know', () => {
    const [row] = readRows([{ item: 'x', hidden: { a: 1 } }], list) ?? [];
    expect(row && writeRows([withValue(row, 'item', 'y')], list)).toEqual({
      value: [{ item: 'y', hidden: { a: 1 } }],
    });
  });
  test('keeps an entry in its form: key inside, outside, bare', () => {
    const change = (value: unknown, shape: StoreShape) => {
      const rows = (readRows(value, shape) ?? []).map((row) => withValue(row, 'name', 'N'));
      return writeRows(rows, shape);
    };
    expect(change({ a: { value: 'a', name: 'A' } }, keyed)).toEqual({
      value: { a: { value: 'a', name: 'N' } },
    });
    expect(change({ a: { name: 'A' } }, keyed)).toEqual({ value: { a: { name: 'N' } } });
    expect(change({ a: 'A' }, map)).toEqual({ value: { a: 'N' } });
  });
  test('of the key gives the entry another name', () => {
    const [row] = readRows({ a: { name: 'A' } }, keyed) ?? [];
    expect(row && writeRows([withValue(row, 'value', 'b')], keyed)).toEqual({ value: { b: { name: 'A' } } });
  });
});

test('keys have to be there, each once', () => {
  const rows = readRows({ a: { name: 'A' }, b: { name: 'B' } }, keyed) ?? [];
  expect(
    writeRows(
      rows.map((row) => withValue(row, 'value', '')),
      keyed,
    ),
  ).toEqual({ problem: 'noKey' });
  expect(
    writeRows(
      rows.map((row) => withValue(row, 'value', 'a')),
      keyed,
    ),
  ).toEqual({
    problem: 'sameKey',
    key: 'a',
  });
});

test('a new row is stored as the others are', () => {
  const values = { value: 'n', name: 'New' };
  const stored = (others: unknown, shape: StoreShape) => {
    const rows = readRows(others, shape) ?? [];
    return writeRows([...rows, newRow(values, rows, shape)], shape);
  };
  expect(stored(null, map)).toEqual({ value: { n: 'New' } });
  expect(stored(null, keyed)).toEqual({ value: { n: values } });
  expect(stored({ a: { name: 'A' } }, keyed)).toEqual({ value: { a: { name: 'A' }, n: { name: 'New' } } });
  expect(stored([{ x: 1 }], list)).toEqual({ value: [{ x: 1 }, values] });
});
