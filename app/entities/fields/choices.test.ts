import { expect, test } from 'vitest';
import { choiceLabel, parseChoices } from './choices.ts';

const expected = [
  { value: 'a', label: 'First' },
  { value: '2', label: '2' },
];

test.each([
  ['map', { a: 'First', 2: '' }],
  ['rows', [{ value: 'a', name: 'First' }, { value: 2 }]],
  ['rows with text', [{ value: 'a', text: 'First' }, '2']],
  ['JSON text', '[{"value":"a","name":"First"},{"value":2}]'],
])('choices stored as %s', (_form, stored) => {
  const { choices, error } = parseChoices(stored);
  expect(error).toBeNull();
  expect([...choices].sort((x, y) => y.value.localeCompare(x.value))).toEqual(expected);
});

test('what is no choices is none; a broken text says why', () => {
  expect(parseChoices(null)).toEqual({ choices: [], error: null });
  expect(parseChoices([null, {}])).toEqual({ choices: [], error: null });
  expect(parseChoices('{broken').error).toBeTruthy();
});

test('a value that is no choice keeps its own text', () => {
  expect(choiceLabel(expected, 'a')).toBe('First');
  expect(choiceLabel(expected, 'gone')).toBe('gone');
});
