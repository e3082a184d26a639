import { expect, test } from 'vitest';
import { iconUrl, projectOfToken } from './rules.ts';

const token = (claims: string) => `x.${btoa(claims).replaceAll('+', '-').replaceAll('/', '_')}.y`;

test.each([
  [token('{"type":"reset_password","project":"verlag","id":4}'), 'verlag'],
  [token('{"id":4}'), null],
  [token('{"project":""}'), null],
  [token('{"project":7}'), null],
  [token('null'), null],
  [token('no json'), null],
  ['void', null],
  ['', null],
  ['a.%%%.b', null],
])('token %s is for the project %s [PWD-02]', (text, project) => {
  expect(projectOfToken(text)).toBe(project);
});

test.each([
  ['https://api.example/icon.svg', 'https://api.example/icon.svg'],
  ['/extensions/icon.svg', 'https://cms.example/extensions/icon.svg'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['', null],
  [null, null],
  ['https://', null],
])('icon %s is loaded from %s [SIN-03]', (icon, url) => {
  expect(iconUrl(icon, 'https://cms.example/api/')).toBe(url);
});
