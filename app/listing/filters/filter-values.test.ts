import { expect, test } from 'vitest';
import { fromWall, rangeOf, toRange, toWall, withoutValue, withValue } from './filter-values.ts';

test('a range is kept as the old app keeps one', () => {
  expect(rangeOf('1,2')).toEqual(['1', '2']);
  expect(rangeOf(['1', 2])).toEqual(['1', '2']);
  expect(rangeOf(null)).toEqual(['', '']);
  expect(toRange('1', null)).toBe('1,');
  expect(toRange(null, '')).toBeNull();
});

test('instants are shown in the zone and asked for in UTC', () => {
  expect(fromWall('2024-03-05 00:00:00', 'America/Chicago')).toBe('2024-03-05 06:00:00');
  expect(toWall('2024-03-05 06:00:00', 'America/Chicago')).toBe('2024-03-05 00:00:00');
  expect(toWall('2024-03-05', 'America/Chicago')).toBe('2024-03-05 00:00:00');
  expect(toWall('2024-03-05 06:00:00', undefined)).toBe('2024-03-05 06:00:00');
  expect(toWall('', null)).toBeNull();
});

test('lists gain and lose values once', () => {
  expect(withValue('a,b', 'c')).toEqual(['a', 'b', 'c']);
  expect(withValue(['a'], 'a')).toEqual(['a']);
  expect(withValue(null, null)).toEqual([]);
  expect(withoutValue(['a', 'b'], 'a')).toEqual(['b']);
});
