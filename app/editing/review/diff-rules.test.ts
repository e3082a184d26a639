import { expect, test } from 'vitest';
import type { Field } from '#app/entities/fields/types.ts';
import { diffKind, listChange } from './diff-rules.ts';

const field = (type: string) => ({ field: 'x', type }) as unknown as Field;
const long = 'word '.repeat(5000);

test.each([
  ['string', 'one two three four', 'one two three five', 'text'],
  ['string', 'one', 'two', 'sides'],
  ['string', null, 'one two three four', 'sides'],
  ['string', long, `${long}more`, 'sides'],
  ['array', ['a'], null, 'list'],
  ['json', [{ a: 1 }], [], 'list'],
  ['integer', 1, 2, 'sides'],
] as const)('%s is compared by %s %s: %s [ACT-03]', (type, before, after, kind) => {
  expect(diffKind(field(type), before, after)).toBe(kind);
});

test.each([
  [['a', 'b'], ['b', 'c'], { removed: ['a'], added: ['c'] }],
  [['a', 'a'], ['a'], { removed: ['a'], added: [] }],
  [null, ['a'], { removed: [], added: ['a'] }],
  [['a', 'b'], ['b', 'a'], { removed: [], added: [] }],
  [[{ a: 1 }], [{ a: 2 }], { removed: ['{"a":1}'], added: ['{"a":2}'] }],
])('from %j to %j', (before, after, expected) => {
  expect(listChange(before, after)).toEqual(expected);
});
