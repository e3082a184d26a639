import type { Item } from '#app/entities/items/types.ts';
import { dateKindOf } from '#app/layouts/dated-fields.ts';
import { type DayAndTime, placeInTime } from '#app/layouts/days.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** A row of the list, as far as it has been read. */
export interface TimelineRow {
  row: number;
  item: Item | undefined;
  place: DayAndTime | null;
}

/** Rows that follow one another on one day. `day` is null for items without a date, undefined for those not read yet. */
export interface DayGroup {
  day: string | null | undefined;
  rows: TimelineRow[];
}

/** Rows `first` to one before `last`, by day in the order in which they stand. */
export function groupsOf(
  first: number,
  last: number,
  itemAt: (row: number) => Item | undefined,
  date: Field,
  zone: string | null,
): DayGroup[] {
  const kind = dateKindOf(date);
  const groups: DayGroup[] = [];
  for (let row = first; row < last; row += 1) {
    const item = itemAt(row);
    const place = item ? placeInTime(ownValue(item, date.field), kind, zone) : null;
    const day = item ? (place?.day ?? null) : undefined;
    const group = groups.at(-1);
    if (group && group.day === day) group.rows.push({ row, item, place });
    else groups.push({ day, rows: [{ row, item, place }] });
  }
  return groups;
}
