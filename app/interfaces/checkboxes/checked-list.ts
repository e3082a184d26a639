import type { Choice } from '#app/entities/fields/choices.ts';

export interface CheckedEntry {
  value: string;
  label: string;
  checked: boolean;
  /** A stored value that is none of the choices. */
  other: boolean;
}

/** The stored list without the empty entries that wrapping puts at both ends. Text is a comma list. */
export function storedValues(value: unknown): string[] {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return list
    .filter((entry) => entry !== null && typeof entry !== 'object')
    .map(String)
    .filter((entry) => entry !== '');
}

/** Checked entries first in stored order, then the rest of the choices. Nothing stored is ever left out. */
export function checkedList(value: unknown, choices: readonly Choice[]): CheckedEntry[] {
  const stored = storedValues(value);
  const labels = new Map(choices.map((choice) => [choice.value, choice.label]));
  const checked = stored.map((entry) => ({
    value: entry,
    label: labels.get(entry) ?? entry,
    checked: true,
    other: !labels.has(entry),
  }));
  const rest = choices.filter((choice) => !stored.includes(choice.value));
  return [...checked, ...rest.map((choice) => ({ ...choice, checked: false, other: false }))];
}

/** What is stored for checked values: null for none, an empty entry at both ends with `wrap`. */
export function toStored(values: readonly string[], wrap: boolean): string[] | null {
  if (values.length === 0) return null;
  return wrap ? ['', ...values, ''] : [...values];
}

/** The list with the entry at `from` moved by one place; unchanged at the ends. */
export function moved(values: readonly string[], from: number, by: 1 | -1): string[] {
  const next = [...values];
  const [entry] = next.splice(from, 1);
  if (entry === undefined || from + by < 0 || from + by > next.length) return [...values];
  next.splice(from + by, 0, entry);
  return next;
}
