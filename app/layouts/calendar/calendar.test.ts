import { describe, expect, test } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import { toField } from '#app/entities/fields/rules.ts';
import { allRights, noRights } from '#app/entities/permissions/rules.ts';
import type { LayoutContext } from '#app/layouts/define.ts';
import {
  dayByKey,
  drawnStretch,
  moveOn,
  readViewPosition,
  shownOf,
  stretchOf,
  writeViewPosition,
} from './calendar-range.ts';
import { entriesByDay } from './entries.ts';
import { headingOf } from './heading.ts';
import { canMove, startOnDay, valueOnDay } from './move-rules.ts';
import { clean, request } from './request.ts';
import { type CalendarSetup, entryRequest, setupOf } from './setup.ts';

const column = (field: string, type: string, extra: Record<string, unknown> = {}) => ({
  collection: 'things',
  field,
  type,
  datatype: 'VARCHAR',
  ...extra,
});
const collection = toCollection({
  collection: 'things',
  fields: [
    column('id', 'integer', { primary_key: true, sort: 1 }),
    column('made', 'datetime_created', { sort: 2 }),
    column('state', 'status', {
      sort: 3,
      options: {
        status_mapping: { live: { name: 'Live', background_color: 'green' }, gone: { name: 'Gone' } },
      },
    }),
    column('note', 'string', { sort: 4, hidden_browse: true }),
    column('title', 'string', { sort: 5 }),
    column('day', 'date', { sort: 6 }),
    column('moment', 'datetime', { sort: 7 }),
    column('opens', 'time', { sort: 8 }),
    column('tint', 'string', { sort: 9 }),
    column('secret', 'date', { sort: 10 }),
  ],
});
const context: LayoutContext = {
  collection,
  collections: {},
  relations: [],
  hidden: new Set(['secret']),
  owner: 'nothing',
};
const names = ({ date, time, color, title }: CalendarSetup) => [
  date?.field ?? null,
  time?.field ?? null,
  color?.field ?? null,
  title === null ? null : 'field' in title ? title.field.field : title.template,
];
const setup = setupOf({ color: 'tint' }, context);

describe('the fields of a calendar [CAL-01] [FD26]', () => {
  test.each<[Record<string, unknown>, (string | null)[]]>([
    [{}, ['day', null, null, 'title']],
    [{ datetime: 'moment', date: 'day' }, ['moment', null, null, 'title']],
    [{ datetime: null, date: 'day' }, ['day', null, null, 'title']],
    [{ datetime: 'made' }, ['made', null, null, 'title']],
    [{ date: null, title: null }, [null, null, null, null]],
    [{ date: 'secret', title: 'vanished' }, ['day', null, null, 'title']],
    [{ datetime: 'title' }, ['day', null, null, 'title']],
    [{ time: 'opens', color: 'tint', title: 'note' }, ['day', 'opens', 'tint', 'note']],
    [{ title: '{{title}} – {{vanished}}' }, ['day', null, null, '{{title}} – {{vanished}}']],
    [{ title: '{{vanished}}' }, ['day', null, null, 'title']],
    [{ title: {}, color: 7, time: [], date: 0 }, ['day', null, null, null]],
  ])('%j', (options, expected) => expect(names(setupOf(options, context))).toEqual(expected));

  test('nothing to go by: a collection without a date', () => {
    const bare = toCollection({
      collection: 'bare',
      fields: [column('id', 'integer', { primary_key: true })],
    });
    expect(names(setupOf({}, { ...context, collection: bare }))).toEqual([null, null, null, 'id']);
  });

  test('the mode to begin in', () => {
    expect(setupOf({ mode: 'week' }, context).mode).toBe('week');
    expect(setupOf({ mode: 'century' }, context).mode).toBe('month');
  });

  test('it reads what it shows, never what is hidden', () => {
    const { paths, sort } = entryRequest(
      setupOf({ time: 'opens', color: 'tint', title: '{{title}} {{secret}} {{vanished.name}}' }, context),
      context,
    );
    expect(paths).toEqual(['day', 'id', 'opens', 'state', 'tint', 'title']);
    expect(sort).toBe('day,opens,id');
    expect(request({}, {}, context)).toEqual({ paths: ['id', 'state'], sort: null });
  });

  test('a saved order is repaired, and the names of objects are no fields', () => {
    expect(clean({ sort: '-day,constructor' }, context)).toEqual({ query: {}, dropped: ['constructor'] });
  });
});

describe('places', () => {
  const fallback = { mode: 'month', day: '2025-03-14' } as const;
  test.each([
    ['week.2025-01-31', { mode: 'week', day: '2025-01-31' }],
    ['2025-01-31', { mode: 'month', day: '2025-01-31' }],
    ['century.2025-01-31', { mode: 'month', day: '2025-01-31' }],
    ['month.2025-02-30', fallback],
    ['<b>', fallback],
    [null, fallback],
  ])('%j', (at, expected) => expect(readViewPosition(at, fallback)).toEqual(expected));

  test('come back from the address', () =>
    expect(readViewPosition(writeViewPosition({ mode: 'day', day: '2025-01-31' }), fallback)).toEqual({
      mode: 'day',
      day: '2025-01-31',
    }));

  test.each([
    ['month', '2025-03-01', '2025-03-31', '2025-02-24', '2025-04-06'],
    ['agenda', '2025-03-01', '2025-03-31', '2025-03-01', '2025-03-31'],
    ['week', '2025-03-10', '2025-03-16', '2025-03-10', '2025-03-16'],
    ['day', '2025-03-14', '2025-03-14', '2025-03-14', '2025-03-14'],
  ] as const)('a %s is %s to %s, drawn %s to %s', (mode, first, last, from, to) => {
    expect(stretchOf({ mode, day: '2025-03-14' }, 1)).toEqual({ first, last });
    expect(drawnStretch({ mode, day: '2025-03-14' }, 1)).toEqual({ first: from, last: to });
  });

  test.each([
    ['month', 1, '2025-04-14'],
    ['agenda', -1, '2025-02-14'],
    ['week', 1, '2025-03-21'],
    ['day', -1, '2025-03-13'],
  ] as const)('a %s and %i', (mode, count, expected) =>
    expect(moveOn({ mode, day: '2025-03-14' }, count).day).toBe(expected),
  );

  test.each([
    ['ArrowLeft', false, false, '2025-03-13'],
    ['ArrowLeft', false, true, '2025-03-15'],
    ['ArrowDown', false, false, '2025-03-21'],
    ['Home', false, false, '2025-03-10'],
    ['End', false, true, '2025-03-16'],
    ['PageUp', false, false, '2025-02-14'],
    ['PageDown', true, false, '2026-03-14'],
    ['a', false, false, null],
  ])('%s (shift %s, right to left %s): %s', (key, shift, rtl, expected) =>
    expect(dayByKey({ key, shift, rtl }, fallback, 1)).toBe(expected),
  );

  test.each([
    [3, 5, 3],
    [5, 5, 5],
    [6, 5, 4],
    [2, 1, 0],
    [2, 0, 0],
  ])('of %i entries in %i lines %i are drawn', (count, room, expected) =>
    expect(shownOf(count, room)).toBe(expected),
  );
});

describe('entries', () => {
  const items = [
    { id: 1, day: '2025-03-14', tint: 'red', opens: '18:30:00' },
    { id: 2, day: '2025-03-14', tint: null, opens: '09:05:00' },
    { id: 3, day: '2025-03-15', tint: 'no colour', opens: null },
    { id: 4, day: null },
    { id: 1, day: '2025-03-14', tint: 'red', opens: '18:30:00' },
  ];
  const keyOf = (item: Record<string, unknown>) => String(item['id']);

  test('by day and time, each once, without those that have no date', () => {
    const days = entriesByDay(items, setupOf({ time: 'opens', color: 'tint' }, context), keyOf, null);
    expect([...days].map(([day, list]) => [day, list.map(({ key, time }) => `${key} ${time}`)])).toEqual([
      ['2025-03-15', ['3 null']],
      ['2025-03-14', ['2 09:05', '1 18:30']],
    ]);
    expect(days.get('2025-03-14')?.map((entry) => entry.color)).toEqual(['var(--accent)', '#f44336']);
  });

  test('a status gives its own colour', () => {
    const days = entriesByDay(
      [{ id: 1, day: '2025-03-14', state: 'live' }],
      setupOf({ color: 'state' }, context),
      keyOf,
      null,
    );
    expect(days.get('2025-03-14')?.[0]?.color).toBe('#4caf50');
  });

  test('the last minutes of a month stay in it [FD26]', () => {
    const days = entriesByDay(
      [{ id: 1, moment: '2025-03-31 23:30:00' }],
      setupOf({ datetime: 'moment' }, context),
      keyOf,
      'Pacific/Kiritimati',
    );
    expect([...days.keys()]).toEqual(['2025-03-31']);
  });
});

describe('moving to another day', () => {
  const of = (type: string, options = {}) => toField({ collection: 'things', field: 'f', type, options });
  test.each([
    ['2025-03-14', of('date'), '2025-04-01'],
    ['2025-03-14 18:30:15', of('datetime'), '2025-04-01 18:30:15'],
    ['2025-03-14T18:30:15', of('datetime'), '2025-04-01T18:30:15'],
    ['2025-03-14 18:30', of('datetime'), '2025-04-01 18:30'],
    // 23:30 in Berlin, in winter before and in summer after: the time on the clock stays.
    ['2025-03-14 22:30:15', of('datetime', { utc: true }), '2025-04-01 21:30:15'],
    ['2025-03-14T22:30:15+00:00', of('datetime'), '2025-04-01T21:30:15+00:00'],
    ['0000-00-00', of('date'), null],
    [null, of('date'), null],
  ])('%j', (value, field, expected) =>
    expect(valueOnDay(value, field, '2025-04-01', 'Europe/Berlin')).toBe(expected),
  );

  const rights = {
    base: noRights,
    onCreate: noRights,
    statuses: { live: { ...allRights, writeBlacklist: ['moment'] }, gone: noRights },
  };
  const asker = { id: 1, role: 3 };
  const may = (name: string, state: string) => {
    const field = collection.fields[name];
    return field !== undefined && canMove({ state }, field, { collection, rights, asker });
  };
  test.each([
    ['day', 'live', true],
    ['day', 'gone', false],
    ['day', 'unknown', false],
    ['moment', 'live', false],
    ['made', 'live', false],
  ])('%s of a %s item: %s', (name, state, expected) => expect(may(name, state)).toBe(expected));
});

test('a setup is complete with a date and a title', () => {
  expect(names(setup)).toEqual(['day', null, 'tint', 'title']);
});

test.each([
  ['date', { at: '2026-03-13' }],
  ['datetime', { at: '2026-03-13 00:00:00' }],
  ['datetime_created', undefined],
])('a new item of a day, by a field of type %s [CAL-01]', (type, expected) => {
  const field = toField({ field: 'at', type, datatype: 'DATE' });
  expect(startOnDay(field, '2026-03-13')).toEqual(expected);
});

test.each([
  ['fa-IR', /فوریهٔ? ۲۰۱۸/],
  ['th-TH', /กุมภาพันธ์.* 2018/],
  ['ar-SA', /فبراير ٢٠١٨/],
  ['de-DE', /Februar 2018/],
])('in %s the title names the month of the grid below it', (locale, title) => {
  const stretch = { first: '2018-01-29', last: '2018-03-04' };
  expect(headingOf({ mode: 'month', day: '2018-02-14' }, stretch, locale)).toMatch(title);
  for (const mode of ['day', 'week'] as const)
    expect(headingOf({ mode, day: '2018-02-14' }, stretch, locale)).toMatch(/2018|۲۰۱۸|٢٠١٨/);
});
