import { expect, test } from 'vitest';
import { toField } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { LosslessNumber } from '#app/lib/json.ts';
import { toFormFields } from './field-access.ts';
import { findProblems, namedIn, problemOf, problemText, toFormSchema } from './form-schema.ts';

const rights = { readBlacklist: [], writeBlacklist: [] };
const string = { type: 'string', datatype: 'VARCHAR', length: '5' };
const integer = { type: 'integer', datatype: 'TINYINT', signed: true };
const decimal = { type: 'decimal', datatype: 'DECIMAL', length: '5,2' };

function check(fields: Field[], values: Record<string, unknown>): Record<string, string | null> {
  const form = toFormFields(fields, { rights, isNew: true, isReadonly: false });
  const problems = findProblems(toFormSchema(form), values, form);
  return Object.fromEntries(Object.entries(problems).map(([name, text]) => [name, problemOf(text)]));
}

test.each<[Record<string, unknown>, unknown, string | undefined]>([
  [{ ...string, required: true }, null, 'required'],
  [{ ...string, required: true }, '', 'required'],
  [{ ...string, required: true }, 'a', undefined],
  [string, null, undefined],
  [{ type: 'array', datatype: 'VARCHAR', required: true }, [], 'required'],
  [{ type: 'boolean', datatype: 'TINYINT', required: true }, false, undefined],
  [{ ...integer, required: true }, 0, undefined],
  [{ ...integer, required: true, primary_key: true, auto_increment: true }, null, undefined],
  [{ ...string, primary_key: true }, '', 'required'],
  [{ type: 'datetime_created', datatype: 'DATETIME', required: true }, null, undefined],
  [{ ...string, required: true, readonly: true }, null, undefined],
  [string, '12345', undefined],
  [string, '123456', 'tooLong'],
  [string, '😀😀😀😀😀', undefined],
  [{ type: 'string', datatype: 'TINYTEXT' }, 'ä'.repeat(128), 'tooLong'],
  [{ type: 'array', datatype: 'VARCHAR', length: '4' }, ['aa', 'bb'], 'tooLong'],
  [{ type: 'json', datatype: 'VARCHAR', length: '2' }, ['aa', 'bb'], undefined],
  [{ ...string, validation: '/^[a-z]+$/i' }, 'AbC', undefined],
  [{ ...string, validation: '/^[a-z]+$/' }, 'A', 'pattern'],
  [{ ...string, validation: '^\\d+$' }, 'x', 'pattern'],
  [{ ...string, validation: '^\\d+$' }, '', undefined],
  [{ ...string, validation: '$email' }, 'x', undefined],
  [{ ...string, validation: '/(?P<x>a)/' }, 'b', undefined],
  [integer, 127, undefined],
  [integer, 128, 'outOfRange'],
  [integer, '-128', undefined],
  [{ ...integer, signed: false }, -1, 'outOfRange'],
  [{ ...integer, signed: false }, 255, undefined],
  [integer, '1.5', 'notWhole'],
  [integer, 'many', 'notNumber'],
  [{ ...integer, datatype: 'BIGINT' }, new LosslessNumber('9223372036854775807'), undefined],
  [{ ...integer, datatype: 'BIGINT' }, new LosslessNumber('9223372036854775808'), 'outOfRange'],
  [decimal, '999.99', undefined],
  [decimal, '1000', 'outOfRange'],
  [decimal, '0.123', 'tooManyPlaces'],
  [decimal, 0.5, undefined],
  [decimal, 'x', 'notNumber'],
  [{ type: 'decimal', datatype: 'DOUBLE' }, 1.123456789, undefined],
])('%o with %o: %s [ITM-11]', (definition, value, problem) => {
  const found = check([toField({ field: 'a-b', ...definition })], { 'a-b': value });
  expect(found['a-b']).toBe(problem);
});

test('a status without required fields lets them be empty [ITM-11]', () => {
  const mapping = {
    draft: { name: 'Draft', required_fields: false },
    published: { name: 'Published', required_fields: true },
  };
  const status = toField({
    field: 'status',
    type: 'status',
    datatype: 'VARCHAR',
    options: { status_mapping: mapping },
  });
  const title = toField({ field: 'title', ...string, required: true });
  expect(check([status, title], { status: 'draft', title: null })).toEqual({});
  expect(check([status, title], { status: 'published', title: null })).toEqual({ title: 'required' });
  expect(check([status, title], { status: 'gone', title: null })).toEqual({ title: 'required' });
});

test('what a condition hides is not asked for, what it asks for is [ITM-11]', () => {
  const fields = toFormFields(
    ['kind', 'always', 'extra'].map((name) =>
      toField({ field: name, type: 'string', datatype: 'VARCHAR', required: name === 'always' }),
    ),
    { rights: { readBlacklist: [], writeBlacklist: [] }, isNew: true, isReadonly: false },
  );
  const problems = (hidden: string[], required: string[]) =>
    findProblems(toFormSchema(fields), {}, fields, { hidden: new Set(hidden), required: new Set(required) });
  expect(problems([], [])).toEqual({ always: problemText('required') });
  expect(problems(['always'], ['extra'])).toEqual({ extra: problemText('required') });
  expect(problems(['always', 'extra'], ['extra'])).toEqual({});
});

test('smallest and greatest values count in what is shown alone, after what no column takes [ITM-11]', () => {
  const lectern = { min: '10', max: 20 };
  const field = toField({ field: 'size', ...integer, options: { lectern } });
  const form = toFormFields([field], { rights, isNew: true, isReadonly: false });
  const problem = (value: unknown, hidden: string[] = []) => {
    const state = { hidden: new Set(hidden), required: new Set<string>() };
    const { size } = findProblems(toFormSchema(form), { size: value }, form, state);
    return size === undefined ? undefined : problemOf(size);
  };
  expect([9, '10', 20, '21', 300, null].map((value) => problem(value))).toEqual([
    'tooSmall',
    undefined,
    undefined,
    'tooGreat',
    'outOfRange',
    undefined,
  ]);
  expect(problem(9, ['size'])).toBeUndefined();
});

test('a system collection says which characters it can not hold [ITM-11]', () => {
  const field = toField({
    collection: 'directus_users',
    field: 'title',
    type: 'string',
    datatype: 'VARCHAR',
  });
  const form = toFormFields([field], { rights, isNew: true, isReadonly: false });
  const { title = '' } = findProblems(toFormSchema(form), { title: 'Captain 🚢' }, form);
  expect([problemOf(title), namedIn(title)]).toEqual(['unstorable', '🚢']);
  expect(findProblems(toFormSchema(form), { title: 'Captain ☀' }, form)).toEqual({});
});
