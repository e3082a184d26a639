import { type Choice, storedValues } from '#app/entities/fields/choices.ts';

export interface CheckedEntry {
  value: string;
  label: string;
  checked: boolean;
  /** A stored value that is none of the choices. */
  other: boolean;
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

/** The list with the entry at `from` moved by one place; unchanged at the ends. */
export function moved(values: readonly string[], from: number, by: 1 | -1): string[] {
  const next = [...values];
  const [entry] = next.splice(from, 1);
  if (entry === undefined || from + by < 0 || from + by > next.length) return [...values];
  next.splice(from + by, 0, entry);
  return next;
}
