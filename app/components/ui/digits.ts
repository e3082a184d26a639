/*
 * Exact arithmetic on plain digits: a number written as in JSON without an exponent ('-1234.50'), of any length.
 * Nothing here goes through a JS number, so no digit is ever lost.
 */
const PLAIN = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,4}))?$/i;
/** Beyond this an exponent is no number that a database keeps, but an attempt to fill the memory. */
const MAX_EXPONENT = 400;

/**
 * Canonical digits: no exponent, no superfluous leading zeros or plus, "0." before a bare fraction. Trailing zeros of the
 * fraction stay, since they are part of a decimal's value as stored.
 * @returns null when the text is no number
 */
export function plainDigits(text: string): string | null {
  const match = PLAIN.exec(text.trim());
  const [, sign = '', whole = '', fraction = '', power = '0'] = match ?? [];
  const exponent = Number(power);
  if (!match || whole + fraction === '' || Math.abs(exponent) > MAX_EXPONENT) return null;
  const all = whole + fraction;
  const point = whole.length + exponent;
  const head = point > 0 ? all.slice(0, point).padEnd(point, '0') : '0';
  const tail = point < 0 ? '0'.repeat(-point) + all : all.slice(point);
  const digits = head.replace(/^0+(?=\d)/, '') + (tail ? `.${tail}` : '');
  return sign === '-' && /[1-9]/.test(digits) ? `-${digits}` : digits;
}

interface Scaled {
  value: bigint;
  /** How many digits of value stand behind the point. */
  scale: number;
}

function scaled(digits: string): Scaled {
  const [whole = '', fraction = ''] = digits.split('.');
  return { value: BigInt(whole + fraction), scale: fraction.length };
}

function at(number: Scaled, scale: number): bigint {
  return number.value * 10n ** BigInt(scale - number.scale);
}

/** The sum, with as many digits behind the point as the longer of the two. Both are canonical digits. */
export function addDigits(a: string, b: string): string {
  const [left, right] = [scaled(a), scaled(b)];
  const scale = Math.max(left.scale, right.scale);
  const sum = at(left, scale) + at(right, scale);
  const text = (sum < 0n ? -sum : sum).toString().padStart(scale + 1, '0');
  const split = text.length - scale;
  return `${sum < 0n ? '-' : ''}${text.slice(0, split)}${scale ? `.${text.slice(split)}` : ''}`;
}

/** Negative, 0 or positive, as a sort function. Both are canonical digits. */
export function compareDigits(a: string, b: string): number {
  const [left, right] = [scaled(a), scaled(b)];
  const scale = Math.max(left.scale, right.scale);
  const difference = at(left, scale) - at(right, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The same number with the other sign. */
export function negateDigits(digits: string): string {
  if (digits.startsWith('-')) return digits.slice(1);
  return /[1-9]/.test(digits) ? `-${digits}` : digits;
}

/**
 * One step up or down, held within the limits. From nothing, it starts at 0, or at the limit next to it.
 * @param step canonical digits above 0
 */
export function stepDigits(
  value: string | null,
  step: string,
  direction: 1 | -1,
  limits: { min?: string; max?: string } = {},
): string {
  const next = value === null ? '0' : addDigits(value, direction === 1 ? step : negateDigits(step));
  if (limits.min !== undefined && compareDigits(next, limits.min) < 0) return limits.min;
  if (limits.max !== undefined && compareDigits(next, limits.max) > 0) return limits.max;
  return next;
}
