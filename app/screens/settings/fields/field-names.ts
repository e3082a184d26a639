/** Names of fields as they are typed. Pure. */

/** The longest name that a column may have. */
export const longestName = 64;

const separators = /[\s_-]+/g;

/**
 * Any text as a name in snake case: small letters a to z, digits, and one `_` between words; accents are taken off.
 * `dropped` are the signs that no name can have, each once.
 */
export function toFieldName(text: string): { name: string; dropped: string } {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
  const name = plain
    .replaceAll(separators, '_')
    .replaceAll(/[^a-z0-9_]/g, '')
    .replaceAll(/_{2,}/g, '_');
  const dropped = new Set(plain.replaceAll(separators, '').replaceAll(/[a-z0-9]/g, ''));
  return { name, dropped: [...dropped].join('') };
}

/** Where the caret stands in the name of a text that had it at `caret`: after what has become of all before it. */
export function caretInName(text: string, caret: number): number {
  return toFieldName(text.slice(0, caret)).name.length;
}

export type NameState = 'empty' | 'long' | 'taken' | 'free';

/** `names` are those of the collection's fields. The server's columns know no capitals. */
export function nameState(name: string, names: Iterable<string>): NameState {
  if (name.replaceAll('_', '') === '') return 'empty';
  if (name.length > longestName) return 'long';
  return [...names].some((known) => known.toLowerCase() === name) ? 'taken' : 'free';
}
