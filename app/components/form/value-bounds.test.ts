import { expect, test } from 'vitest';
import { areCrossed, boundsOf, findBoundProblem, storedBounds } from './value-bounds.ts';

const fieldOf = (type: string, lectern: unknown) => ({ type, options: { lectern } });

test.each<[string, unknown, unknown, unknown, string | null]>([
  ['integer', '5', '10', 4, 'tooSmall'],
  ['integer', '5', '10', '5', null],
  ['integer', 5, 10, '11', 'tooGreat'],
  // All digits count, and zeros behind the point don't.
  ['decimal', '0.10000000000000000001', null, '0.1', 'tooSmall'],
  ['decimal', '0.10', null, '0.1', null],
  ['decimal', null, '-1.5', '-1.49', 'tooGreat'],
  ['decimal', null, '9007199254740993', '9007199254740994', 'tooGreat'],
  ['sort', '1', null, 0, 'tooSmall'],
  ['date', '2024-02-01', '2024-02-29', '2024-01-31', 'tooSmall'],
  ['date', '2024-02-01', '2024-02-29', '2024-03-01', 'tooGreat'],
  ['date', '2024-02-01', '2024-02-29', '2024-02-29', null],
  ['datetime', '2024-02-01 10:00:00', null, '2024-02-01T09:59:59+00:00', 'tooSmall'],
  ['datetime', '2024-02-01', null, '2024-02-01 00:00:00', null],
  ['time', '08:00', '18:00', '08:00:00', null],
  ['time', '08:00', '18:00', '18:00:01', 'tooGreat'],
  // What is no value of the type is no bound, and no bound is broken by what is none.
  ['integer', 'many', '10', 3, null],
  ['date', 'soon', null, '2024-02-01', null],
  ['integer', '5', null, 'x', null],
  ['integer', '5', null, null, null],
  ['string', '5', '6', '9', null],
  ['datetime_created', '2024-01-01', null, '2020-01-01 00:00:00', null],
])('%s from %j to %j: %j is %j', (type, min, max, value, problem) => {
  expect(findBoundProblem(fieldOf(type, { min, max }), value)).toBe(problem);
});

test('bounds with nothing between them are known as such, and count as none', () => {
  const field = fieldOf('integer', { min: '10', max: '9' });
  expect(areCrossed(field, storedBounds(field))).toBe(true);
  expect(boundsOf(field)).toEqual({ min: null, max: null });
  expect(areCrossed(field, { min: '9', max: '9' })).toBe(false);
});

test.each([null, 'rubbish', [], { min: {}, max: [] }])('options that are %j have no bounds', (lectern) => {
  expect(storedBounds(fieldOf('integer', lectern))).toEqual({ min: null, max: null });
});
