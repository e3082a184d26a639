import { describe, expect, test } from 'vitest';
import type { ItemChange } from '#app/entities/activity/recent-changes.ts';
import { groupByActor, rivalChanges, withEditor } from './who-rules.ts';

const person = (id: number) => ({ id, first_name: `P${id}`, last_name: null });
const change = (revision: number, by: number | null, fields: string[], action = 'update'): ItemChange => ({
  revision,
  action,
  by: by === null ? null : person(by),
  fields,
});

describe('who has changed what [FD17]', () => {
  test.each([
    ['the last one counts', ['title'], [change(3, 2, ['title']), change(2, 1, ['title'])], [[2, ['title']]]],
    [
      'each their fields',
      ['title', 'body', 'day'],
      [change(3, 2, ['body']), change(2, 1, ['title', 'day'])],
      [
        [1, ['title', 'day']],
        [2, ['body']],
      ],
    ],
    ['to go back may change any', ['title'], [change(3, 2, [], 'revert')], [[2, ['title']]]],
    ['nothing is known', ['title'], [], [[null, ['title']]]],
    [
      'what the server writes along, although somebody else has once made the item with it',
      ['slug', 'title'],
      [change(3, 2, ['title']), change(1, 1, ['slug', 'title'], 'create')],
      [[2, ['slug', 'title']]],
    ],
    [
      'what nobody has sent, by nobody, where the newest change was of something else',
      ['slug'],
      [change(3, 2, ['day']), change(1, 1, ['slug'], 'create')],
      [[null, ['slug']]],
    ],
    ['a guest', ['title'], [change(3, null, ['title'])], [[null, ['title']]]],
  ] as const)('%s', (_, names, changes, expected) => {
    expect(groupByActor(names, changes).map(({ by, names: own }) => [by?.id ?? null, own])).toEqual(expected);
  });
});

describe('saved at the same moment', () => {
  const own = change(12, 1, ['title', 'body']);
  test.each([
    ['nobody else', [own, change(10, 2, ['title'])], []],
    ['before ours, another field', [own, change(11, 2, ['day'])], []],
    ['before ours, the same field', [own, change(11, 2, ['title'])], [11]],
    ['after ours', [change(13, 2, ['body']), own], [13]],
    ['ours names no lists', [change(12, 1, ['title'])], []],
    ['oneself in another tab', [own, change(11, 1, ['title'])], [11]],
  ] as const)('%s', (_, changes, expected) => {
    expect(rivalChanges(changes, ['title', 'body'], 10, 1).map(({ revision }) => revision)).toEqual(expected);
  });
});

test('where the activity tells nothing, the item’s last editor has made the newest change', () => {
  const unknown = [change(3, null, ['title']), change(2, null, ['day'])];
  expect(groupByActor(['title', 'day'], withEditor(unknown, person(2)))).toEqual([
    { by: person(2), names: ['title'] },
    { by: null, names: ['day'] },
  ]);
  expect(groupByActor(['title'], withEditor([], person(2)))).toEqual([{ by: person(2), names: ['title'] }]);
  const known = [change(3, 1, ['title'])];
  expect(withEditor(known, person(2))).toBe(known);
  expect(withEditor(unknown, null)).toBe(unknown);
});
