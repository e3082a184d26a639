import { expect, test } from 'vitest';
import { isComposing } from './composing.ts';

test.each([
  ['a key of its own', { isComposing: false, keyCode: 13 }, false],
  ['a key of an input method', { isComposing: true, keyCode: 229 }, true],
  ['the Enter that ends a word in Chromium and Firefox', { isComposing: true, keyCode: 13 }, true],
  ['the Enter that ends a word in Safari', { isComposing: false, keyCode: 229 }, true],
])('%s', (_, event, expected) => {
  expect(isComposing(event)).toBe(expected);
});
