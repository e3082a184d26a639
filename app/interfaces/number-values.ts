import { isLosslessNumber, parseJson } from '#app/lib/json.ts';

/** The plain digits of a stored number for editing; null for none. A number in exponent form is written out. */
export function digitsOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return writtenOut(String(value));
  return typeof value === 'string' || isLosslessNumber(value) ? String(value) : null;
}

/** `1.5e-7` as `0.00000015`; browsers refuse to format that many places. */
function writtenOut(text: string): string {
  const match = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (!match) return text;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const shift = Number(exponent);
  const digits = whole + fraction;
  return shift < 0
    ? `${sign}0.${'0'.repeat(-shift - 1)}${digits}`
    : `${sign}${digits.padEnd(shift + 1, '0')}`;
}

/**
 * Digits as a value: text where the field holds text (some databases send decimals so), else a number; one with more
 * digits than JavaScript's numbers have becomes a LosslessNumber.
 */
export function valueOf(digits: string | null, before: unknown): unknown {
  if (digits === null) return null;
  return typeof before === 'string' && before !== '' ? digits : parseJson(digits);
}

/** Most places behind the point that a database keeps. */
const maxDecimals = 30;

/** Places behind the point that a column is declared to have: 2 for `10,2`; 0 for integers, and where nothing is declared. */
export function decimalsOf(type: string, length: string | null): number {
  const decimals = type === 'decimal' ? Number(length?.split(',')[1] ?? 0) : 0;
  return Number.isInteger(decimals) && decimals > 0 ? Math.min(decimals, maxDecimals) : 0;
}

/** Plain digits with so many places behind the point at least: `24.5` is `24.50`. No digit of a longer one is lost. */
export function withDecimals(digits: string, decimals: number): string {
  if (decimals === 0) return digits;
  const [whole = '0', fraction = ''] = digits.split('.');
  return `${whole}.${fraction.padEnd(decimals, '0')}`;
}

/** The step of arrow keys: 1 for integers, the last declared decimal place for decimals (`10,2` gives 0.01). */
export function stepOf(type: string, length: string | null): string {
  const decimals = decimalsOf(type, length);
  return decimals > 0 ? `0.${'0'.repeat(decimals - 1)}1` : '1';
}
