import { describe, expect, test } from 'vitest';
import type { Relation } from '#app/entities/relations/types.ts';
import { actsOf, type LogEntry } from './acts.ts';

const relation = (
  many: string,
  field: string,
  one: string,
  alias: string | null,
  junction: string | null = null,
) =>
  ({
    id: 1,
    collection_many: many,
    field_many: field,
    collection_one: one,
    field_one: alias,
    junction_field: junction,
  }) satisfies Relation;

const relations = [
  relation('chapters', 'book', 'books', 'chapters'),
  relation('books', 'author', 'authors', null),
  relation('books_tags', 'book', 'books', 'tags', 'tag'),
  relation('books_tags', 'tag', 'tags', null, 'book'),
];

/** `id who action collection item second [fields]`, such as `7 1 update books 3 10 title,body`. */
const entry = (line: string): LogEntry => {
  const [id, by, action = '', collection = '', item = '', second = '', fields] = line.split(' ');
  return {
    id: Number(id),
    action,
    action_on: `2026-01-01T10:0${second.includes(':') ? second : `0:${second}`}+00:00`,
    action_by: by === 'guest' ? null : Number(by),
    collection,
    item,
    fields: fields === undefined ? null : fields.split(','),
  };
};

const told = (lines: string[]) =>
  actsOf(lines.map(entry), relations).map(
    ({ action, collection, items, fields, related }) =>
      `${action} ${collection} ${items.join('+')}${fields ? ` (${fields.join()})` : ''}${related ? ` & ${related}` : ''}`,
  );

describe('one entry for one act', () => {
  test.each([
    ['a change', ['1 1 update books 3 10 title,body'], ['update books 3 (title,body)']],
    ['fields that may not be read', ['1 1 update books 3 10'], ['update books 3']],
    [
      'a reorder of many items',
      ['3 1 update books 5 12 sort', '2 1 update books 4 11 sort', '1 1 update books 3 10 sort'],
      ['update books 5+4+3 (sort)'],
    ],
    [
      'one item saved twice within a minute',
      ['2 1 update books 3 50 body', '1 1 update books 3 10 title'],
      ['update books 3 (body,title)'],
    ],
    [
      'in two minutes',
      ['2 1 update books 3 1:05 body', '1 1 update books 3 0:55 title'],
      ['update books 3 (body)', 'update books 3 (title)'],
    ],
    [
      'by two people',
      ['2 2 update books 3 11 body', '1 1 update books 3 10 title'],
      ['update books 3 (body)', 'update books 3 (title)'],
    ],
    [
      'a save with rows of its own, whichever was written first',
      ['3 1 create chapters 9 10', '2 1 update books 3 10 title', '1 1 update chapters 8 09 text'],
      ['update books 3 (title) & 2'],
    ],
    [
      'a save with links, and items made for them',
      ['3 1 create tags 4 10', '2 1 create books_tags 7 10', '1 1 update books 3 10 tags'],
      ['update books 3 (tags) & 2'],
    ],
    [
      'a save with an item made for a field that leads to one',
      ['2 1 create books 3 10', '1 1 create authors 6 10'],
      ['create books 3 & 1'],
    ],
    [
      'two saves of collections that have to do with each other',
      ['2 1 update chapters 8 40 text', '1 1 update books 3 10 title'],
      ['update chapters 8 (text)', 'update books 3 (title)'],
    ],
    [
      'collections that have nothing to do with each other',
      ['2 1 update letters 8 10 text', '1 1 update books 3 10 title'],
      ['update letters 8 (text)', 'update books 3 (title)'],
    ],
    [
      'comments are each for themselves',
      ['2 1 comment books 3 11', '1 1 comment books 3 10'],
      ['comment books 3', 'comment books 3'],
    ],
    [
      'a status that stands for deleted',
      ['2 1 soft-delete books 4 11', '1 1 delete books 3 10'],
      ['delete books 4+3'],
    ],
    [
      'an entry that is there twice because pages moved',
      ['1 1 delete books 3 10', '1 1 delete books 3 10'],
      ['delete books 3'],
    ],
    ['nobody', ['1 guest create letters 3 10'], ['create letters 3']],
  ])('%s', (_, lines, expected) => {
    expect(told(lines)).toEqual(expected);
  });
});
