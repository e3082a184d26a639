import { fold } from './fold.ts';
import { isLosslessNumber, writeJson } from './json.ts';

/** Any JSON value as text: numbers with all digits, objects as JSON, null and undefined as nothing. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object' && !isLosslessNumber(value)) return writeJson(value);
  return String(value);
}

/** Cuts a text for a cell: a megabyte of it would otherwise be laid out to show its first forty characters. */
export function clip(text: string, length = 200): string {
  return text.length <= length ? text : `${text.slice(0, length).trimEnd()}…`;
}

/** A word to compare with others: without marks above and below, points, spaces around and capitals, Turkish ones included. */
export function foldedWord(text: string): string {
  return fold(text.trim()).replaceAll('.', '');
}
