/** Names of fields as they are typed. Pure. */
import type { Translation } from '#app/entities/fields/types.ts';
import { formatTitle } from '#app/lib/format-title.ts';

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

/** The name that a label makes, without `_` at its ends and no longer than a column's; '' for one in other scripts. */
export function nameOfLabel(label: string): string {
  return toFieldName(label).name.replace(/^_+/, '').slice(0, longestName).replace(/_+$/, '');
}

/** What a field is called in a language, '' where nothing says so. */
export function labelIn(translations: readonly Translation[], locale: string): string {
  return translations.find((entry) => entry.locale === locale)?.translation ?? '';
}

/**
 * The translations with a label in a language. One that the name makes anyway, as it is shown or in small letters, is
 * none: it would stay behind when the name is changed.
 */
export function withLabel(
  translations: readonly Translation[],
  locale: string,
  label: string,
  name: string,
): Translation[] {
  const others = translations.filter((entry) => entry.locale !== locale);
  const text = label.trim();
  const shown = formatTitle(name);
  const isSaid = text === '' || text === shown || text === shown.toLocaleLowerCase(locale);
  return isSaid ? others : [...others, { locale, translation: text }];
}
