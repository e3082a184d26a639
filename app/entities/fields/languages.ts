/**
 * Where the languages of a field of translations stand: in 8.1.0 as rows of a collection that the options name, in 8.8.1 in
 * the options themselves (`{ languageField, languages: { code: name } }`). The API looks at neither. Pure.
 */
import { plainText } from '#app/lib/plain-text.ts';
import { toObject } from './rules.ts';

/** The field of the translations that holds the language of each; '' where the options don't say. */
export function languageFieldIn(options: Readonly<Record<string, unknown>>): string {
  return plainText(options['translationLanguageField']) || plainText(options['languageField']);
}

/** A language by its key, as rows of a collection of languages have it. */
export interface ListedLanguage extends Record<string, unknown> {
  code: string;
  name: string;
}

/** The languages that stand in the options, in their order; null where they name a collection instead, or nothing. */
export function listedLanguages(options: Readonly<Record<string, unknown>>): ListedLanguage[] | null {
  if (plainText(options['languagesCollection']) !== '') return null;
  const listed = Object.entries(toObject(options['languages']));
  return listed.length === 0 ? null : listed.map(([code, name]) => ({ code, name: plainText(name) || code }));
}

/** Further languages that there are texts in: what is written must not be out of reach. */
export function withUnlisted(listed: readonly ListedLanguage[], codes: Iterable<string>): ListedLanguage[] {
  const known = new Set(listed.map(({ code }) => code));
  const others = [...new Set(codes)].filter((code) => code !== '' && !known.has(code));
  return [...listed, ...others.map((code) => ({ code, name: code }))];
}
