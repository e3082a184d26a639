import { describe, expect, test } from 'vitest';
import { parseJson, writeJson } from '#app/lib/json.ts';
import { type CodeField, fromCodeText, languageOf, toCodeText } from './code-text.ts';

test.each([
  [null, ''],
  [undefined, ''],
  ['', ''],
  ['let a;\r\n', 'let a;\r\n'],
  ['{"a":1}', '{"a":1}'],
  [{ a: [1] }, '{\n    "a": [\n        1\n    ]\n}'],
  [parseJson('12345678901234567890'), '12345678901234567890'],
])('%o is shown as %j', (value, text) => expect(toCodeText(value)).toBe(text));

test.each([
  ['text/x-vue', 'text/x-vue'],
  ['text/x-cobol', 'text/plain'],
  ['toString', 'text/plain'],
  [null, 'text/plain'],
  [['text/x-vue'], 'text/plain'],
])('the option %o means %s', (option, id) => expect(languageOf(option)).toBe(id));

describe('a text becomes', () => {
  const plain: CodeField = { language: 'text/plain', type: 'string', before: 'x', empty: '' };
  const data: CodeField = { language: 'application/json', type: 'json', before: null, empty: null };

  test.each([
    ['the text as typed', '{"a": 1', plain, '{"a": 1'],
    ['an empty text', '', plain, ''],
    ['null again', '', { ...plain, empty: null }, null],
    ['white space kept', ' \n', plain, ' \n'],
    ['data', '{"a": [1, null]}', data, { a: [1, null] }],
    ['null for no data', ' \n', data, null],
    ['text in a column of text', '{ "a": 1 }', { ...data, type: 'string' }, '{ "a": 1 }'],
    ['data where data was', '[1]', { ...data, language: 'text/javascript', before: [2] }, [1]],
    ['text in a field of data', 'let a', { ...data, language: 'text/javascript', before: 'b' }, 'let a'],
  ])('%s', (_, text, field, value) => expect(fromCodeText(text, field)).toEqual({ kind: 'value', value }));

  test('nothing while JSON is broken', () => {
    expect(fromCodeText('{"a": }', data).kind).toBe('broken');
    expect(fromCodeText('{"a": }', { ...data, type: 'string' }).kind).toBe('broken');
  });

  test('data with every digit', () => {
    const written = fromCodeText('{"id": 9007199254740993}', data);
    expect(written.kind === 'value' && writeJson(written.value)).toBe('{"id":9007199254740993}');
  });
});
