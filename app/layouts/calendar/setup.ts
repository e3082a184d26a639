import type { Field } from '#app/entities/fields/types.ts';
import {
  chosenField,
  chosenTitle,
  suggestedDate,
  suggestedTitle,
  type Title,
  titlePaths,
} from '#app/layouts/dated-fields.ts';
import type { LayoutContext, LayoutRequest } from '#app/layouts/define.ts';
import { requestFields } from '#app/layouts/paths.ts';

export type Mode = 'month' | 'week' | 'day' | 'agenda';
export const modes: readonly Mode[] = ['month', 'week', 'day', 'agenda'];

/** The fields that a calendar is made of; without a date or a title there is nothing to show. */
export interface CalendarSetup {
  date: Field | null;
  /** Takes the place of the time that is in the date field. */
  time: Field | null;
  title: Title | null;
  color: Field | null;
  /** The mode to begin in. */
  mode: Mode;
}

/** The stored options: `datetime` wins over `date`; what was never chosen is suggested. */
export function setupOf(options: Record<string, unknown>, context: LayoutContext): CalendarSetup {
  const { datetime, date, time, title, color, mode } = options;
  const dates = [chosenField(datetime, 'datetime', context), chosenField(date, 'date', context)];
  const selected = dates.find(Boolean);
  const isNone = dates.includes(null);
  const named = chosenTitle(title, context);
  return {
    date: selected ?? (isNone ? null : suggestedDate(context)),
    time: chosenField(time, 'time', context) ?? null,
    title: named === undefined ? suggestedTitle(context) : named,
    color: chosenField(color, 'color', context) ?? null,
    mode: modes.find((entry) => entry === mode) ?? 'month',
  };
}

/** What the calendar reads of each item, and in which order. */
export function entryRequest(setup: CalendarSetup, context: LayoutContext): LayoutRequest {
  const own = [setup.date, setup.time, setup.color].flatMap((field) => (field ? [field.field] : []));
  const order = [setup.date, setup.time].flatMap((field) => (field ? [field.field] : []));
  const key = Object.values(context.collection.fields).find((field) => field.primary_key);
  return {
    paths: requestFields([...own, ...titlePaths(setup.title, context)], context),
    sort: [...order, ...(key ? [key.field] : [])].join(','),
  };
}
