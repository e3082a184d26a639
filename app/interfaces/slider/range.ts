import { plainText } from '#app/lib/plain-text.ts';

export interface Range {
  min: number;
  max: number;
  step: number;
}

/** The track of a slider from its options; what can't be one (letters, no room, no step) gives way to the defaults. */
export function rangeOf(options: Record<string, unknown>): Range {
  const min = numberOf(options['minimum']) ?? 0;
  const asked = numberOf(options['maximum']) ?? 100;
  const max = asked > min ? asked : min + 100;
  const step = numberOf(options['step']) ?? 1;
  return { min, max, step: step > 0 ? step : 1 };
}

/** A stored number as one that a track can place; null for none and for what is no number. */
export function numberOf(value: unknown): number | null {
  const text = plainText(value).trim();
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}
