/** Moving an item to another day. Pure. */
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { StartValues } from '#app/entities/items/start-values.ts';
import { canWriteField, type RightsContext } from '#app/entities/permissions/item-rights.ts';
import { dateKindOf } from '#app/layouts/dated-fields.ts';
import { instantOf, placeInTime } from '#app/layouts/days.ts';
import { isDate, isDateTime, parseInstant } from '#app/lib/dates.ts';

/** The stored value for another day, in the form that it has, its time of day kept; null where there is no such form. */
export function valueOnDay(value: unknown, field: Field, day: string, zone: string | null): string | null {
  const kind = dateKindOf(field);
  if (isDate(value)) return day;
  if (kind !== 'instant' && isDateTime(value)) return `${day}${value.slice(10)}`;
  const position = placeInTime(value, 'instant', zone);
  if (!position || typeof value !== 'string') return null;
  const seconds = new Date(parseInstant(value) ?? 0).toISOString().slice(17, 19);
  const moved = new Date(instantOf(`${day} ${position.time}:${seconds}`, zone)).toISOString().slice(0, 19);
  return isDateTime(value) ? moved.replace('T', value.charAt(10)) : `${moved}+00:00`;
}

/** What a new item on a day begins with, where the date is one that people set. */
export function startOnDay(date: Field, day: string): StartValues | undefined {
  if (date.type === 'date') return { [date.field]: day };
  return date.type === 'datetime' ? { [date.field]: `${day} 00:00:00` } : undefined;
}

/** Whether the user may give this item another date: the date is one that people set, and may be written. */
export function canMove(item: Item, date: Field, context: RightsContext): boolean {
  return ['date', 'datetime'].includes(date.type) && canWriteField(date, item, context);
}
