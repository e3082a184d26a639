import { expect, test } from 'vitest';
import { toField } from '#app/entities/fields/rules.ts';
import { type FormAccess, toFormFields } from './field-access.ts';

const fields = [
  toField({ field: 'id', type: 'integer', datatype: 'INT', primary_key: true, auto_increment: true }),
  toField({ field: 'code', type: 'string', datatype: 'VARCHAR', primary_key: true }),
  toField({ field: 'title', type: 'string', datatype: 'VARCHAR', required: true }),
  toField({ field: 'hidden', type: 'string', datatype: 'VARCHAR', hidden_detail: 1 }),
  toField({ field: 'secret', type: 'string', datatype: 'VARCHAR' }),
  toField({ field: 'fixed', type: 'string', datatype: 'VARCHAR', readonly: '1' }),
];
const access: FormAccess = {
  rights: { readBlacklist: ['secret'], writeBlacklist: ['title'] },
  isNew: false,
  isReadonly: false,
};
const look = (overrides: Partial<FormAccess>) =>
  toFormFields(fields, { ...access, ...overrides }).map(({ field, readonly, required }) =>
    [field.field, readonly ? 'readonly' : 'editable', required ? 'required' : ''].join(' ').trim(),
  );

test('blacklists, hidden and read-only fields, keys of saved items [ITM-13] [ITM-11]', () => {
  expect(look({})).toEqual(['id readonly', 'code readonly', 'title readonly', 'fixed readonly']);
});

test('a key that the app makes may be typed, and is asked for by no form', () => {
  const options = { lectern: { generate: 'uuid' } };
  const key = toField({ field: 'key', type: 'string', primary_key: true, required: true, options });
  const [entry] = toFormFields([key], { ...access, isNew: true });
  expect(entry).toMatchObject({ readonly: false, required: false });
});

test('a new item asks for its key unless the server counts [FD64]', () => {
  const rights = { readBlacklist: [], writeBlacklist: [] };
  expect(look({ isNew: true, rights })).toEqual([
    'id readonly',
    'code editable required',
    'title editable required',
    'secret editable',
    'fixed readonly',
  ]);
});

test('without the right to change nothing is editable or asked for', () => {
  expect(look({ isNew: true, isReadonly: true }).every((line) => line.endsWith('readonly'))).toBe(true);
});
