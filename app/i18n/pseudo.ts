/**
 * Two made-up languages that show what a translation would break. Pure; the build makes their packs of the English
 * strings, so that they are never out of date.
 * - `en-XA`: accented, 40 % longer, in brackets. A text without brackets never went through i18n.
 * - `ar-XB`: the English words written from right to left.
 */
export type PseudoLocale = 'en-XA' | 'ar-XB';

export const pseudoLocales: readonly PseudoLocale[] = ['en-XA', 'ar-XB'];

type Strings = Record<string, unknown>;

/** What is no text: placeholders, nested keys, markup, entities, addresses, code. */
const kept = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?[a-z][^>]*>|&#?\w+;|https?:\/\/\S+|`[^`]*`)/i;

const letters = new Map(
  'aåbƀcçdðeéfƒgĝhĥiîjĵkķlļmṁnñoöpþqǫrŕsštţuûvṽwŵxẋyýzžAÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽ'
    .match(/../gu)
    ?.map((pair) => [pair[0] ?? '', pair[1] ?? '']),
);

const growth = 1.4;

/** One text in a pseudo-locale; what a program reads in it stays as it is. Nothing stays nothing. */
export function pseudoText(text: string, locale: PseudoLocale): string {
  if (text === '') return '';
  const parts = text.split(kept);
  return locale === 'ar-XB' ? parts.map(onText(mirrored)).join('') : `[${longer(parts)}]`;
}

/** For a list of which every second part is what the brackets of the expression have caught: those are left alone. */
function onText(change: (text: string) => string) {
  return (part: string, index: number) => (index % 2 === 0 ? change(part) : part);
}

/** Accents on all letters, and vowels doubled until it is long enough; what has too few of them is filled up. */
function longer(parts: readonly string[]): string {
  const length = parts.filter((_, index) => index % 2 === 0).join('').length;
  let missing = Math.ceil(length * (growth - 1));
  const grow = (letter: string) => {
    const accented = letters.get(letter) ?? letter;
    if (missing === 0 || !/[aeiou]/i.test(letter)) return accented;
    missing -= 1;
    return accented + accented;
  };
  const grown = parts.map(onText((text) => Array.from(text, grow).join(''))).join('');
  return grown + '~'.repeat(missing);
}

/** Every word between marks that turn it round. */
function mirrored(text: string): string {
  return text.replace(/\S*\p{L}\S*/gu, (word) => `\u200F\u202E${word}\u202C\u200F`);
}

/**
 * A file of strings in a pseudo-locale, with all the plural forms that its language counts by: Arabic has six where
 * English has two.
 */
export function pseudoStrings(strings: Strings, locale: PseudoLocale): Strings {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const entries = Object.entries(strings).flatMap(([key, value]): [string, unknown][] => {
    if (typeof value === 'object' && value !== null) return [[key, pseudoStrings(value as Strings, locale)]];
    if (typeof value !== 'string') return [[key, value]];
    const text = pseudoText(value, locale);
    const stem = key.endsWith('_other') ? key.slice(0, -'other'.length) : null;
    const more = stem === null ? [] : forms.filter((form) => !Object.hasOwn(strings, `${stem}${form}`));
    return [[key, text], ...more.map((form): [string, unknown] => [`${stem}${form}`, text])];
  });
  return Object.fromEntries(entries);
}
