import { plainText } from '#app/lib/plain-text.ts';
import { toObject } from './rules.ts';
import type { Field } from './types.ts';

/** The entry of a field's options that this app alone reads (docs/field-options.md); empty for none. */
export function ownOptions({ options }: Pick<Field, 'options'>): Record<string, unknown> {
  return toObject(options['lectern']);
}

/** What is said where a value doesn't match the field's pattern; null for the app's own words. */
export function ownMessage(field: Pick<Field, 'options'>): string | null {
  const message = plainText(ownOptions(field)['message']).trim();
  return message === '' ? null : message;
}
