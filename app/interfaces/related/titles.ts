import type { Collection } from '#app/entities/collections/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { renderTemplate } from '#app/lib/template.ts';
import { fieldOf } from '#app/entities/collections/rules.ts';
import { ownValue } from '#app/lib/own-value.ts';

/**
 * What the value of a to-one field stands for: nothing, a link by key, a new item that is saved together with this
 * one, or a linked item with staged changes.
 */
export type Link =
  | { kind: 'none' }
  | { kind: 'link'; key: string; row: Item }
  | { kind: 'new'; row: Item }
  | { kind: 'edited'; key: string; row: Item };

/** Reads a value: null, a bare key, the row as the server expands it, or an object staged by this input. */
export function toLink(value: unknown, keyField: string, staged: boolean): Link {
  if (value === null || value === undefined || value === '') return { kind: 'none' };
  if (typeof value !== 'object' || !isRow(value)) return { kind: 'link', key: plainText(value), row: {} };
  const key = plainText(ownValue(value, keyField));
  if (key === '') return { kind: 'new', row: value };
  return { kind: staged ? 'edited' : 'link', key, row: value };
}

function isRow(value: object): value is Item {
  // Lossless numbers are objects too, but not plain ones.
  return Object.getPrototypeOf(value) === Object.prototype;
}

/** The columns to choose by as one line under the title; what the title says already is left out. */
export function detailOf(row: Item, columns: readonly string[], title: string): string {
  return columns
    .map((column) => renderTemplate(`{{${column}}}`, row))
    .filter((text) => text !== '' && !title.includes(text))
    .join(' · ');
}

/** `visible_fields` is a comma list. */
export function columnsOf(option: unknown, related: Collection): string[] {
  return plainText(option)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && fieldOf(related, name.split('.')[0] ?? '') !== undefined);
}
