import { expect, test } from 'vitest';
import { acceptConditions, isAccepted, parseAccept } from './accept.ts';

test.each([
  [null, []],
  ['', []],
  ['*/*', []],
  [{ a: 1 }, []],
  [' image/PNG , application/pdf,', ['image/png', 'application/pdf']],
  [['image/*', 4], ['image/*']],
])('%o is the list %o', (accept, list) => expect(parseAccept(accept)).toEqual(list));

test.each([
  ['', 'text/plain', 'a.txt', true],
  ['image/png', 'image/png', 'a.png', true],
  ['image/png', 'image/jpeg', 'a.png', false],
  ['image/*', 'image/svg+xml', 'a.svg', true],
  ['image', 'image/webp', 'a', true],
  ['image/*', 'imagery/x', 'a', false],
  ['.svg', 'image/svg+xml', 'A.SVG', true],
  ['text/html', 'text/html; charset=utf-8', 'a', true],
  ['image/*', null, 'a.png', false],
])('%s takes %s %s: %s', (accept, type, name, expected) =>
  expect(isAccepted(parseAccept(accept), { type, name })).toBe(expected),
);

test('conditions: whole types in one, kinds and endings each by its own', () => {
  expect(acceptConditions(['image/png', 'video/*', 'image/jpeg', '.svg'])).toEqual([
    { field: 'type', operator: 'in', value: ['image/png', 'image/jpeg'] },
    { field: 'type', operator: 'rlike', value: 'video/%', logical: 'or' },
    { field: 'filename_download', operator: 'rlike', value: '%.svg', logical: 'or' },
  ]);
  expect(acceptConditions([])).toEqual([]);
});
