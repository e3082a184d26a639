import { expect, test } from 'vitest';
import { hasRelatives, toRelated } from './rules.ts';

test.each([
  ['dcAbCdEf01234567', true],
  ['dcabcdef0123456', false],
  ['dcabcdef012345678', false],
  ['dcabcdef0123456_', false],
  ['xdcabcdef01234567', false],
  ['demo', false],
])('%s has relatives: %s [NAV-17]', (key, expected) => expect(hasRelatives(key)).toBe(expected));

const good = { name: 'Archive', url: 'https://archive.example.org/admin/' };

test.each([
  [[good], [good]],
  [{ data: [good, { name: 'x', url: 'javascript:alert(1)' }, null, 'text', {}] }, [good]],
  [{ data: [{ url: 'http://a.example' }] }, [{ name: 'http://a.example', url: 'http://a.example' }]],
  ['<html>', []],
  [null, []],
  [{ error: { code: 1 } }, []],
])('%j is read as %j [NAV-17]', (raw, expected) => expect(toRelated(raw)).toEqual(expected));
