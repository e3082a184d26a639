import { expect, test } from 'vitest';
import { isSectionOpen, withSection } from './section-state.ts';

test.each<[unknown, boolean, boolean]>([
  [null, true, true],
  [null, false, false],
  [{ SEO: false }, true, false],
  [{ SEO: true }, false, true],
  [{ SEO: 'x' }, true, false],
  ['spoilt', false, false],
])('kept %o, begins %s: %s', (kept, initial, expected) => {
  expect(isSectionOpen(kept, 'SEO', initial)).toBe(expected);
});

test('keeps the last ones only', () => {
  let kept: unknown = 'spoilt';
  for (let index = 0; index < 80; index += 1) kept = withSection(kept, `Part ${index}`, index % 2 === 0);
  expect(Object.keys(kept as object)).toHaveLength(50);
  expect(isSectionOpen(kept, 'Part 79', true)).toBe(false);
});
