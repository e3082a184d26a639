import { expect, test } from 'vitest';
import { ApiError } from '#app/lib/api.ts';
import type { FieldBody } from '#app/entities/fields/types.ts';
import { refusalPlace } from './refusal.ts';

const column: FieldBody = { type: 'integer', datatype: 'INT', length: null };
const sql = 'SQLSTATE[22003]: Numeric value out of range: 1264';

test.each<[number, number, string, FieldBody, boolean, string | null]>([
  [422, 308, 'Field "title" already exists', {}, true, 'field'],
  [422, 4, 'field: This value should not be blank.', {}, true, 'field'],
  [422, 4, 'type: This value should not be blank.', {}, true, 'datatype'],
  [422, 4, 'default_value: This value should be of type numeric.', column, true, 'default_value'],
  [422, 4, 'unique: "x" holds the same value more than once', { unique: true }, false, 'unique'],
  [422, 401, 'Unknown type: nosuchtype', column, true, 'datatype'],
  [422, 402, 'Missing length for: x', {}, true, 'length'],
  [422, 403, 'field "x" does not support length', { datatype: 'NOPE' }, true, 'datatype'],
  [422, 403, 'field "x" does not support length "0"', { datatype: 'VARCHAR' }, true, 'length'],
  [422, 404, 'Field "title" already exists', {}, true, 'field'],
  [422, 404, 'Unknown type: nosuchtype', column, true, 'datatype'],
  [422, 404, 'Missing length for: weird', {}, true, 'length'],
  [422, 404, 'field "weird" does not support length', { datatype: 'NOPE' }, true, 'datatype'],
  [422, 404, 'type: This value should not be blank.', {}, true, 'datatype'],
  [422, 4, 'A collection has one primary key', column, true, 'primary_key'],
  [500, 0, "Invalid default value for 'x'", column, false, 'default_value'],
  [500, 9, "Duplicate entry 'a' for key 'x'", { unique: true }, false, 'unique'],
  // Only a column that is there can refuse what is made of it.
  [500, 0, sql, column, false, 'datatype'],
  [500, 0, sql, { length: 5 }, false, 'length'],
  [500, 0, sql, column, true, null],
  [500, 0, sql, { note: 'x' }, false, null],
  [0, 0, 'The server couldn’t be reached.', { note: 'x' }, false, null],
])('%i %i %s stands at its place [SCH-08]', (status, code, message, sent, isNew, place) =>
  expect(refusalPlace(new ApiError(status, code, message), sent, isNew)).toBe(place),
);
