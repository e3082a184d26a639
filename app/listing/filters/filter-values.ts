/** Values of conditions between their controls and the API. Pure. */
import { valuesOf } from '#app/entities/items/filters.ts';
import { instantOf, placeInTime } from '#app/layouts/days.ts';
import { isDate, parseInstant } from '#app/lib/dates.ts';

/** The two ends of a range, kept as `from,to`; empty where there is none. */
export function rangeOf(value: unknown): [from: string, to: string] {
  const list = Array.isArray(value) ? value.map(String) : String(value ?? '').split(',');
  return [(list[0] ?? '').trim(), (list[1] ?? '').trim()];
}

export function toRange(from: unknown, to: unknown): string | null {
  const ends = [from, to].map((end) => (end === null || end === undefined ? '' : String(end)));
  return ends.every((end) => end === '') ? null : ends.join(',');
}

/**
 * What a control for a naive time shows of a stored text: an instant as clocks of the zone have it, without a zone the
 * text as it is. A bare day is its first moment. Null for what is no time.
 */
export function toWall(text: string, zone: string | null | undefined): string | null {
  if (isDate(text)) return `${text} 00:00:00`;
  if (zone === undefined) return text || null;
  const place = parseInstant(text) === null ? null : placeInTime(text, 'instant', zone);
  return place ? `${place.day} ${place.time ?? '00:00'}:00` : null;
}

/** The instant that a control for a naive time means in a zone, in UTC as the API compares it. */
export function fromWall(text: string, zone: string | null): string {
  return new Date(instantOf(text, zone)).toISOString().slice(0, 19).replace('T', ' ');
}

/** The values of a list, whatever form it is kept in, less one. */
export function withoutValue(value: unknown, gone: string): string[] {
  return valuesOf(value).filter((entry) => entry !== gone);
}

/** The same with one more, at the end. */
export function withValue(value: unknown, added: unknown): string[] {
  const text = added === null || added === undefined ? '' : String(added);
  const list = valuesOf(value);
  return text === '' || list.includes(text) ? list : [...list, text];
}
