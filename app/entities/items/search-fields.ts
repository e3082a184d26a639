/** What the free text search of the API looks at: a collection's own texts, nothing else. */
import type { Collection } from '#app/entities/collections/types.ts';
import { isToOne } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';

const texts = /^(?:CHAR|VARCHAR|TINYTEXT|TEXT|MEDIUMTEXT|LONGTEXT|ENUM|UUID)$/;
const others = new Set(['array', 'json', 'hash', 'status', 'boolean', 'decimal', 'integer', 'sort']);

/** The fields that are searched, in their order; empty when a search can find nothing. */
export function searchedFields(collection: Collection, hidden: ReadonlySet<string>): Field[] {
  return Object.values(collection.fields).filter(
    (field) =>
      texts.test(field.datatype ?? '') &&
      !others.has(field.type) &&
      !/^(?:date|time)/.test(field.type) &&
      !isToOne(field) &&
      !hidden.has(field.field),
  );
}

/**
 * True for a text that an 8.1 server reads as another one: it takes what looks like a number for that number, so that
 * `007` is searched as 7 and `1.5` as 1.
 */
export function isReadAsNumber(text: string): boolean {
  const trimmed = text.trim();
  const looksLikeNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(trimmed);
  return looksLikeNumber && String(Math.trunc(Number(trimmed))) !== trimmed;
}
