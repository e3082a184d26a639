import { expect, test } from 'vitest';
import { narrowedView } from './narrowed-view.ts';

const own = { field: 'status', operator: 'eq', value: 'draft' };
const base = { fields: ['id'], sort: 'id' };

test.each([
  ['nothing', null, { status: { eq: 'draft' } }],
  ['another field', { title: { contains: 'a' } }, { status: { eq: 'draft' }, title: { contains: 'a' } }],
  ['the same field', { status: { neq: 'x' } }, { status: [{ eq: 'draft' }, { neq: 'x' }] }],
  [
    'two joined by "or"',
    { a: { eq: '1' }, b: { eq: '2', logical: 'or' } },
    { a: { eq: '1' }, status: [{ eq: 'draft' }, { eq: 'draft', logical: 'or' }], b: { eq: '2' } },
  ],
  [
    'two values of one field',
    { a: [{ eq: '1' }, { eq: '2', logical: 'or' }, { eq: '3', logical: 'or' }] },
    { status: { eq: 'draft' }, a: { in: ['1', '2', '3'] } },
  ],
])('a condition for all of a filter by %s [LST-05]', (_, filter, expected) => {
  expect(narrowedView({ ...base, filter }, [own])).toEqual({ ...base, filter: expected });
});

test('what the API can’t be told is told to the reader instead [LST-05]', () => {
  const filter = {
    a: { eq: '1' },
    b: { eq: '2', logical: 'or' },
    c: { eq: '3', logical: 'or' },
  };
  expect(narrowedView({ ...base, filter }, [own])).toBeNull();
});
