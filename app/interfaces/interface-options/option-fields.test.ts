import { expect, test } from 'vitest';
import { optionField, optionValue, storedOptions } from './option-fields.ts';

test.each([
  [null, {}],
  ['', {}],
  [[], {}],
  ['[]', {}],
  [{ a: 1 }, { a: 1 }],
  ['{"a":1}', { a: 1 }],
  [[1], null],
  ['not json', null],
  ['7', null],
  [7, null],
  [true, null],
])('%j is stored as %j', (value, options) => expect(storedOptions(value)).toEqual(options));

test('an unreadable text that begins as an object is no set of options', () => {
  expect(storedOptions('{"a":')).toBeNull();
});

test('an option is edited as a field of its own', () => {
  const option = { key: 'size', interface: 'numeric', type: 'integer', default: 6 };
  expect(optionField(option, 'articles')).toMatchObject({
    field: 'size',
    interface: 'numeric',
    type: 'integer',
    datatype: 'INT',
  });
  expect(optionValue(option, {})).toBe(6);
  expect(optionValue(option, { size: 0 })).toBe(0);
  expect(optionValue({ ...option, default: undefined }, {})).toBeNull();
});
