/** The files that what was read uses. Pure. */
import type { Item } from '#app/entities/items/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { type FileNames, fileSubfields, keysUnder } from './file-references.ts';
import { fileKeyOf, fileSettings } from './rules.ts';
import type { UnusedStep } from './unused-steps.ts';

/** Logo and pictures of the project, and files that its notes and other texts name. */
export function keysInSettings(values: Readonly<Record<string, unknown>>, names: FileNames): Set<string> {
  const keys = fileSettings.map((name) => fileKeyOf(ownValue(values, name)));
  const texts = Object.values(values).map(plainText);
  return new Set([...keys, ...texts.flatMap((text) => [...names.keysIn(text)])]);
}

/** The files that a row holds the keys of or, with `names`, those that its texts name. */
export function keysInRow(
  row: Item,
  {
    collection,
    keyField,
    columns,
  }: Pick<Exclude<UnusedStep, { by: 'settings' }>, 'collection' | 'keyField' | 'columns'>,
  names: FileNames | null,
): Set<string> {
  const found = new Set<string>();
  for (const { field, options } of columns) {
    const value = ownValue(row, field);
    if (names === null) found.add(fileKeyOf(value));
    else {
      for (const key of names.keysIn(plainText(value))) found.add(key);
      for (const key of keysUnder(value, fileSubfields(options))) found.add(key);
    }
  }
  // What a file's own text says of it is no use of it.
  if (names !== null && collection.collection === 'directus_files')
    found.delete(plainText(ownValue(row, keyField)));
  return found;
}
