/** Numbers as people write them, read as digits: nothing goes through a JavaScript number, so that none is lost. */
import { withPlainDigits } from './local-digits.ts';

/** By the sign before the fraction. The other one may stand between groups of digits, and so may spaces and apostrophes. */
export type NumberFormat = 'point' | 'comma';
export const numberFormats = ['point', 'comma'] as const satisfies readonly NumberFormat[];

const signs: Record<NumberFormat, { fraction: RegExp; group: string }> = {
  point: { fraction: /[.\u066B]/, group: ',' },
  comma: { fraction: /[,\u066B]/, group: '.' },
};

export function numberFormatOf(locale: string): NumberFormat {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? 'comma' : 'point';
}

/** Signs of money that are letters. Capitals count: `ft` and `km` are lengths. */
const writtenSigns = String.raw`[Kk]r\.?|zł|Kč|Ft|lei|лв\.?|руб\.?|р\.|грн\.?|дин\.?|din\.?|Rp\.?|RM|Fr\.|đ|บาท|円|元|원`;
const sign = String.raw`(?:[A-Z]{0,3}\p{Sc}|${writtenSigns}|(?<code>[A-Z]{3}))`;
const inFront = new RegExp(
  String.raw`^(?<before>[+\-\u2212\uFF0D]?)\s*${sign}\s*(?=[+\-\u2212\uFF0D\d.,])`,
  'u',
);
const behind = new RegExp(String.raw`(?<=\d[.,]?[-–]?)(?<before>)\s*${sign}$`, 'u');

/** An amount without the sign or the code of its currency, which a number has no room for. Other units are left. */
function withoutCurrency(text: string): string {
  const shape = inFront.test(text) ? inFront : behind;
  return text.replace(shape, (found: string, ...rest: unknown[]) => {
    const { before = '', code } = rest.at(-1) as { before?: string; code?: string };
    return code === undefined || Intl.supportedValuesOf('currency').includes(code) ? before : found;
  });
}

/**
 * The number in digits, with a point and an exponent if it has one (`-1234.50`, `1e3`); null for what is none in the format.
 * Zeros at either end stay.
 */
export function readNumber(text: string, format: NumberFormat): string | null {
  const [, sign = '', body = '', exponent = ''] =
    /^([+\-\u2212\uFF0D]?)\s*(.*?)([eE][+-]?\d+)?$/s.exec(withoutCurrency(withPlainDigits(text))) ?? [];
  const [whole = '', fraction = '', ...more] = body.split(signs[format].fraction);
  const digits = exponent || /^\d*$/.test(whole) ? whole : withoutGroups(whole, signs[format].group);
  if (digits === null || more.length > 0 || !/^\d*$/.test(digits) || !/^\d*$/.test(fraction)) return null;
  if (digits + fraction === '') return null;
  const isNegative = sign !== '' && sign !== '+';
  return `${isNegative ? '-' : ''}${digits || '0'}${fraction && `.${fraction}`}${exponent}`;
}

/** Three digits a group; in India two, but for the last. A number does not begin with a group of zero. */
const grouped = /^[1-9]\d{0,2}(?:,\d{3})+$|^[1-9]\d?(?:,\d\d)*,\d{3}$/;

/** The digits of a whole number in groups, null where they are no such groups. */
function withoutGroups(text: string, group: string): string | null {
  const separators = new Set(text.replaceAll(/\d/g, '').replaceAll(/\s/g, ' ').replaceAll('’', "'"));
  const [separator = ''] = separators;
  if (separators.size !== 1 || ![group, ' ', "'", '\u066C'].includes(separator)) return null;
  const plain = text.replaceAll(/\D/g, ',');
  return grouped.test(plain) ? plain.replaceAll(',', '') : null;
}
