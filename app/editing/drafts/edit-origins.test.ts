import { expect, test } from 'vitest';
import { editOrigins } from './edit-origins.ts';

test.each([
  ['what is changed first was made on what is saved', {}, ['note'], { note: 'A', icon: 'x' }, { note: 'A' }],
  [
    'a newer reading doesn’t move it',
    { note: 'A' },
    ['note', 'icon'],
    { note: 'B' },
    { note: 'A', icon: null },
  ],
  [
    'what was taken back begins anew',
    { note: 'A', icon: 'x' },
    ['icon'],
    { note: 'B', icon: 'y' },
    { icon: 'x' },
  ],
  ['no edits have none', { note: 'A' }, [], { note: 'B' }, {}],
])('%s', (_, known, changed, base, expected) => {
  expect(editOrigins(known, changed, base)).toEqual(expected);
});

test('the same object when nothing has moved', () => {
  const known = { note: 'A' };
  expect(editOrigins(known, ['note'], { note: 'B' })).toBe(known);
});
