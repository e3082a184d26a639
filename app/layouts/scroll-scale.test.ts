import { describe, expect, test } from 'vitest';
import {
  follow,
  maxHeight,
  reveal,
  rowsAt,
  scrollTopOf,
  settle,
  shownHeight,
  topOf,
} from './scroll-scale.ts';

const small = { full: 4000, view: 800 };
const million = { full: 40_000_000, view: 800 };

describe('scroll range of a list of any length [LST-07]', () => {
  test('a list within the limit is as high as its rows', () => {
    expect(shownHeight(small)).toBe(4000);
    for (const at of [0, 17, 1600, 3200]) {
      expect(topOf(at, small)).toBe(at);
      expect(scrollTopOf(at, small)).toBe(at);
    }
  });

  test('a longer one stays within what browsers can show', () =>
    expect(shownHeight(million)).toBe(maxHeight));

  test('both ends of the bar are both ends of the list', () => {
    expect(topOf(0, million)).toBe(0);
    expect(topOf(maxHeight - 800, million)).toBe(40_000_000 - 800);
    expect(topOf(maxHeight + 5000, million)).toBe(40_000_000 - 800);
    expect(topOf(-20, million)).toBe(0);
  });

  test('near the ends a pixel is a pixel', () => {
    expect(topOf(1234, million)).toBe(1234);
    expect(topOf(maxHeight - 800 - 1234, million)).toBe(40_000_000 - 800 - 1234);
  });

  test('there and back is the same place, and order is kept', () => {
    let last = -1;
    for (let at = 0; at <= maxHeight - 800; at += 99_991) {
      const top = topOf(at, million);
      expect(top).toBeGreaterThan(last);
      expect(scrollTopOf(top, million)).toBeCloseTo(at, 3);
      last = top;
    }
  });
});

describe('following the scroll bar', () => {
  test('small steps move the rows by as many pixels', () => {
    const start = settle({ top: 20_000_000 }, million);
    const next = follow(start, start.scrollTop + 120, million);
    expect(next.top - start.top).toBe(120);
    expect(follow(next, next.scrollTop - 120, million)).toEqual(start);
  });

  test('a jump of the thumb goes to its place', () => {
    const next = follow({ top: 0, scrollTop: 0 }, maxHeight - 800, million);
    expect(next.top).toBe(40_000_000 - 800);
    expect(follow(next, 0, million).top).toBe(0);
  });

  test('rest puts the thumb where it belongs and leaves the rows where they are', () => {
    const drifted = { top: 20_003_000, scrollTop: 4_010_000 };
    const rested = settle(drifted, million);
    expect(rested.top).toBe(drifted.top);
    expect(topOf(rested.scrollTop, million)).toBeCloseTo(drifted.top, -2);
  });

  test('never beyond the ends', () => {
    expect(follow({ top: 100, scrollTop: 400 }, 0, million).top).toBe(0);
    expect(settle({ top: 1e9 }, million).top).toBe(40_000_000 - 800);
    expect(settle({ top: 50 }, { full: 400, view: 800 })).toEqual({ top: 0, scrollTop: 0 });
  });
});

describe('rows to draw [FD22]', () => {
  test.each([
    ['top', 0, 1_000_000, 0, 28],
    ['middle', 20_000_010, 1_000_000, 499_992, 500_029],
    ['end', 40_000_000 - 800, 1_000_000, 999_972, 1_000_000],
    ['few', 0, 3, 0, 3],
    ['none', 0, 0, 0, 0],
    ['beyond the end', 9000, 3, 2, 3],
  ])('%s', (_, top, count, first, last) => expect(rowsAt(top, 800, 40, count, 8)).toEqual({ first, last }));

  test('bringing a row into sight', () => {
    expect(reveal(5, 40, 0, 800)).toBeNull();
    expect(reveal(20, 40, 0, 800)).toBe(40);
    expect(reveal(3, 40, 400, 800)).toBe(120);
  });
});
