import { expect, test } from 'vitest';
import { extensionFolder, extensionUrl, toExtensions } from './rules.ts';

const path = 'extensions/custom/modules/desk/meta.json';
const plain = { id: 'desk', name: 'Desk', icon: 'insights', path };

test.each([
  ['as the server sends it', plain, plain],
  ['a slash in front', { ...plain, path: `/${path}` }, plain],
  ['no name, no icon', { id: 'desk', path }, { id: 'desk', name: 'desk', icon: null, path }],
  ['a blank name', { ...plain, name: ' ' }, { ...plain, name: 'desk' }],
  [
    'names that are none',
    { ...plain, name: { en: 'Desk' }, icon: 3 },
    { ...plain, name: 'desk', icon: null },
  ],
  ['a version', { ...plain, version: '1.2.0' }, { ...plain, version: '1.2.0' }],
  ['all of its meta.json', { ...plain, options: {} }, plain],
])('is taken: %s', (_, raw, expected) => {
  expect(toExtensions([raw])).toEqual([{ ...expected, meta: raw }]);
});

test.each([
  ['nothing', null],
  ['no object', 'desk'],
  ['no id', { path }],
  ['an id with a slash', { ...plain, id: 'a/b' }],
  ['an id that climbs', { ...plain, id: '..' }],
  ['an id of HTML', { ...plain, id: '<img>' }],
  ['no path', { id: 'desk' }],
  ['a path that climbs', { ...plain, path: 'extensions/../../secret/meta.json' }],
  ['a path that climbs, encoded', { ...plain, path: 'extensions/%2e%2e/meta.json' }],
  ['a path that begins by climbing', { ...plain, path: '../meta.json' }],
  ['another origin', { ...plain, path: 'https://evil.example/meta.json' }],
  ['another origin without a scheme', { ...plain, path: '//evil.example/meta.json' }],
  ['a scheme', { ...plain, path: 'javascript:alert(1)/meta.json' }],
  ['a data address', { ...plain, path: 'data:text/javascript,1/meta.json' }],
  ['backslashes', { ...plain, path: '\\\\evil.example\\meta.json' }],
  ['a query', { ...plain, path: 'x?y/meta.json' }],
  ['a hash', { ...plain, path: 'x#y/meta.json' }],
  ['no meta.json', { ...plain, path: 'extensions/custom/modules/desk/' }],
])('is left out: %s', (_, raw) => {
  expect(toExtensions([raw])).toEqual([]);
});

test.each([[null], [undefined], ['<html>'], [{ data: [] }]])('an answer that is no list: %j', (raw) => {
  expect(toExtensions(raw)).toEqual([]);
});

test('of two with one id the first counts', () => {
  expect(toExtensions([plain, { ...plain, name: 'Another' }])).toEqual([{ ...plain, meta: plain }]);
});

test('addresses of its files', () => {
  expect(extensionUrl(plain, 'module.js', 'https://x.example/api/')).toBe(
    'https://x.example/api/extensions/custom/modules/desk/module.js',
  );
  expect(extensionFolder(plain, 'https://x.example/')).toBe(
    'https://x.example/extensions/custom/modules/desk/',
  );
});
