import { expect, test } from 'vitest';
import { makePassword, strengthOf } from './password-rules.ts';

test.each([
  ['', 1],
  ['a', 1],
  ['password', 1],
  ['Password123', 1],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 1],
  ['abcdefghijklmnop', 1],
  ['12345678901234567890', 1],
  ['abababababababab', 1],
  ['maple7', 1],
  ['hsTw93kqPz', 3],
  ['vrtkwpqmzjx', 2],
  ['correct horse battery staple', 4],
  ['пароль-из-слов-и-чисел-57', 4],
  ['🙂🙃🙂🙃', 1],
])('%s is of strength %i', (password, strength) => expect(strengthOf(password)).toBe(strength));

test('made passwords have the length asked for, are strong and differ', () => {
  const made = Array.from({ length: 50 }, () => makePassword(20));
  expect(new Set(made).size).toBe(50);
  for (const password of made) {
    expect(password).toMatch(/^[\w-]{20}$/);
    expect(strengthOf(password)).toBe(4);
  }
  expect(makePassword(3)).toHaveLength(3);
});
