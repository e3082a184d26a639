import { describe, expect, test } from 'vitest';
import { moveQueryIntoHash } from './hash-history.ts';

describe('query of the page moved behind the hash [NAV-08] [NAV-13]', () => {
  test.each([
    ['', '', null],
    ['?', '#/login', null],
    ['?project=demo', '', '/admin/#/?project=demo'],
    ['?project=demo', '#/login', '/admin/#/login?project=demo'],
    ['?error=true&code=115', '#/login?project=a', '/admin/#/login?project=a&error=true&code=115'],
  ])('%s with %s', (search, hash, expected) => {
    expect(moveQueryIntoHash({ pathname: '/admin/', search, hash })).toBe(expected);
  });
});
