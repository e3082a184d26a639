import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item, ItemListView } from '#app/entities/items/types.ts';
import { dateKindOf } from '#app/layouts/dated-fields.ts';
import { daysFrom, placeInTime } from '#app/layouts/days.ts';
import type { LayoutContext } from '#app/layouts/define.ts';
import type { ItemSource } from '#app/layouts/item-windows.ts';
import { after, before, boundsOf, narrowed, within } from '#app/layouts/range-filter.ts';
import type { Params } from '#app/lib/search-params.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { Stretch } from './calendar-range.ts';
import { type Entry, entriesByDay } from './entries.ts';
import { type CalendarSetup, entryRequest } from './setup.ts';

/** Most items that a stretch is read with at once; one with more is read day by day. */
export const max = 500;
/** Items that are read of each day then. */
const perDay = 20;

export interface CalendarInput {
  source: ItemSource;
  setup: CalendarSetup;
  context: LayoutContext;
  keyOf: (item: Item) => string;
  zone: string | null;
}

export interface RangeItems {
  days: ReadonlyMap<string, readonly Entry[]>;
  /** Items of a day beyond those in `days`; null when there are some and nobody has counted them (yet). */
  moreOf: (day: string) => number | null;
  isReading: boolean;
  error: Error | null;
  retry: () => void;
}

/** The views of the list that only hold what fulfils a condition on the date. */
export function datedViews({ source, setup, context }: CalendarInput, condition: Params): ItemListView[] {
  const { paths, sort } = entryRequest(setup, context);
  if (!setup.date) return [];
  return narrowed(source.view.filter, setup.date.field, condition).map((filter) => ({
    ...source.view,
    fields: paths,
    sort,
    filter,
  }));
}

/**
 * The items of a stretch of days, last day whole. A crowded one (a month of a million readings) is read day by day, a
 * few of each and their number; a single day goes on in pages.
 */
export function useRange(input: CalendarInput, stretch: Stretch, pages: number): RangeItems {
  const { source, setup, context, keyOf, zone } = input;
  const { project, collection } = source;
  const kind = setup.date ? dateKindOf(setup.date) : 'day';
  const keyField = keyFieldOf(context.collection);
  const viewsOf = (first: string, last: string) =>
    datedViews(input, within(boundsOf(kind, first, last, zone)));
  const isOneDay = stretch.first === stretch.last;

  const views = viewsOf(stretch.first, stretch.last);
  const whole = useQueries({
    queries: views.flatMap((view) =>
      Array.from({ length: isOneDay ? pages : 1 }, (_, page) =>
        itemQueries.window(project, collection, view, page * max, max),
      ),
    ),
    combine: toReads,
  });
  const isFull = whole.lists.some(
    (list, index) => list?.length === max && (!isOneDay || (index + 1) % pages === 0),
  );
  const isCrowded = isFull && !isOneDay;

  const dayViews = isCrowded
    ? daysFrom(stretch.first, stretch.last).map((day) => ({ day, views: viewsOf(day, day) }))
    : [];
  const parts = useQueries({
    queries: dayViews.flatMap((entry) =>
      entry.views.map((view) => itemQueries.window(project, collection, view, 0, perDay)),
    ),
    combine: toReads,
  });
  const fullDays = isOneDay && isFull ? [{ day: stretch.first, views }] : fullOf(dayViews, parts.lists);
  // Where "or" makes several lists of one, an item may be in more than one of them: their counts don't add up.
  const counted = fullDays.filter((entry) => entry.views.length === 1);
  const counts = useQueries({
    queries: counted.map(({ views: [view] }) => {
      const { q, filter, status } = view ?? {};
      return itemQueries.count(project, collection, { q, filter, status }, keyField);
    }),
  });

  const { lists, ...reads } = isCrowded ? parts : whole;
  const days = useMemo(
    () =>
      entriesByDay(
        lists.flatMap((list) => list ?? []),
        setup,
        keyOf,
        zone,
      ),
    [lists, setup, keyOf, zone],
  );
  return {
    days,
    moreOf: (day) => {
      if (!fullDays.some((entry) => entry.day === day)) return 0;
      const total = counts[counted.findIndex((entry) => entry.day === day)]?.data;
      return total === undefined ? null : Math.max(0, total - (days.get(day)?.length ?? 0));
    },
    ...reads,
  };
}

/** The lists stay the same objects as long as they hold the same items. */
function toReads(results: UseQueryResult<Item[]>[]) {
  const failed = results.filter((read) => read.isError && !read.data);
  return {
    lists: results.map(({ data }) => data),
    isReading: results.some((read) => read.isPending),
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const read of failed) void read.refetch();
    },
  };
}

function fullOf<T extends { views: readonly unknown[] }>(
  dayViews: readonly T[],
  lists: readonly (Item[] | undefined)[],
): T[] {
  let at = 0;
  return dayViews.filter(({ views }) => {
    const own = lists.slice(at, at + views.length);
    at += views.length;
    return own.some((list) => list?.length === perDay);
  });
}

/** Items of a stretch as far as they are counted; null while they are read, or when nobody has counted them. */
export function countIn(items: RangeItems, days: readonly string[]): number | null {
  const counts = days.map((day) => {
    const more = items.moreOf(day);
    return more === null ? null : (items.days.get(day)?.length ?? 0) + more;
  });
  return items.isReading || counts.includes(null)
    ? null
    : counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** How many items have no date and so no place; null when that can't be told in one question. */
export function useUndated(
  input: CalendarInput,
  isReady: boolean,
): { count: number; isMore: boolean } | null {
  const { source, setup, context } = input;
  const { project, collection } = source;
  const keyField = keyFieldOf(context.collection);
  const views = datedViews(input, { null: 1 });
  const [view] = views;
  const isAsked = isReady && views.length === 1 && setup.date !== null && !isAlwaysSet(setup.date.type);
  const keys = useQuery({
    ...itemQueries.window(project, collection, { ...view, fields: [keyField], sort: null }, 0, countedByHand),
    enabled: isAsked,
  });
  const isMany = keys.data?.length === countedByHand;
  const { q, filter, status } = view ?? {};
  const counted = useQuery({
    ...itemQueries.count(project, collection, { q, filter, status }, keyField),
    enabled: isAsked && isMany,
  });
  if (!isAsked || !keys.data) return null;
  return {
    count: Math.max(keys.data.length, counted.data ?? 0),
    isMore: isMany && !counted.data,
  };
}

/** Up to so many are read as keys and so known for sure: the server's counts don't regard a reader's rights. */
const countedByHand = 100;

const isAlwaysSet = (type: string) => type === 'datetime_created';

/** The days before and after an empty stretch on which there is something. */
export function useNearest(
  input: CalendarInput,
  stretch: Stretch,
  isAsked: boolean,
): { before: string | null; after: string | null } {
  const { source, setup, zone } = input;
  const { project, collection } = source;
  const { date } = setup;
  const kind = date ? dateKindOf(date) : 'day';
  const bounds = boundsOf(kind, stretch.first, stretch.last, zone);
  const queriesOf = (condition: Params, sort: string) =>
    datedViews(input, condition).map((view) => ({
      ...itemQueries.window(project, collection, { ...view, sort }, 0, 1),
      enabled: isAsked,
    }));
  const name = date?.field ?? '';
  const earlier = useQueries({ queries: queriesOf(before(bounds), `-${name}`) });
  const later = useQueries({ queries: queriesOf(after(bounds), name) });
  const daysOf = (reads: readonly { data?: Item[] | undefined }[]) =>
    reads.flatMap(({ data }) => placeInTime(ownValue(data?.[0], name), kind, zone)?.day ?? []).sort();
  return { before: daysOf(earlier).at(-1) ?? null, after: daysOf(later)[0] ?? null };
}
