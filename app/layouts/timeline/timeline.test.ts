import { describe, expect, test } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import { toField } from '#app/entities/fields/rules.ts';
import type { LayoutContext } from '#app/layouts/define.ts';
import { findRow } from './find-row.ts';
import { groupsOf } from './rows.ts';
import { clean, isAscending, request, setupOf, type TimelineSetup } from './setup.ts';

const collectionOf = (collection: string, fields: Record<string, string>) =>
  toCollection({
    collection,
    fields: Object.entries(fields).map(([field, type], index) => ({
      collection,
      field,
      type,
      datatype: 'VARCHAR',
      primary_key: field === 'id',
      sort: index + 1,
    })),
  });
const things = collectionOf('things', {
  id: 'integer',
  title: 'string',
  day: 'date',
  made: 'datetime_created',
  note: 'string',
});
const activity = collectionOf('directus_activity', {
  id: 'integer',
  action: 'string',
  action_by: 'user',
  action_on: 'datetime',
  collection: 'string',
  item: 'string',
});
const contextOf = (collection: LayoutContext['collection']): LayoutContext => ({
  collection,
  collections: {},
  relations: [],
  hidden: new Set(),
  owner: 'nothing',
});
const context = contextOf(things);
const names = ({ date, title, content, color }: TimelineSetup) => [
  date?.field ?? null,
  title === null ? null : 'field' in title ? title.field.field : title.template,
  content?.field ?? null,
  color?.field ?? null,
];

describe('the fields of a timeline [TML-01]', () => {
  test.each<[Record<string, unknown>, (string | null)[]]>([
    [{}, ['day', 'title', null, null]],
    [
      { date: 'made', title: '{{title}}: {{note}}', content: 'note' },
      ['made', '{{title}}: {{note}}', 'note', null],
    ],
    [{ date: null, title: '' }, [null, null, null, null]],
    [{ date: 'vanished', content: 'vanished', color: 'note' }, ['day', 'title', null, 'note']],
  ])('%j', (options, expected) => expect(names(setupOf(options, context))).toEqual(expected));

  test('the activity log has its own', () =>
    expect(names(setupOf({}, contextOf(activity)))).toEqual([
      'action_on',
      '{{action}} {{collection}} {{item}}',
      'action_by',
      'action',
    ]));

  test('the newest first, unless the view says otherwise; the key ends the order', () => {
    expect(request({}, {}, context)).toEqual({ paths: ['day', 'id', 'title'], sort: '-day,-id' });
    expect(request({ sort: 'day' }, {}, context).sort).toBe('day,id');
    expect(request({}, { date: null }, context).sort).toBeNull();
    expect(isAscending({})).toBe(false);
    expect(clean({ sort: 'gone,day' }, context)).toEqual({ query: { sort: 'day' }, dropped: ['gone'] });
  });

  test('a template reads its own paths and no others', () =>
    expect(request({}, { title: '{{title}} {{vanished}}', content: 'note' }, context).paths).toEqual([
      'day',
      'id',
      'note',
      'title',
    ]));
});

test('days follow one another; what was not read and what has no date stand apart', () => {
  const items = [
    { day: '2025-03-14' },
    { day: '2025-03-14' },
    { day: '2025-03-12' },
    { day: null },
    undefined,
    undefined,
  ];
  const groups = groupsOf(0, 6, (row) => items[row], toField({ field: 'day', type: 'date' }), null);
  expect(groups.map(({ day, rows }) => [day, rows.map(({ row }) => row)])).toEqual([
    ['2025-03-14', [0, 1]],
    ['2025-03-12', [2]],
    [null, [3]],
    [undefined, [4, 5]],
  ]);
});

describe('finding a day', () => {
  // A list of 1,000,000 rows of which the first `edge` stand before the day.
  const looks = async (edge: number, guess: number, count: number, rows = 1_000_000) => {
    let asked = 0;
    const found = await findRow(
      (row) => {
        asked += 1;
        return Promise.resolve(row >= rows ? null : row < edge);
      },
      guess,
      count,
    );
    return { found, asked };
  };

  test.each([
    [0, 0],
    [1, 1],
    [500_000, 500_000],
    [999_999, 999_999],
  ])('a right guess (%i) takes two looks at most', async (edge, guess) => {
    const { found, asked } = await looks(edge, guess, 1_000_000);
    expect(found).toBe(edge);
    expect(asked).toBeLessThanOrEqual(2);
  });

  test.each([
    [10, 500_000],
    [999_990, 0],
    [1_000_000, 1_000_000],
    [1_000_000, 3],
    [500_000, 500_037],
    [0, 999_999],
  ])('from %i, guessed at %i, it gets there in few', async (edge, guess) => {
    const { found, asked } = await looks(edge, guess, 1_000_000);
    expect(found).toBe(edge);
    expect(asked).toBeLessThanOrEqual(42);
  });

  test('an unknown length ends where nothing is left', async () => {
    expect((await looks(70, 0, Number.POSITIVE_INFINITY, 70)).found).toBe(70);
    expect((await looks(5, 90, Number.POSITIVE_INFINITY, 70)).found).toBe(5);
  });

  test('an empty list has no row', async () => {
    expect(await looks(0, 0, 0)).toEqual({ found: 0, asked: 0 });
  });
});
