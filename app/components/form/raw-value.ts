/** A value as text for the clipboard, and back. Pure. */
import { isToMany, isToOne } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { parseJson, writeJson } from '#app/lib/json.ts';
import { toDigits } from './value-rules.ts';

const numeric = new Set(['integer', 'decimal', 'sort']);

/** Rows have no text of their own, and a secret that was stored can't be had back. */
export function hasRawText(field: Field): boolean {
  return !isToMany(field) && field.type !== 'hash';
}

/** A text as it is, anything else as JSON. */
export function toRawText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : writeJson(value);
}

/** The value that a text stands for in a field; null when it stands for none. Nothing is checked that the form checks. */
export function fromRawText(field: Field, text: string): { value: unknown } | null {
  if (text === '') return { value: null };
  const { type } = field;
  if (type === 'boolean') return fromBoolean(text.trim().toLowerCase());
  if (numeric.has(type)) return fromNumber(text.trim());
  if (type === 'json') return parsed(text);
  if (type === 'array') return fromList(text);
  // A key that is a number is sent as one.
  if (isToOne(field)) return /^\d{1,15}$/.test(text.trim()) ? parsed(text.trim()) : { value: text };
  return { value: text };
}

function fromBoolean(text: string): { value: boolean } | null {
  if (text === 'true' || text === '1') return { value: true };
  return text === 'false' || text === '0' ? { value: false } : null;
}

function fromList(text: string): { value: unknown } | null {
  const found = parsed(text);
  if (Array.isArray(found?.value)) return found;
  return text.trimStart().startsWith('[') ? null : { value: text.split(',').map((entry) => entry.trim()) };
}

/** A number may be written with a sign or zeros that JSON doesn't know. */
function fromNumber(text: string): { value: unknown } | null {
  const digits = toDigits(text);
  return digits === null ? null : (parsed(text) ?? parsed(digits));
}

function parsed(text: string): { value: unknown } | null {
  try {
    return { value: parseJson(text) };
  } catch {
    return null;
  }
}
