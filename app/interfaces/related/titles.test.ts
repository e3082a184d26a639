import { expect, test } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import { parseJson } from '#app/lib/json.ts';
import { nameTemplate } from '#app/entities/collections/naming.ts';
import { readPaths, titleOf } from '#app/entities/items/item-titles.ts';
import { columnsOf, detailOf, toLink } from './titles.ts';

test.each([
  [null, false, { kind: 'none' }],
  ['', false, { kind: 'none' }],
  [5, false, { kind: 'link', key: '5', row: {} }],
  [parseJson('9007199254740993'), false, { kind: 'link', key: '9007199254740993', row: {} }],
  [{ id: 5, name: 'a' }, false, { kind: 'link', key: '5', row: { id: 5, name: 'a' } }],
  [{ id: 5, name: 'b' }, true, { kind: 'edited', key: '5', row: { id: 5, name: 'b' } }],
  [{ name: 'new' }, true, { kind: 'new', row: { name: 'new' } }],
])('%o (staged %s) is %o [FD07] [FD08]', (value, staged, link) => {
  expect(toLink(value, 'id', staged)).toEqual(link);
});

const people = toCollection({
  collection: 'people',
  fields: [
    { field: 'id', primary_key: true, type: 'integer', datatype: 'INT', hidden_browse: true },
    { field: 'bio', type: 'string', datatype: 'TEXT', sort: 1 },
    { field: 'name', type: 'string', datatype: 'VARCHAR', sort: 2 },
  ],
});

test('an item is named by the template, else by a naming field, else by its key', () => {
  expect(nameTemplate('{{bio}}', people)).toBe('{{bio}}');
  expect(nameTemplate('', people)).toBe('{{name}}');
  expect(
    nameTemplate(null, toCollection({ collection: 'x', fields: [people.fields['id'] ?? {}] as never })),
  ).toBe('{{id}}');
  expect(titleOf({ id: 3, name: '' }, '{{name}}', 'id')).toBe('#3');
});

test('columns to choose by: unknown ones are dropped, what the title says is not repeated', () => {
  expect(columnsOf('name, nosuch,bio', people)).toEqual(['name', 'bio']);
  expect(readPaths('{{name}} {{city.name}}', 'id', ['bio', 'name'])).toEqual([
    'id',
    'name',
    'city.name',
    'bio',
  ]);
  expect(detailOf({ name: 'Ada', bio: 'Writes' }, ['name', 'bio'], 'Ada')).toBe('Writes');
});
