import { isLosslessNumber } from '#app/lib/json.ts';

/** Units by the thousand. */
export const UNITS = ['B', 'kB', 'MB', 'GB', 'TB', 'PB', 'EB'] as const;
const BINARY = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB', 'EiB'] as const;

/** The digits of a stored number of bytes; null for none and for what is no whole number. */
export function bytesOf(value: unknown): string | null {
  const isNumber = typeof value === 'number' || typeof value === 'string' || isLosslessNumber(value);
  const text = isNumber ? String(value).trim() : '';
  return /^-?\d+$/.test(text) ? text : null;
}

/** A size in words of the locale with one decimal: `1.5 MB`, or `1.5 MiB` by steps of 1024. */
export function sizeText(bytes: string, locale: string, decimal: boolean): string {
  const base = decimal ? 1000 : 1024;
  const units = decimal ? UNITS : BINARY;
  let size = Number(bytes);
  let step = 0;
  // What would be rounded up to a thousand is one of the next unit.
  while (Math.abs(step === 0 ? size : Math.round(size * 10) / 10) >= base && step < units.length - 1) {
    size /= base;
    step += 1;
  }
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: step === 0 ? 0 : 1 }).format(size);
  return `${number} ${units[step]}`;
}

/** Which unit a size is best written in: the largest of which there is at least one. */
export function unitOf(bytes: string | null): number {
  const length = (bytes ?? '0').replace(/^-?0*/, '').length;
  return Math.max(0, Math.min(UNITS.length - 1, Math.floor((length - 1) / 3)));
}

/** Bytes as digits of a unit, exactly: `1536000` in MB is `1.536`. */
export function inUnit(bytes: string, unit: number): string {
  const [sign, digits] = bytes.startsWith('-') ? ['-', bytes.slice(1)] : ['', bytes];
  const padded = digits.padStart(unit * 3 + 1, '0');
  const split = padded.length - unit * 3;
  const whole = padded.slice(0, split).replace(/^0+(?=\d)/, '');
  const fraction = padded.slice(split).replace(/0+$/, '');
  return `${sign}${whole}${fraction ? `.${fraction}` : ''}`;
}

/** Digits of a unit as whole bytes, rounded: `1.5` kB is `1500`. */
export function fromUnit(digits: string, unit: number): string {
  const [whole = '0', fraction = ''] = digits.replace('-', '').split('.');
  const places = unit * 3;
  const shifted = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
  const rounded = Number(fraction[places] ?? 0) >= 5 ? shifted + 1n : shifted;
  return `${digits.startsWith('-') && rounded > 0n ? '-' : ''}${rounded}`;
}
