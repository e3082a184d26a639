import { expect, test } from 'vitest';
import { pullAt } from './follow-pointer.ts';

const pull = { reach: 50, max: 20 };

test.each([
  ['in the middle', 500, 0],
  ['where it begins', 50, 0],
  ['half way to the edge', 25, -10],
  ['at the edge', 0, -20],
  ['beyond it, no more', -300, -20],
  ['near the other edge', 975, 10],
  ['beyond that', 1300, 20],
])('%s: %d', (_, at, expected) => expect(pullAt(at, 0, 1000, pull)).toBeCloseTo(expected));

test('in a low list the middle stays at rest', () => {
  expect(pullAt(50, 0, 100, pull)).toBe(0);
  expect(pullAt(10, 0, 100, pull)).toBeCloseTo(-12);
});
