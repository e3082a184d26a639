/** The same edit to many items, and the way back. Pure. */
import type { Field } from '#app/entities/fields/types.ts';
import { sameJson } from '#app/lib/json.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { linkedKeysIn, type LinkPlace } from './batch-links.ts';
import type { Item } from './types.ts';

/** `replace` gives every item the value; the others are for lists, and leave each item's other entries alone. */
export type BatchMode = 'replace' | 'add' | 'remove';

export interface BatchEdit {
  field: Field;
  mode: BatchMode;
  /** As the API takes it; for `add` and `remove` the entries in question. */
  value: unknown;
  /** For links through a junction: where they are. They are added or removed, never replaced. */
  links?: LinkPlace;
}

/** What an item held before an edit, and what it holds since: both the edited fields alone, as the API sends them. */
export interface BatchChange {
  before: Item;
  after: Item;
}

const listInterfaces = new Set(['tags', 'checkboxes']);

/** True for a field that keeps a list of entries, as an array or as comma text. */
export function isListField(field: Field): boolean {
  return field.type === 'array' || listInterfaces.has(field.interface ?? '');
}

/** The entries of a list, without the empty ones that wrapping puts at both ends. */
export function entriesOf(value: unknown): string[] {
  const list = Array.isArray(value)
    ? (value as unknown[])
    : typeof value === 'string'
      ? value.split(',')
      : [];
  return list
    .filter((entry) => entry !== null && entry !== undefined && typeof entry !== 'object')
    .map((entry) => String(entry).trim())
    .filter((entry) => entry !== '');
}

/** True for entries to add or remove without any. */
export function isEmptyEdit({ mode, value, links }: BatchEdit): boolean {
  if (links) return linkedKeysIn(value, links).length === 0;
  return mode !== 'replace' && entriesOf(value).length === 0;
}

/** What has to be written to an item; nothing of what it holds already, and nothing of its links. */
export function changesOf(item: Item, edits: readonly BatchEdit[]): Item {
  return Object.fromEntries(
    edits.flatMap((edit) => {
      if (edit.links) return [];
      const { field } = edit.field;
      const before = ownValue(item, field) ?? null;
      const after = edit.mode === 'replace' ? (edit.value ?? null) : edited(before, edit);
      return sameJson(before, after) ? [] : [[field, after]];
    }),
  );
}

/** What is written to an item that could not be read: the server will say what is the matter with it. */
export function blindChanges(edits: readonly BatchEdit[]): Item {
  // Links can only be taken out by the rows that they are.
  const sent = edits.filter(({ links, mode }) => !(links && mode === 'remove'));
  return Object.fromEntries(sent.map(({ field, value }) => [field.field, value ?? null]));
}

/** The list with entries added or removed; the very same list where that changes nothing. */
function edited(before: unknown, { field, mode, value }: BatchEdit): unknown {
  const had = entriesOf(before);
  const given = entriesOf(value);
  const next =
    mode === 'add' ? [...new Set([...had, ...given])] : had.filter((entry) => !given.includes(entry));
  if (sameJson(had, next)) return before;
  if (next.length === 0) return null;
  const isText = field.type !== 'array' && (typeof value === 'string' || typeof before === 'string');
  const list = isWrapped(value) || isWrapped(before) ? ['', ...next, ''] : next;
  return isText ? list.join(',') : list;
}

/** True for a list with an empty entry at both ends, which the field's options may ask for. */
function isWrapped(value: unknown): boolean {
  const list = Array.isArray(value)
    ? (value as unknown[])
    : typeof value === 'string'
      ? value.split(',')
      : [];
  return list.length > 2 && list[0] === '' && list.at(-1) === '';
}

/** True when an item still holds what the edit left behind, so that taking it back takes nobody's work away. */
export function isStillOurs(now: Item, { after }: BatchChange): boolean {
  return Object.entries(after).every(([name, value]) => sameJson(ownValue(now, name) ?? null, value ?? null));
}

/** The names of fields whose values a restored item could not be given back. */
export function lostFields(before: Item, now: Item): string[] {
  return Object.keys(before).filter(
    (name) => !sameJson(ownValue(before, name) ?? null, ownValue(now, name) ?? null),
  );
}
