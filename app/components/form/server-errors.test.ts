import { expect, test } from 'vitest';
import { toField } from '#app/entities/fields/rules.ts';
import { ApiError } from '#app/lib/api.ts';
import { LosslessNumber } from '#app/lib/json.ts';
import { toldText } from './form-schema.ts';
import { keptErrors, readLongDecimals, readServerProblem } from './server-errors.ts';

const fields = [
  toField({ field: 'title', type: 'string', datatype: 'VARCHAR' }),
  toField({ field: 'slug', type: 'string', datatype: 'VARCHAR', unique: true }),
  toField({ field: 'sub_title', type: 'string', datatype: 'VARCHAR' }),
  toField({ field: 'status', type: 'status', datatype: 'VARCHAR' }),
  toField({ field: 'role', type: 'm2o', datatype: 'INT' }),
  toField({ field: 'mail', validation: '$email', options: { lectern: { message: 'Ask the office.' } } }),
];

test.each<[number, number, string, Record<string, unknown>, Record<string, string>, string | null]>([
  [422, 4, 'title: This value should not be blank.', {}, { title: 'This value should not be blank.' }, null],
  [
    422,
    4,
    'title: This value should not be blank. slug: This value is not valid.',
    {},
    { title: 'This value should not be blank.', slug: 'This value is not valid.' },
    null,
  ],
  [
    422,
    4,
    'title: This value is too short. It should have 8 characters or more. slug: Taken.',
    {},
    { title: toldText('tooShort', '8'), slug: 'Taken.' },
    null,
  ],
  [
    422,
    4,
    'mail: This value is not a valid email address. title: This value is not valid.',
    {},
    { mail: toldText('pattern'), title: 'This value is not valid.' },
    null,
  ],
  [422, 4, 'mail: This value should not be blank.', {}, { mail: 'This value should not be blank.' }, null],
  [422, 4, 'title: Use sub_title: it is longer.', {}, { title: 'Use', sub_title: 'it is longer.' }, null],
  [
    422,
    216,
    'At least one administrator',
    { title: 'x', role: 3 },
    { role: 'At least one administrator' },
    null,
  ],
  [
    422,
    216,
    'At least one administrator',
    { status: 'draft' },
    { status: 'At least one administrator' },
    null,
  ],
  [422, 216, 'At least one administrator', { title: 'x' }, {}, 'At least one administrator'],
  [422, 4, 'Missing payload', {}, {}, 'Missing payload'],
  [422, 4, 'other: bad. title: bad.', {}, {}, 'other: bad. title: bad.'],
  [
    422,
    12,
    "The value submitted (xx 'Slug' x) for 'Sub Title' is longer than the field's supported length (255). Please submit …",
    {},
    { sub_title: toldText('tooLong') },
    null,
  ],
  [
    409,
    204,
    'Duplicate key "a "b" c" for collection "articles"',
    { title: 'a "b" c', slug: 'a "b" c' },
    { slug: 'Duplicate key "a "b" c" for collection "articles"' },
    null,
  ],
  [
    409,
    204,
    'Duplicate key "x" for collection "articles"',
    { slug: 'y' },
    {},
    'Duplicate key "x" for collection "articles"',
  ],
  [
    403,
    305,
    'Write access to "title" field in "articles" collection was denied',
    {},
    { title: 'Write access to "title" field in "articles" collection was denied' },
    null,
  ],
  [500, 9, 'Failed generating the SQL query.', { title: 'x' }, {}, 'Failed generating the SQL query.'],
  [0, -1, 'The server couldn’t be reached.', {}, {}, 'The server couldn’t be reached.'],
])('%i/%i %s [FD16] [ITM-11]', (status, code, message, sent, byField, rest) => {
  expect(readServerProblem(new ApiError(status, code, message), fields, sent)).toEqual({
    fields: byField,
    rest,
  });
});

test('an error of the server stays until its field changes', () => {
  const errors = { title: 'a', slug: 'b' };
  expect(keptErrors(errors, { title: 1, slug: 2 }, { title: 1, slug: 2 })).toBe(errors);
  expect(keptErrors(errors, { title: 1, slug: 2 }, { title: 1, slug: 3 })).toEqual({ title: 'a' });
});

test.each<[string, number, unknown, Record<string, unknown>, Record<string, string>, string[]]>([
  ['a refusal of nothing that was sent', 422, '12345678901234567.89', { title: 'x' }, {}, ['price']],
  ['as the server reads it', 422, 2 ** 64 / 3, { title: 'x' }, {}, ['price']],
  ['one that was shortened', 422, '12345678901234567.89', { price: '1.5' }, {}, []],
  ['fewer digits', 422, '1234567890.12', { title: 'x' }, {}, []],
  ['zeros count for nothing', 422, '1000000000000000000', { title: 'x' }, {}, []],
  ['a value that was sent', 422, '12345678901234567.89', { title: '' }, { title: 'Blank' }, ['title']],
  ['another error', 403, '12345678901234567.89', { title: 'x' }, {}, []],
])('long decimals, %s', (_, status, price, sent, found, names) => {
  const decimal = toField({ field: 'price', type: 'decimal', datatype: 'DECIMAL', length: '30,10' });
  const base = { price: typeof price === 'string' ? new LosslessNumber(price) : price };
  const problem = { fields: found, rest: Object.keys(found).length > 0 ? null : 'No' };
  const read = readLongDecimals(new ApiError(status, 4, 'No'), [...fields, decimal], { base, sent, problem });
  expect(Object.keys(read.fields)).toEqual(names);
  if (names.includes('price'))
    expect(read).toEqual({ fields: { price: toldText('tooManyDigits') }, rest: null, details: 'No' });
});
