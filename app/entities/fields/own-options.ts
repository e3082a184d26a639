import { plainText } from '#app/lib/plain-text.ts';
import { toObject } from './rules.ts';
import type { Field } from './types.ts';

/** The entry of a field's options that this app alone reads (docs/field-options.md); empty for none. */
export function ownOptions({ options }: Pick<Field, 'options'>): Record<string, unknown> {
  return toObject(options['lectern']);
}

/** The options with another value for one of these; undefined takes it away. The others stay, known here or not. */
export function withOwnOption(
  options: Readonly<Record<string, unknown>>,
  name: string,
  value: unknown,
): Record<string, unknown> {
  const entries = Object.entries(ownOptions({ options })).filter(([entry]) => entry !== name);
  const own = Object.fromEntries(value === undefined ? entries : [...entries, [name, value]]);
  const { lectern: _, ...others } = options;
  return Object.keys(own).length > 0 ? { ...others, lectern: own } : others;
}

/** What is said where a value doesn't match the field's pattern; null for the app's own words. */
export function ownMessage(field: Pick<Field, 'options'>): string | null {
  const message = plainText(ownOptions(field)['message']).trim();
  return message === '' ? null : message;
}
