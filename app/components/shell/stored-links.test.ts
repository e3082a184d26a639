import { expect, test } from 'vitest';
import { storedTarget } from './stored-links.ts';

test.each([
  ['/collections/articles', '/demo/collections/articles', false],
  ['collections/articles', '/demo/collections/articles', false],
  ['/demo/collections', '/demo/collections', false],
  ['/demolition', '/demo/demolition', false],
  ['#/demo/files', '/demo/files', false],
  ['https://example.com/?a=1', 'https://example.com/?a=1', true],
  ['  HTTPS://example.com', 'HTTPS://example.com', true],
])('%s leads to %s [SHL-03] [SHL-07]', (link, target, isExternal) => {
  expect(storedTarget(link, '/demo')).toEqual({ target, isExternal });
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://example.com/1',
  'mailto:a@example.com',
  '//evil.example',
  '\\\\evil.example',
  'https://',
  'http:///path only',
  '',
  '   ',
  null,
  undefined,
  7,
  {},
])('%j is no link [SHL-03] [SHL-07]', (link) => expect(storedTarget(link, '/demo')).toBeNull());
