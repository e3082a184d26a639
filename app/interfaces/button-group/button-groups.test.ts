import { expect, test } from 'vitest';
import { buttonGroups } from './button-groups.ts';

const left = { label: 'Left', value: 'left', icon: 'format_align_left' };
const right = { label: 'Right', value: 'right' };
const up = { name: 'Up', value: 1 };

test.each([
  [[left, right], 'Left[format_align_left] Right'],
  [[[left], [right]], 'Left[format_align_left] | Right'],
  [[{ choices: [left] }, { choices: [right, up] }], 'Left[format_align_left] | Right Up'],
  [[left, [right], up], 'Right | Left[format_align_left] Up'],
  [['a', 2, null, {}, [], { choices: [] }], 'a 2'],
  [{ a: 'Ay', b: '' }, 'Ay b'],
  ['[{"value":"x"}]', 'x'],
  ['', ''],
  [null, ''],
  [42, ''],
])('%j is %s', (stored, text) => {
  const { groups, error } = buttonGroups(stored);
  expect(error).toBeNull();
  const told = groups.map((group) =>
    group.map(({ label, icon }) => (icon ? `${label}[${icon}]` : label)).join(' '),
  );
  expect(told.join(' | ')).toBe(text);
});

test('text that is no JSON is told', () => expect(buttonGroups('[{').error).not.toBeNull());
