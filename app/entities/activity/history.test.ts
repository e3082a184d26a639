import { describe, expect, test } from 'vitest';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { fromStored, historyOf, canChangeComment } from './history.ts';
import type { Activity, Revision } from './types.ts';

const field = (name: string, type: string, more: Partial<Field> = {}) =>
  ({ field: name, type, interface: null, options: null, primary_key: false, ...more }) as unknown as Field;

const collection = {
  collection: 'texts',
  fields: {
    id: field('id', 'integer', { primary_key: true }),
    title: field('title', 'string'),
    price: field('price', 'decimal'),
    shown: field('shown', 'boolean'),
    tags: field('tags', 'array'),
    notes: field('notes', 'o2m'),
  },
} as unknown as Collection;

const entry = (id: number, action: string, more: Partial<Activity> = {}): Activity => ({
  id,
  action,
  action_on: '2026-01-01T00:00:00+00:00',
  action_by: { id: 1, first_name: 'A', last_name: 'B' },
  comment: null,
  edited_on: null,
  comment_deleted_on: null,
  ...more,
});
const revision = (
  activity: number,
  data: Record<string, unknown>,
  delta: Record<string, unknown> | null = data,
): Revision => ({ id: activity * 10, activity, data, delta });

describe('what an entry has changed [ACT-03]', () => {
  const first = revision(1, { id: '1', title: 'one', price: null, shown: '0' });
  const changes = (revisions: Revision[], activity: Activity[]) =>
    historyOf([{ activity, revisions }], collection, true).entries[0]?.changes;

  test('a new item: all that it began with', () => {
    expect(changes([first], [entry(1, 'create')])).toEqual([
      { name: 'title', before: null, after: 'one' },
      { name: 'shown', before: null, after: false },
    ]);
  });

  test('a change: what was sent and made a difference, in the state before and after', () => {
    const second = revision(
      2,
      { id: '1', title: 'one', price: '9.90', shown: '1', tags: 'a,b' },
      { title: 'one', price: 9.9, shown: true, tags: ['a', 'b'], gone: 1 },
    );
    expect(changes([second, first], [entry(2, 'update'), entry(1, 'create')])).toEqual([
      { name: 'price', before: null, after: 9.9 },
      { name: 'shown', before: false, after: true },
      { name: 'tags', before: null, after: ['a', 'b'] },
    ]);
  });

  test('a field that others set at the same time is not put down to it', () => {
    const second = revision(2, { id: '1', title: 'two', price: '5', shown: '0' }, { title: 'two' });
    expect(changes([second, first], [entry(2, 'update'), entry(1, 'create')])).toEqual([
      { name: 'title', before: 'one', after: 'two' },
    ]);
  });

  test('rows of others: what was sent', () => {
    const second = revision(2, { id: '1', title: 'one' }, { notes: [{ id: 3, $delete: true }] });
    expect(changes([second, first], [entry(2, 'update'), entry(1, 'create')])).toEqual([
      { name: 'notes', before: null, after: [{ id: 3, $delete: true }] },
    ]);
  });

  test.each([
    ['a comment', 'comment', [first]],
    ['a state that may not be read', 'update', []],
    ['no known state before', 'update', [first]],
  ])('nothing is said of %s', (_, action, revisions) => {
    expect(changes(revisions, [entry(1, action)])).toBeNull();
  });
});

describe('the whole of it', () => {
  const history = (activity: Activity[], isWhole = true) =>
    historyOf([{ activity, revisions: [] }], collection, isWhole);

  test.each([
    ['create', true, false],
    ['upload', true, false],
    ['update', true, true],
    ['comment', true, true],
    ['update', false, false],
  ])('the oldest is %s, whole: %s: changed by others: %s [ACT-05]', (action, isWhole, expected) => {
    expect(history([entry(1, action)], isWhole).isExternal).toBe(expected);
  });

  test('nothing at all was done elsewhere too [ACT-05]', () => {
    expect(history([]).isExternal).toBe(true);
  });

  test('the newest first, each once although pages moved, without deleted comments', () => {
    const gone = entry(2, 'comment', { comment_deleted_on: '2026-01-02 00:00:00' });
    const pages = [
      { activity: [entry(4, 'update'), entry(3, 'comment')], revisions: [] },
      { activity: [entry(3, 'comment'), gone, entry(1, 'create')], revisions: [] },
    ];
    expect(historyOf(pages, collection, true).entries.map(({ activity }) => activity.id)).toEqual([4, 3, 1]);
  });
});

test.each([
  ['integer', '12', 12],
  ['decimal', '9.90', 9.9],
  ['integer', '90071992547409931', '90071992547409931'],
  ['boolean', '1', true],
  ['boolean', null, null],
  ['json', '{"a":1}', { a: 1 }],
  ['json', 'broken', 'broken'],
  ['array', 'a,b', ['a', 'b']],
  ['array', '', []],
  ['string', '12', '12'],
  ['string', undefined, null],
])('a stored %s %j reads as %j', (type, stored, expected) => {
  expect(fromStored(field('x', type), stored)).toEqual(expected);
});

test.each([
  ['full', 2, true],
  ['update', 1, true],
  ['update', 2, false],
  ['create', 1, false],
  ['none', 1, false],
] as const)('at level %s user %i may change a comment of user 1: %s [ACT-02]', (level, user, expected) => {
  expect(canChangeComment(entry(1, 'comment'), level, user)).toBe(expected);
});
