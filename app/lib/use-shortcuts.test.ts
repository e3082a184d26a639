import { expect, test } from 'vitest';
import { letterOf } from './use-shortcuts.ts';

test.each([
  ['s', 'KeyS', 's'],
  ['S', 'KeyS', 's'],
  ['a', 'KeyQ', 'a'], // French: the letter that is typed counts, not its place
  ['ы', 'KeyS', 's'], // Russian
  ['σ', 'KeyS', 's'], // Greek
  ['س', 'KeyS', 's'], // Arabic
  ['ד', 'KeyS', 's'], // Hebrew
  ['é', 'Digit2', 'é'],
  ['Enter', 'Enter', 'Enter'],
  ['ArrowUp', 'ArrowUp', 'ArrowUp'],
  ['', '', ''],
])('%s at %s means %s', (key, code, expected) => {
  expect(letterOf({ key, code })).toBe(expected);
});
