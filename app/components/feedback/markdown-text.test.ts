import { expect, test } from 'vitest';
import { asMarkdown } from './markdown-text.ts';

test.each([
  ['The harbour, again (2nd ed.)', 'The harbour, again (2nd ed.)'],
  ['1. April', String.raw`1\. April`],
  ['*bold* <b>', String.raw`\*bold\* \<b\>`],
  ['snake_case', String.raw`snake\_case`],
])('a name means nothing but itself: %s', (name, text) => {
  expect(asMarkdown(name)).toBe(text);
});
