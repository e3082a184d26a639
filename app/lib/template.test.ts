import { expect, test } from 'vitest';
import { renderTemplate, templatePaths } from './template.ts';

test('paths are listed once', () => {
  expect(templatePaths('{{ round.name }} / {{name}} {{name}}')).toEqual(['round.name', 'name']);
});

test.each([
  ['{{first_name}} {{last_name}}', { first_name: 'Ada', last_name: null }, 'Ada'],
  ['{{round.name}} / {{name}}', { round: { name: 'R1' }, name: 'x' }, 'R1 / x'],
  ['{{tags.name}}', { tags: [{ name: 'a' }, { name: 'b' }] }, 'a, b'],
  ['{{a.b.c}}', { a: 1 }, ''],
  ['{{name}}', null, ''],
  ['{{name}}', { name: '<b>x</b>' }, '<b>x</b>'],
  ['{{o}}', { o: { x: 1 } }, ''],
  ['{{n}}', { n: 0 }, '0'],
])('%s of %o is %s [FD33]', (template, item, text) => {
  expect(renderTemplate(template, item)).toBe(text);
});
