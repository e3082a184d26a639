import { describe, expect, it } from 'vitest';
import { parseQueryString } from '#mocks/api/query-string.ts';

const parsed = (text: string): unknown => JSON.parse(JSON.stringify(parseQueryString(text)));

describe('a query string', () => {
  it.each([
    ['', {}],
    ['q=a%20b+c', { q: 'a b c' }],
    ['q=', { q: '' }],
    ['q', { q: '' }],
    ['filter[id][in][]=1&filter[id][in][]=2', { filter: { id: { in: ['1', '2'] } } }],
    ['filter[a][0][gte]=1&filter[a][1][lte]=2', { filter: { a: [{ gte: '1' }, { lte: '2' }] } }],
    ['filter[a.b][eq]=x', { filter: { 'a.b': { eq: 'x' } } }],
    ['fields=id&fields=title', { fields: ['id', 'title'] }],
    ['fields[]=id&fields[]=title', { fields: ['id', 'title'] }],
    ['fields[0]=id&fields[1]=title', { fields: ['id', 'title'] }],
    ['a[2]=x', { a: { 2: 'x' } }],
    ['a[b]=1&a[b]=2', { a: { b: '2' } }],
    ['a[b]c=1', { 'a[b]c': '1' }],
    ['[x]=1', { '[x]': '1' }],
    ['limit=-1&meta=*', { limit: '-1', meta: '*' }],
    ['q=%E4%F6', { q: '\uFFFD\uFFFD' }],
  ])('%s', (text, expected) => {
    expect(parsed(text)).toEqual(expected);
  });

  it('never reaches a prototype', () => {
    const query = parseQueryString('__proto__[x]=1&constructor[y]=2&a[__proto__][z]=3');
    expect(({} as Record<string, unknown>).x).toBeUndefined();
    expect(Object.getPrototypeOf(query)).toBeNull();
    expect(Object.keys(query)).toEqual(['__proto__', 'constructor', 'a']);
  });

  it('has a limit for depth and number', () => {
    const deep = parseQueryString(`a${'[x]'.repeat(5000)}=1`);
    expect(JSON.stringify(deep).length).toBeLessThan(200);
    const many = parseQueryString(Array.from({ length: 9000 }, (_, n) => `k${n}=1`).join('&'));
    expect(Object.keys(many)).toHaveLength(5000);
  });
});
