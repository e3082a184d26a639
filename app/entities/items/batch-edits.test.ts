import { expect, test } from 'vitest';
import { toField } from '#app/entities/fields/rules.ts';
import {
  type BatchMode,
  blindChanges,
  changesOf,
  entriesOf,
  isEmptyEdit,
  isListField,
  isStillOurs,
  lostFields,
} from './batch-edits.ts';

const tags = toField({ field: 'tags', type: 'array', datatype: 'VARCHAR', interface: 'tags' });
const words = toField({ field: 'words', type: 'string', datatype: 'VARCHAR', interface: 'tags' });
const boxes = toField({ field: 'boxes', type: 'array', datatype: 'VARCHAR', interface: 'checkboxes' });
const title = toField({ field: 'title', type: 'string', datatype: 'VARCHAR', interface: 'text-input' });

test.each([
  [tags, true],
  [words, true],
  [boxes, true],
  [title, false],
])('%o keeps a list: %s', (field, expected) => expect(isListField(field)).toBe(expected));

test.each<[unknown, BatchMode, unknown, unknown]>([
  [['1'], 'add', ['2'], ['1', '2']],
  [['2'], 'add', ['2'], undefined],
  [['1', '2'], 'replace', ['3'], ['3']],
  [['1', '2'], 'remove', ['2', '7'], ['1']],
  [['2'], 'remove', ['2'], null],
  [null, 'add', ['2'], ['2']],
  [[], 'remove', ['2'], undefined],
  [['', 'a', ''], 'add', ['', 'b', ''], ['', 'a', 'b', '']],
])('a list of %o, %s %o: %o [FD45]', (before, mode, value, expected) => {
  const changes = changesOf({ tags: before }, [{ field: tags, mode, value }]);
  expect(changes).toEqual(expected === undefined ? {} : { tags: expected });
});

test.each<[unknown, BatchMode, unknown, unknown]>([
  ['a,b', 'add', 'c,a', 'a,b,c'],
  [',a,', 'add', ',b,', ',a,b,'],
  ['a,b', 'remove', 'b', 'a'],
  [null, 'add', 'c', 'c'],
])('comma text %o, %s %o: %o [FD45]', (before, mode, value, expected) => {
  expect(changesOf({ words: before }, [{ field: words, mode, value }])).toEqual({ words: expected });
});

test('only what differs is written; an item nobody could read gets it all', () => {
  const edits = [
    { field: title, mode: 'replace' as const, value: 'A' },
    { field: tags, mode: 'add' as const, value: ['x'] },
  ];
  expect(changesOf({ title: 'A', tags: ['x'] }, edits)).toEqual({});
  expect(changesOf({ title: 'B', tags: ['x'] }, edits)).toEqual({ title: 'A' });
  expect(blindChanges(edits)).toEqual({ title: 'A', tags: ['x'] });
});

test('nothing to add is no edit; setting to nothing is one', () => {
  expect(isEmptyEdit({ field: tags, mode: 'add', value: null })).toBe(true);
  expect(isEmptyEdit({ field: tags, mode: 'remove', value: ['', ''] })).toBe(true);
  expect(isEmptyEdit({ field: tags, mode: 'replace', value: null })).toBe(false);
});

test('taken back only where it is still ours', () => {
  const change = { before: { title: 'A' }, after: { title: 'B' } };
  expect(isStillOurs({ title: 'B', other: 1 }, change)).toBe(true);
  expect(isStillOurs({ title: 'C' }, change)).toBe(false);
});

test('what did not come back is named', () => {
  expect(lostFields({ id: 1, made: 'then', note: null }, { id: 1, made: 'now' })).toEqual(['made']);
  expect(entriesOf(7)).toEqual([]);
});
