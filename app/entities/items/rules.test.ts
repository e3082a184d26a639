import { describe, expect, test } from 'vitest';
import { fitsAddress, fromKeyParam, itemsPath, needsFilter, setParam, toKeyParam } from './rules.ts';

test.each([
  ['articles', 'items/articles'],
  ['bad name!', 'items/bad%20name!'],
  ['directus_users', 'users'],
])('items of %s live at %s', (collection, path) => expect(itemsPath(collection)).toBe(path));

test.each([
  ['12', false],
  ['de-DE', false],
  ['a#b?c%d+e f', false],
  ['a,b', true],
  ['2024-07/0042', true],
  ['..', true],
])('key %s needs a filter: %s', (key, expected) => expect(needsFilter(key)).toBe(expected));

describe('keys in the address [NAV-15] [FD37]', () => {
  test.each([['12'], ['a,b'], ['+'], ['a/b'], ['50%'], ['a b#c?d'], ['9007199254740993'], ['%2B']])(
    '%s comes back',
    (key) => {
      expect(fromKeyParam(toKeyParam([key]))).toEqual({ kind: 'one', key });
    },
  );

  test('a batch is told from a key with a comma', () => {
    expect(fromKeyParam(toKeyParam(['a,b', 'c']))).toEqual({ kind: 'batch', keys: ['a,b', 'c'] });
    expect(fromKeyParam('1,2')).toEqual({ kind: 'batch', keys: ['1', '2'] });
  });

  test('+ is a new item, a broken escape stays as typed', () => {
    expect(fromKeyParam('+')).toEqual({ kind: 'new' });
    expect(fromKeyParam('100%')).toEqual({ kind: 'one', key: '100%' });
    expect(fromKeyParam(',')).toEqual({ kind: 'one', key: ',' });
  });
});

test('more keys than an address holds go by a set, which is no key [FD47]', () => {
  expect(fromKeyParam(setParam('1a2b'))).toEqual({ kind: 'set', id: '1a2b' });
  expect(fromKeyParam(toKeyParam(['+set-1a2b']))).toEqual({ kind: 'one', key: '+set-1a2b' });
  const keys = Array.from({ length: 101 }, (_, index) => String(index));
  expect(fitsAddress(keys)).toBe(false);
  expect(fitsAddress(keys.slice(1))).toBe(true);
  expect(fitsAddress(keys.slice(1, 61).map((key) => key.padStart(36, 'x')))).toBe(false);
});
