import { expect, test } from 'vitest';
import { writeJson } from '#app/lib/json.ts';
import { fromEditorText, toEditorText } from './json-text.ts';

test.each([
  [null, ''],
  ['', ''],
  [{}, '{}'],
  ['{"a":1}', '{\n  "a": 1\n}'],
  ['{broken', '{broken'],
  [[1], '[\n  1\n]'],
])('%o opens as %s', (value, text) => expect(toEditorText(value)).toBe(text));

test('text, value and text again are the same, all digits kept', () => {
  const text = '{\n  "id": 9007199254740993,\n  "price": 12345678901234567890.123456\n}';
  const edited = fromEditorText(text);
  expect(edited.kind).toBe('value');
  if (edited.kind === 'value') expect(writeJson(edited.value, 2)).toBe(text);
});

test('a broken text says what and where', () => {
  expect(fromEditorText('{"a": }')).toMatchObject({ kind: 'broken', at: 6 });
  expect(fromEditorText('  ')).toEqual({ kind: 'value', value: null });
});
