/** The texts of one language as staged changes of the translations. Pure. */
import type { Item } from '#app/entities/items/types.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';

export interface TextShape {
  rowKey: string;
  /** Field of the translations that holds the key of the language. */
  language: string;
}

/** The key of a row's language, whether it came bare or as the language itself. */
export function languageOf(row: Item, { language }: TextShape, keyField: string): string {
  const value = ownValue(row, language);
  const isRow = typeof value === 'object' && value !== null && Object.hasOwn(value, keyField);
  return plainText(isRow ? ownValue(value as Item, keyField) : value);
}

/** What is staged of one language: by the key of its row, or for one without a row by the language. */
export function stagedOf(
  changes: readonly Item[],
  code: string,
  row: Item | null,
  shape: TextShape,
): Item | null {
  const key = row ? plainText(ownValue(row, shape.rowKey)) : null;
  const found = changes.find((change) => {
    const own = plainText(ownValue(change, shape.rowKey));
    return key === null || own === ''
      ? own === '' && plainText(ownValue(change, shape.language)) === code
      : own === key;
  });
  return found ?? null;
}

/**
 * The changes with one value of a language set. A language without a row gets one; what is the same as saved (`isSame`)
 * is not staged, and a row of which nothing else is staged not at all.
 */
export function setText(
  changes: readonly Item[],
  { code, row, shape }: { code: unknown; row: Item | null; shape: TextShape },
  edit: { name: string; value: unknown; isSame: boolean },
): Item[] {
  const before = stagedOf(changes, plainText(code), row, shape);
  const frame: Item = row ? { [shape.rowKey]: ownValue(row, shape.rowKey) } : { [shape.language]: code };
  const { [edit.name]: _, ...rest } = before ?? {};
  const next: Item = { ...frame, ...rest, ...(edit.isSame ? {} : { [edit.name]: edit.value }) };
  const isNothing = Object.keys(next).every((name) => Object.hasOwn(frame, name));
  if (before === null) return isNothing ? [...changes] : [...changes, next];
  return changes.flatMap((change) => (change === before ? (isNothing ? [] : [next]) : [change]));
}

/** The changes with a language's row removed; what was only staged is forgotten. */
export function removeText(
  changes: readonly Item[],
  { code, row, shape }: { code: unknown; row: Item | null; shape: TextShape },
): Item[] {
  const before = stagedOf(changes, plainText(code), row, shape);
  const rest = changes.filter((change) => change !== before);
  return row ? [...rest, { [shape.rowKey]: ownValue(row, shape.rowKey), $delete: true }] : rest;
}
