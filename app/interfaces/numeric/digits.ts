import { isLosslessNumber, parseJson } from '#app/lib/json.ts';

/** The plain digits of a stored number for editing; null for none. A number in exponent form is written out. */
export function digitsOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number' && /e/.test(String(value))) {
    return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 100 });
  }
  return typeof value === 'number' || typeof value === 'string' || isLosslessNumber(value)
    ? String(value)
    : null;
}

/**
 * Digits as a value: text where the field holds text (some databases send decimals so), else a number; one with more
 * digits than JavaScript's numbers have becomes a LosslessNumber.
 */
export function valueOf(digits: string | null, before: unknown): unknown {
  if (digits === null) return null;
  return typeof before === 'string' && before !== '' ? digits : parseJson(digits);
}

/** The step of arrow keys: 1 for integers, the last declared decimal place for decimals (`10,2` gives 0.01). */
export function stepOf(type: string, length: string | null): string {
  const decimals = type === 'decimal' ? Number(length?.split(',')[1] ?? 0) : 0;
  return Number.isInteger(decimals) && decimals > 0 ? `0.${'0'.repeat(decimals - 1)}1` : '1';
}
