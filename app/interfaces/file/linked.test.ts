import { expect, test } from 'vitest';
import { parseJson } from '#app/lib/json.ts';
import { toLinked } from './linked.ts';

test.each([
  [null, 'none', undefined],
  ['', 'none', undefined],
  [4, 'file', '4'],
  ['4', 'file', '4'],
  [parseJson('9007199254740993'), 'file', '9007199254740993'],
  [{ id: 4, title: 'x' }, 'file', '4'],
  [{ title: 'x' }, 'odd', undefined],
  [{}, 'odd', undefined],
  [[4], 'odd', undefined],
])('%o is %s %s [FD02]', (value, kind, key) => {
  const linked = toLinked(value);
  expect(linked.kind).toBe(kind);
  expect('key' in linked ? linked.key : undefined).toBe(key);
});
