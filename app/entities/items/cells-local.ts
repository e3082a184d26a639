/** Cells with numbers and dates as people write them, for files that no program made. */
import type { Field } from '#app/entities/fields/types.ts';
import { type DateOrder, dateOrders, readDate, readDateTime, readTime } from '#app/lib/local-dates.ts';
import { type NumberFormat, numberFormats, readNumber } from '#app/lib/local-numbers.ts';
import { cellKind, toNumber } from './cells.ts';

/** How the cells of a column are written where people write alike in several ways. */
export type CellFormat = NumberFormat | DateOrder;

/** The ways in which cells of a field may be written; none where there is but one. */
export function cellFormats(field: Field): readonly CellFormat[] {
  const kind = cellKind(field);
  if (kind === 'whole' || kind === 'decimal') return numberFormats;
  return kind === 'date' || kind === 'datetime' ? dateOrders : [];
}

/** True for fields with times, which are written in one way everywhere, but for how much of them. */
export function isTimeField(field: Field): boolean {
  return cellKind(field) === 'time';
}

/**
 * As `fromCell`, for a cell that was written in a format of people; null for one that is none of it. `locale`: in whose
 * language months are named.
 */
export function fromLocalCell(
  cell: string,
  field: Field,
  format: CellFormat,
  locale?: string,
): { value: unknown } | null {
  const kind = cellKind(field);
  if (format === 'point' || format === 'comma') {
    const digits = readNumber(cell, format);
    // A whole number may be written with places behind the sign, as long as they hold nothing.
    const number = kind === 'whole' ? (digits?.replace(/\.0+$/, '') ?? null) : digits;
    const isRead = number !== null && (kind === 'decimal' || /^-?\d+$/.test(number));
    return isRead ? { value: toNumber(number) } : null;
  }
  const moment =
    kind === 'time'
      ? readTime(cell)
      : kind === 'date'
        ? readDate(cell, format, locale)
        : readDateTime(cell, format, locale);
  return moment === null ? null : { value: moment };
}
