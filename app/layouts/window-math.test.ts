import { describe, expect, test } from 'vitest';
import { isCounted, learn, rowCountOf, unknownExtent, windowsOf } from './window-math.ts';

describe('windows that are asked for [LST-07]', () => {
  test.each([
    ['the first rows', 0, 30, 1_000_000, [0]],
    ['near the next window', 60, 90, 1_000_000, [0, 1]],
    ['just behind a border', 110, 140, 1_000_000, [0, 1]],
    ['in the middle of one', 540, 570, 1_000_000, [5]],
    ['the last rows', 999_970, 1_000_000, 1_000_000, [9999]],
    ['a short list', 0, 12, 12, [0]],
    ['an empty one', 0, 0, 0, []],
  ])('%s', (_, first, last, count, expected) => expect(windowsOf(first, last, count)).toEqual(expected));
});

describe('how long the list is [FD20] [FD25]', () => {
  test('before a count: what is known and one window more', () => {
    const first = learn(unknownExtent, 0, 100);
    expect(rowCountOf(unknownExtent, null)).toBe(100);
    expect(rowCountOf(first, null)).toBe(200);
    expect(isCounted(first, null)).toBe(false);
    expect(rowCountOf(learn(first, 1, 100), null)).toBe(300);
  });

  test('with a count: the count', () => {
    const first = learn(unknownExtent, 0, 100);
    expect(rowCountOf(first, 240)).toBe(240);
    expect(isCounted(first, 240)).toBe(true);
  });

  test('a short window ends the list, whatever was counted', () => {
    const short = learn(learn(unknownExtent, 0, 100), 1, 20);
    expect(rowCountOf(short, 240)).toBe(120);
    expect(rowCountOf(learn(unknownExtent, 0, 0), 18)).toBe(0);
    expect(isCounted(short, null)).toBe(true);
  });

  test('an empty window further down only narrows the end', () => {
    const gap = learn(learn(unknownExtent, 0, 100), 7, 0);
    expect(rowCountOf(gap, 2000)).toBe(700);
    expect(rowCountOf(learn(gap, 3, 40), 2000)).toBe(340);
  });

  test('more rows than counted are shown', () =>
    expect(rowCountOf(learn(unknownExtent, 2, 100), 240)).toBe(300));

  test('nothing new is the same object', () => {
    const first = learn(unknownExtent, 0, 100);
    expect(learn(first, 0, 100)).toBe(first);
  });
});
