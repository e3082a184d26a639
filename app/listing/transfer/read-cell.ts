/** What one cell of a file means for the field that it goes to. Pure. */
import { type CellProblem, fromCell } from '#app/entities/items/cells.ts';
import { type CellFormat, fromLocalCell, isTimeField } from '#app/entities/items/cells-local.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { isLosslessNumber } from '#app/lib/json.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { type Links, linkText } from './relation-match.ts';

export type LinkProblem = 'notFound' | 'foundTwice';

/** How the cells of a column are read. */
export interface ColumnReading {
  format?: CellFormat;
  /** In whose language months are named. */
  locale?: string;
  /** For links: the field by which the file names the items, and what was found by it. */
  links?: { by: Field; target: Collection; found: Links };
}

export type ReadCell =
  | { value: unknown }
  | { problem: CellProblem | LinkProblem; format?: CellFormat; target?: Collection };

export function readCell(
  cell: unknown,
  field: Field,
  fileFormat: 'csv' | 'json',
  { format, locale, links }: ColumnReading = {},
): ReadCell {
  // An object in JSON is an item that is written along.
  if (links && (typeof cell !== 'object' || isLosslessNumber(cell))) return readLink(cell, field, links);
  if (fileFormat === 'json') return { value: cell };
  const text = cell as string | null;
  const plain = fromCell(text, field);
  const isLocal = text !== null && (format !== undefined || isTimeField(field));
  if (!isLocal) return plain;
  const read = fromLocalCell(text, field, format ?? 'ymd', locale);
  if (read) return read;
  // Without a problem of its own it would be read in another format than the one that was chosen.
  const problem = 'problem' in plain ? plain.problem : problemOf(field);
  return { problem, ...(format ? { format } : {}) };
}

/** A cell that can be read, but not in the format of its column. */
function problemOf(field: Field): CellProblem {
  // No text is any of these, so that the problem is that of the kind.
  const read = fromCell('?', field);
  return 'problem' in read ? read.problem : 'notNumber';
}

function readLink(
  cell: unknown,
  field: Field,
  { by, target, found }: NonNullable<ColumnReading['links']>,
): ReadCell {
  if (plainText(cell).trim() === '') return { value: null };
  const text = linkText(cell, by);
  // What is no key at all is told as that.
  if (text === null && by.primary_key) return fromCell(plainText(cell), field);
  const [key, ...more] = (text !== null && found.get(text)) || [];
  if (key === undefined) return { problem: 'notFound', target };
  return more.length > 0 ? { problem: 'foundTwice', target } : { value: key };
}
