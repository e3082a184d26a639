import type { Item } from '#app/entities/items/types.ts';
import { dateKindOf } from '#app/layouts/dated-fields.ts';
import { placeInTime } from '#app/layouts/days.ts';
import { itemColor } from '#app/layouts/item-color.ts';
import { isTime } from '#app/lib/dates.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { CalendarSetup } from './setup.ts';

/** An item in its place. */
export interface Entry {
  key: string;
  item: Item;
  day: string;
  /** `HH:MM`; null where there is none. */
  time: string | null;
  /** A CSS colour. */
  color: string;
}

/** Items by day, each day's by time, those without one first. What has no date is left out, what comes twice stands once. */
export function entriesByDay(
  items: readonly Item[],
  setup: CalendarSetup,
  keyOf: (item: Item) => string,
  zone: string | null,
): Map<string, Entry[]> {
  const { date, time, color } = setup;
  if (!date) return new Map();
  const kind = dateKindOf(date);
  const entries = new Map<string, Entry>();
  for (const item of items) {
    const position = placeInTime(ownValue(item, date.field), kind, zone);
    if (!position) continue;
    const own = time ? plainText(ownValue(item, time.field)) : '';
    entries.set(keyOf(item), {
      key: keyOf(item),
      item,
      day: position.day,
      time: time ? (isTime(own) ? own.slice(0, 5) : null) : position.time,
      color: itemColor(color, color ? ownValue(item, color.field) : null, 'var(--accent)'),
    });
  }
  const sorted = [...entries.values()].sort((a, b) => (a.time ?? '').localeCompare(b.time ?? ''));
  const days = new Map<string, Entry[]>();
  for (const entry of sorted) days.set(entry.day, [...(days.get(entry.day) ?? []), entry]);
  return days;
}
