import { parse } from 'lossless-json';
import { RawNumber } from '#mocks/engine/values/raw-number.ts';

/**
 * Parses JSON without losing a digit: numbers that a double cannot hold become bigint or RawNumber.
 * Throws a SyntaxError like JSON.parse.
 */
export function parseJson(text: string): unknown {
  // Only long runs of digits can lose any, and the native parser is many times faster.
  return (text.length > LONG || LOSSY.test(text)) && hasLossyNumber(text)
    ? parse(text, undefined, exactNumber)
    : JSON.parse(text);
}

/** Letters of a text that is likely to be a file. */
const LONG = 2 ** 20;
const LOSSY = /\d[\d.]{15}|[eE][+-]?\d/;

/** Whether such digits stand outside of texts: what is base 64 is full of them. */
function hasLossyNumber(text: string): boolean {
  for (let at = 0; ; ) {
    const open = text.indexOf('"', at);
    if (LOSSY.test(text.slice(at, open === -1 ? undefined : open))) return true;
    const close = open === -1 ? -1 : closingQuote(text, open);
    // a text without an end is an error that the parser tells
    if (close === -1) return false;
    at = close + 1;
  }
}

/** Where the text ends that begins with this quote, -1 for nowhere. */
function closingQuote(text: string, open: number): number {
  let close = text.indexOf('"', open + 1);
  while (close !== -1 && isEscaped(text, close)) close = text.indexOf('"', close + 1);
  return close;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text.charAt(at - 1 - slashes) === '\\') slashes += 1;
  return slashes % 2 === 1;
}

/** JSON text of a value that may hold bigints and RawNumbers. */
export function stringifyJson(value: unknown): string {
  try {
    // Few values hold such numbers, and the native writer, which refuses them, is many times faster.
    return JSON.stringify(value) ?? 'null';
  } catch {
    return stringifyExactly(value);
  }
}

function stringifyExactly(value: unknown): string {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof RawNumber) return value.digits;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(stringifyExactly).join(',')}]`;
  const members = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{${members.map(([key, part]) => `${JSON.stringify(key)}:${stringifyExactly(part)}`).join(',')}}`;
}

/** Levels of lists and objects within each other that are taken. What is written is read again, level by level. */
export const DEEPEST_JSON = 100;

/** Whether a JSON text has more levels than are taken. Looks at brackets only, so any text will do. */
export const isTooDeep = (text: string): boolean => excessOf(text, Number.POSITIVE_INFINITY) === 'levels';

/** What a JSON text has too many of: levels, or values. Null for neither. Looks at brackets and commas alone. */
export function excessOf(text: string, mostValues: number): 'levels' | 'values' | null {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = closingQuote(text, at);
      if (at === -1) return null;
    } else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1;
      values += 1;
      if (depth > DEEPEST_JSON) return 'levels';
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1;
    else if (code === COMMA) values += 1;
    if (values > mostValues) return 'values';
  }
  return null;
}

const [QUOTE, COMMA] = [0x22, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** The closest JavaScript value that still shows exactly these digits. */
export function exactNumber(digits: string): number | bigint | RawNumber {
  const number = Number(digits);
  if (Number.isFinite(number) && plainDigits(String(number)) === plainDigits(digits)) return number;
  if (/^-?\d+$/.test(digits)) return BigInt(digits);
  return new RawNumber(digits);
}

/** Two notations of one number have the same plain digits: no exponent, no needless zero. */
function plainDigits(text: string): string {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
  const negative = mantissa.startsWith('-');
  const [whole = '', fraction = ''] = mantissa.replace(/^-/, '').split('.');
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const scale = fraction.length - Number(exponent);
  const kept = digits.replace(/0+$/, '');
  if (kept === '') return '0';
  return `${negative ? '-' : ''}${kept}e${digits.length - kept.length - scale}`;
}

/**
 * PHP cannot tell an empty object from an empty list and answers `[]` for both, so the contract does too.
 */
export function withEmptyLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withEmptyLists);
  if (value === null || typeof value !== 'object' || value instanceof RawNumber) return value;
  const entries = Object.entries(value);
  if (entries.length === 0) return [];
  return Object.fromEntries(entries.map(([key, part]) => [key, withEmptyLists(part)]));
}
