/**
 * Days that are counted from today: `today`, `yesterday`, `this:week`, `last:7:day`, `next:2:month`, `older:30:day`
 * (docs/decisions/008). "Last" and "next" count today as their first day. Pure: what day it is comes from outside.
 */
import type { PresetFilter } from '#app/entities/collection-presets/types.ts';
import { isDated } from '#app/entities/items/operators.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { dateKindOf } from '#app/layouts/dated-fields.ts';
import { addDays, addMonths, firstOfMonth, firstOfWeek, lastOfMonth } from '#app/layouts/days.ts';
import { boundsOf } from '#app/layouts/range-filter.ts';

/** What day it is for the user, and how their weeks and zone are. */
export interface UserClock {
  /** `YYYY-MM-DD` in the user's zone. */
  today: string;
  /** null: the browser's own. */
  zone: string | null;
  /** 0 for Sunday to 6 for Saturday. */
  firstWeekday: number;
}

export const relativeKinds = [
  'today',
  'yesterday',
  'last',
  'next',
  'older',
  'this:week',
  'this:month',
  'this:year',
] as const;
export type RelativeKind = (typeof relativeKinds)[number];
export const relativeUnits = ['day', 'week', 'month'] as const;
export type RelativeUnit = (typeof relativeUnits)[number];

export interface Relative {
  kind: RelativeKind;
  /** Of `last`, `next` and `older`; from 1 to 9999. */
  count: number;
  unit: RelativeUnit;
}

const counted = /^(last|next|older):(\d{1,4}):(day|week|month)$/;

/** Reads the stored words; null for what is none. */
export function parseRelative(text: unknown): Relative | null {
  if (typeof text !== 'string') return null;
  const match = counted.exec(text);
  const count = Number(match?.[2]);
  if (match && count > 0) return { kind: match[1] as RelativeKind, count, unit: match[3] as RelativeUnit };
  const isPlain = (relativeKinds as readonly string[]).includes(text) && !hasCount(text as RelativeKind);
  return isPlain ? { kind: text as RelativeKind, count: 7, unit: 'day' } : null;
}

export function hasCount(kind: RelativeKind): boolean {
  return kind === 'last' || kind === 'next' || kind === 'older';
}

export function writeRelative({ kind, count, unit }: Relative): string {
  return hasCount(kind) ? `${kind}:${count}:${unit}` : kind;
}

/** The first and the last day that are meant; `first` is null where there is no beginning. */
export function daysOf(
  { kind, count, unit }: Relative,
  { today, firstWeekday }: Pick<UserClock, 'today' | 'firstWeekday'>,
): { first: string | null; last: string } {
  const weekday = firstOfWeek(today, firstWeekday);
  switch (kind) {
    case 'today':
      return { first: today, last: today };
    case 'yesterday':
      return { first: addDays(today, -1), last: addDays(today, -1) };
    case 'this:week':
      return { first: weekday, last: addDays(weekday, 6) };
    case 'this:month':
      return { first: firstOfMonth(today), last: lastOfMonth(today) };
    case 'this:year':
      return { first: `${today.slice(0, 4)}-01-01`, last: `${today.slice(0, 4)}-12-31` };
    case 'last':
      return { first: addDays(moved(today, -count, unit), 1), last: today };
    case 'next':
      return { first: today, last: addDays(moved(today, count, unit), -1) };
    case 'older':
      return { first: null, last: addDays(moved(today, -count, unit), -1) };
  }
}

function moved(day: string, count: number, unit: RelativeUnit): string {
  return unit === 'month' ? addMonths(day, count) : addDays(day, unit === 'week' ? count * 7 : count);
}

/** Operator and value that the words mean at this moment for a field, in the API's form. */
export function resolveRelative(
  relative: Relative,
  field: Field,
  clock: UserClock,
): Pick<PresetFilter, 'operator' | 'value'> {
  const { first, last } = daysOf(relative, clock);
  const { from, to } = boundsOf(dateKindOf(field), first ?? last, last, clock.zone);
  return first === null ? { operator: 'lte', value: to } : { operator: 'between', value: `${from},${to}` };
}

/** The condition as the API is asked now. What has no relative words, or a field without days, stays as it is. */
export function resolveRelativeFilter(
  condition: PresetFilter,
  field: Field | undefined,
  clock: UserClock,
): PresetFilter {
  const words = field && isDated(field) ? parseRelative(condition.relative) : null;
  if (!field || !words) return condition;
  return { ...condition, ...resolveRelative(words, field, clock) };
}
