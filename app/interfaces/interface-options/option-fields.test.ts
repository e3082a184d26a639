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
  expect(optionField(option, 'articles', () => null)).toMatchObject({
    field: 'size',
    interface: 'numeric',
    type: 'integer',
    datatype: 'INT',
  });
  expect(optionValue(option, {})).toBe(6);
  expect(optionValue(option, { size: 0 })).toBe(0);
  expect(optionValue({ ...option, default: undefined }, {})).toBeNull();
});

test('choices and fields of entries have the words of the interface, at any depth', () => {
  const find = (key: string) => (key.endsWith('.odd') ? null : `<${key}>`);
  const inner = { field: 'width', interface: 'dropdown', choices: ['half', 'odd'] };
  const option = {
    key: 'rows',
    interface: 'repeater',
    type: 'json',
    choices: [{ name: 'a', value: 'x/a', icon: 'star' }, { name: 'b', label: 'B' }, { name: 'odd' }],
    options: { structure: 'array', fields: [{ field: 'odd', options: { fields: [inner] } }] },
  };
  expect(optionField(option, 'articles', find).options).toEqual({
    structure: 'array',
    choices: [
      { value: 'x/a', name: '<options.rows.choices.a>', icon: 'star' },
      { value: 'b', name: 'B' },
      { value: 'odd', name: 'odd' },
    ],
    fields: [
      {
        field: 'odd',
        options: {
          fields: [
            {
              field: 'width',
              interface: 'dropdown',
              name: '<options.rows.fields.width>',
              options: {
                choices: [
                  { value: 'half', name: '<options.rows.choices.half>' },
                  { value: 'odd', name: 'odd' },
                ],
              },
            },
          ],
        },
      },
    ],
  });
});
