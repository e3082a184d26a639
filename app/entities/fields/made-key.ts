import { ownValue } from '#app/lib/own-value.ts';
import { toObject } from './rules.ts';
import type { Field } from './types.ts';

/** Characters of a UUID as text. */
export const uuidLength = 36;

/** What makes the app give each new item a UUID as its key; stands in the options of the key's field. */
export const madeKeyOptions = { lectern: { generate: 'uuid' } } as const;

/** Whether new items get this field's value from the app: a text that is the key, asks for it and has room for it. */
export function isMadeKey(
  field: Pick<Field, 'primary_key' | 'auto_increment' | 'type' | 'length' | 'options'>,
): boolean {
  const { primary_key, auto_increment, type, length, options } = field;
  if (!primary_key || auto_increment || type.toLowerCase() !== 'string') return false;
  const room = Number(length ?? 0);
  if (room > 0 && room < uuidLength) return false;
  return ownValue(toObject(options['lectern']), 'generate') === 'uuid';
}
