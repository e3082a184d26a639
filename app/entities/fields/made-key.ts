import { ownOptions, withOwnOption } from './own-options.ts';
import type { Field } from './types.ts';

/** Characters of a UUID as text. */
export const uuidLength = 36;

/** What makes the app give each new item a UUID as its key; stands in the options of the key's field. */
export const madeKeyOptions = { lectern: { generate: 'uuid' } } as const;

type KeyField = Pick<Field, 'primary_key' | 'auto_increment' | 'type' | 'length' | 'options'>;

/** Whether new items get this field's value from the app: a text that is the key, asks for it and has room for it. */
export function isMadeKey(field: KeyField): boolean {
  return canBeMade(field) && ownOptions(field)['generate'] === 'uuid';
}

/** Whether a field is a key that somebody has to bring, as a text. */
export function isTextKey({ primary_key, auto_increment, type }: KeyField): boolean {
  return primary_key && !auto_increment && type.toLowerCase() === 'string';
}

/** Whether a field is a key that the app could make: a text with room for it. */
export function canBeMade(field: KeyField): boolean {
  const room = Number(field.length ?? 0);
  return isTextKey(field) && (room === 0 || room >= uuidLength);
}

/** The options of a key's field by which the app makes the keys of new items, or no more. */
export function withMadeKey(
  options: Readonly<Record<string, unknown>>,
  isMade: boolean,
): Record<string, unknown> {
  return withOwnOption(options, 'generate', isMade ? 'uuid' : undefined);
}
