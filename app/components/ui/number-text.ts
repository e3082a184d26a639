import { plainDigits } from '#app/components/ui/digits.ts';
import { withPlainDigits } from '#app/lib/local-digits.ts';

/*
 * Between what a user types in their locale and plain digits ('-1234.50'). The rule above all: a separator is never
 * guessed. Text that could mean two numbers is refused with a reason, so that '1,234.5' never turns into 1.234.
 */

/** Why a text is no number. ambiguous: a separator stands where it could mean two things. */
export type NumberTextError = 'syntax' | 'ambiguous' | 'fraction';
export type ParsedNumber = { ok: true; digits: string | null } | { ok: false; inputError: NumberTextError };

interface Signs {
  decimal: string;
  group: string;
  minus: string;
  /** The locale's own ten digits. */
  digits: string[];
  /** Digits in the group next to the point, and in each further one (3 and 2 in India). */
  sizes: [first: number, further: number];
}

const known = new Map<string, Signs>();

function signsOf(locale: string): Signs {
  const found = known.get(locale);
  if (found) return found;
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(-1234567890.5);
  const pick = (type: string, fallback: string) =>
    parts.find((part) => part.type === type)?.value ?? fallback;
  const groups = parts.filter((part) => part.type === 'integer').map((part) => Array.from(part.value).length);
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  const signs: Signs = {
    decimal: pick('decimal', '.'),
    group: pick('group', ''),
    minus: pick('minusSign', '-'),
    digits: Array.from({ length: 10 }, (_, digit) => plain.format(digit)),
    sizes: [groups.at(-1) ?? 3, groups.at(-2) ?? 3],
  };
  known.set(locale, signs);
  return signs;
}

const formats = new Map<string, Intl.NumberFormat>();

/** To make one takes longer than all else that a cell of a table does. */
function numberFormat(locale: string, useGrouping: boolean): Intl.NumberFormat {
  const key = `${locale}|${useGrouping}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { useGrouping });
    formats.set(key, format);
  }
  return format;
}

const SPACES = /[\s\u00a0\u2009\u202f]/;

/** Spaces are one kind whatever their width, and so are apostrophes. */
function kind(separator: string): string {
  if (SPACES.test(separator)) return ' ';
  return separator === '’' ? "'" : separator;
}

/** Whether `whole` is split as the locale splits, e.g. 1,234,567: the first part may be shorter. */
function wellGrouped(groups: string[], [first, further]: [number, number]): boolean {
  return groups.every((group, index) => {
    const size = index === groups.length - 1 ? first : further;
    // Everywhere groups of three are understood, also where the locale has others.
    if (index === 0) return group.length > 0 && group.length <= Math.max(size, 3);
    return group.length === size || group.length === 3;
  });
}

/**
 * Reads what a user typed.
 * @param locale a BCP 47 tag, e.g. that of the user
 * @param options.integer refuses a fraction other than zeros
 * @returns digits null for an empty text
 */
export function parseNumberText(
  text: string,
  locale: string,
  options: { integer?: boolean } = {},
): ParsedNumber {
  const signs = signsOf(locale);
  const clean = withPlainDigits(text);
  if (clean === '') return { ok: true, digits: null };

  const [, sign = '', body = ''] = /^([-−+]?)\s*(.*)$/su.exec(clean) ?? [];
  const scientific = /^\d(?:\.\d+)?e[+-]?\d+$/i.test(body) ? plainDigits(body) : null;
  const split = scientific ?? splitBody(body, signs);
  if (typeof split === 'object') return split;
  const digits = plainDigits(`${sign === '−' ? '-' : sign}${split}`);
  if (digits === null) return { ok: false, inputError: 'syntax' };
  if (!options.integer) return { ok: true, digits };
  const [whole = '', fraction = ''] = digits.split('.');
  return /[1-9]/.test(fraction) ? { ok: false, inputError: 'fraction' } : { ok: true, digits: whole };
}

/** Unsigned digits with a point, or what is wrong. */
function splitBody(body: string, signs: Signs): string | { ok: false; inputError: NumberTextError } {
  const separators = Array.from(body)
    .filter((char) => !/\d/.test(char))
    .map(kind);
  const own = kind(signs.decimal);
  const group = kind(signs.group);
  const allowed = new Set([own, group, '.', ',', "'", '٬', '٫', ' ']);
  if (!/\d/.test(body) || separators.some((char) => !allowed.has(char)))
    return { ok: false, inputError: 'syntax' };
  const ambiguous = { ok: false, inputError: 'ambiguous' } as const;
  const last = separators.at(-1);
  if (last === undefined) return body;

  // The decimal sign is the last separator, there is one of it, and it is the locale's own; or it is a point or comma
  // that the locale uses for nothing else.
  const foreign = (last === '.' || last === ',') && last !== group && last !== own;
  const once = separators.filter((char) => char === last).length === 1;
  const isDecimal = last === own || (foreign && once);
  if (isDecimal && !once) return ambiguous;
  const chars = Array.from(body);
  const at = isDecimal ? chars.map(kind).lastIndexOf(last) : chars.length;
  const whole = chars.slice(0, at);
  const fraction = chars.slice(at + 1).join('');
  const kinds = new Set(isDecimal ? separators.slice(0, -1) : separators);
  if (
    foreign &&
    isDecimal &&
    kinds.size === 0 &&
    /^\d{1,3}$/.test(whole.join('')) &&
    /^\d{3}$/.test(fraction)
  ) {
    return ambiguous;
  }
  const [grouping] = kinds;
  if (grouping === undefined) return `${whole.join('')}.${fraction}`;
  const usable = grouping === group || grouping === ' ' || grouping === "'";
  const groups = whole
    .map((char) => (/\d/.test(char) ? char : ' '))
    .join('')
    .split(' ');
  if (kinds.size > 1 || !usable || !wellGrouped(groups, signs.sizes)) return ambiguous;
  return `${groups.join('')}.${fraction}`;
}

/**
 * Writes digits for a user to read, every digit of them.
 * @param digits plain digits; what is none comes back unchanged
 */
export function formatDigits(digits: string, locale: string, options: { grouping?: boolean } = {}): string {
  const plain = plainDigits(digits);
  if (plain === null) return digits;
  const signs = signsOf(locale);
  const [whole = '0', fraction] = plain.replace('-', '').split('.');
  const local = (text: string) => Array.from(text, (digit) => signs.digits[Number(digit)] ?? digit).join('');
  const head = numberFormat(locale, options.grouping ?? false).format(BigInt(whole));
  const tail = fraction === undefined ? '' : signs.decimal + local(fraction);
  return `${plain.startsWith('-') ? signs.minus : ''}${head}${tail}`;
}
