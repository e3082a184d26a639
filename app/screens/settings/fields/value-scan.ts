/** Goes through the values of a field that is to be changed, and keeps what doesn't fit. Pure. */
import { toPattern } from '#app/components/form/pattern.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { ReadValue } from '#app/entities/items/read-values.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import { columnText, fitsColumn, isNoValue, sameAs } from './value-fits.ts';
import type { ValueCheck } from './value-checks.ts';

/** So many items are named. */
export const maxNamed = 10;
const maxShown = 60;

/** Items that a check has found; of the first of them the key, and the value as text. */
export interface Misfits {
  check: ValueCheck;
  count: number;
  items: { key: string; text: string }[];
}

/** Checks for which values have to be looked at one by one. */
const scanned: readonly ValueCheck[] = ['unique', 'type', 'length', 'pattern'];

export const isScanned = (check: ValueCheck): boolean => scanned.includes(check);

/** True for a pattern that only the server can read. */
export const isForServer = (check: ValueCheck, draft: Field): boolean =>
  check === 'pattern' && toPattern(draft.validation) === null;

export interface ValueScan {
  take: (values: readonly ReadValue[]) => void;
  /** What was found up to now, checks without a find left out. */
  found: () => Misfits[];
}

export function createScan(checks: readonly ValueCheck[], draft: Field, original: Field): ValueScan {
  const pattern = toPattern(draft.validation);
  const misfits = new Map<ValueCheck, Misfits>();
  const firsts = new Map<string, ReadValue | null>();
  const note = (check: ValueCheck, { key, value }: ReadValue) => {
    const known = misfits.get(check) ?? { check, count: 0, items: [] };
    known.count += 1;
    if (known.items.length < maxNamed) known.items.push({ key, text: shownText(value, original) });
    misfits.set(check, known);
  };
  const tests: Partial<Record<ValueCheck, (entry: ReadValue) => void>> = {
    unique: (entry) => {
      const text = sameAs(entry.value, original);
      const first = firsts.get(text);
      if (first) note('unique', first);
      if (first !== undefined) note('unique', entry);
      // The first one is noted once, with the second.
      firsts.set(text, first === undefined ? entry : null);
    },
    type: (entry) => {
      if (!fitsColumn(entry.value, original, draft)) note('type', entry);
    },
    length: (entry) => {
      if (!fitsColumn(entry.value, original, draft)) note('length', entry);
    },
    pattern: (entry) => {
      if (pattern && !isNoValue(entry.value) && !pattern.test(columnText(entry.value, original)))
        note('pattern', entry);
    },
  };
  return {
    take: (values) => {
      for (const entry of values) for (const check of checks) tests[check]?.(entry);
    },
    found: () => checks.flatMap((check) => misfits.get(check) ?? []),
  };
}

function shownText(value: unknown, field: Field): string {
  return clip(field.type === 'hash' ? '' : plainText(value), maxShown);
}
