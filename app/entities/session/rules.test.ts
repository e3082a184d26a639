import { expect, test } from 'vitest';
import { claimsOfToken, iconUrl } from './rules.ts';

const token = (claims: string) => {
  const bytes = String.fromCharCode(...new TextEncoder().encode(claims));
  return `x.${btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.y`;
};
const none = { project: null, email: null };

test.each([
  [token('{"type":"reset_password","project":"verlag","id":4}'), { project: 'verlag', email: null }],
  [token('{"project":"verlag","email":"zoë@example.com"}'), { project: 'verlag', email: 'zoë@example.com' }],
  [token('{"id":4}'), none],
  [token('{"project":"","email":""}'), none],
  [token('{"project":7,"email":{}}'), none],
  [token('null'), none],
  [token('no json'), none],
  ['void', none],
  ['', none],
  ['a.%%%.b', none],
])('token %s is for %s [PWD-02] [USR-02]', (text, claims) => {
  expect(claimsOfToken(text)).toEqual(claims);
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
