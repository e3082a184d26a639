import { expect, test } from 'vitest';
import { findApiRoot, secondsUntil } from './api.ts';

test.each([
  ['http://localhost:8055/admin/#/login', undefined, 'http://localhost:8055/'],
  ['https://example.com/cms/admin/index.html?x=1#/a/admin', undefined, 'https://example.com/cms/'],
  ['https://example.com/a/b/admin/', undefined, 'https://example.com/a/b/'],
  ['https://example.com/elsewhere/', undefined, 'https://example.com/'],
  ['https://example.com/admin/', 'https://api.example.com/v8', 'https://api.example.com/v8/'],
  ['https://example.com/admin/', '../api', 'https://example.com/api/'],
  ['https://example.com/admin/', '', 'https://example.com/'],
])('the API root of %s with meta %s is %s', (address, configured, root) => {
  expect(findApiRoot(address, configured)).toBe(root);
});

test.each([
  [null, null],
  ['8', 8],
  ['0', 0],
  ['Tue, 01 Dec 2026 10:00:30 GMT', null],
  ['soon', null],
  ['', null],
])('Retry-After: %s is in %s seconds', (header, seconds) => {
  expect(secondsUntil(header)).toBe(seconds);
});
