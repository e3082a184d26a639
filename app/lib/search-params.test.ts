import { expect, test } from 'vitest';
import { toSearchString } from './search-params.ts';

test.each([
  [{}, ''],
  [{ a: null, b: undefined }, ''],
  [{ q: 'a&b=c#d?e+f %25 "q" ümlaut' }, 'q=a%26b%3Dc%23d%3Fe%2Bf%20%2525%20%22q%22%20%C3%BCmlaut'],
  [{ filter: { id: { in: [1, 2] } } }, 'filter[id][in][]=1&filter[id][in][]=2'],
  [{ filter: { price: [{ gte: 1 }, { lte: 2 }] } }, 'filter[price][0][gte]=1&filter[price][1][lte]=2'],
  [{ filter: { 'a.b': { eq: 'x' } }, limit: -1 }, 'filter[a.b][eq]=x&limit=-1'],
  [{ single: true }, 'single=true'],
])('%o becomes %s [FD37]', (params, expected) => {
  expect(toSearchString(params)).toBe(expected);
});
