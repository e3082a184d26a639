/** Which language to speak. Pure. */

/** English is what everything is written in: it needs no pack. */
export const sourceLocale = 'en-US';

const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'ur', 'yi']);

const languageOf = (locale: string) => locale.split('-')[0]?.toLowerCase() ?? '';

/** True for English of any region, which needs no pack. */
export const isEnglish = (locale: string) => /^en\b/i.test(locale.replaceAll('_', '-'));

/** The direction that a locale's texts are read in. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.has(languageOf(locale)) ? 'rtl' : 'ltr';
}

/** Languages whose regions count by another calendar, as Intl knows it. */
const otherCalendars = new Set(['ar', 'fa', 'ps', 'th']);

/** A locale with the Gregorian calendar said where Intl would take another one. */
export const inGregorian = (locale: string) =>
  otherCalendars.has(languageOf(locale)) && !locale.includes('-u-') ? `${locale}-u-ca-gregory` : locale;

/**
 * What Intl takes of a locale as databases hold it: `en_US` is `en-US`, and of `en-AU-SA` it is `en-AU`, since Intl would throw
 * at the rest. Null when there is nothing of a locale in it.
 */
export function canonicalLocale(text: string): string | null {
  const parts = text.trim().replaceAll('_', '-').split('-');
  for (; parts.length > 0; parts.pop()) {
    try {
      const [found] = Intl.getCanonicalLocales(parts.join('-'));
      // Old names of languages become their new ones, but `no` stays what the API calls Norwegian.
      if (found !== undefined) return found;
    } catch {
      // One part less, then.
    }
  }
  return null;
}

/** A pseudo-locale: it has to be asked for by its full name. */
export const isMadeUp = (locale: string) => /-X[AB]$/.test(locale);

/** Packs of other regions: Spanish of Spain alone is `es-ES`, Portuguese and French of anywhere else are Europe's. */
const elsewhere = new Map([
  ['es', 'es-419'],
  ['pt', 'pt-PT'],
  ['fr', 'fr-FR'],
]);
/** Written Norwegian has two names of its own; the API calls it `no`. */
const norwegian = new Set(['nb', 'nn', 'no']);

function traitsOf(locale: string) {
  const { language, script, region } = new Intl.Locale(locale).maximize();
  return { language: norwegian.has(language) ? 'no' : language, script, region };
}

/**
 * Of the packs there are the one for a locale (`canonicalLocale`): its own, else one of the same language, best of the same region,
 * then of the same script; null for none.
 */
export function findPackLocale(locale: string, packs: readonly string[]): string | null {
  if (packs.includes(locale)) return locale;
  if (locale === '') return null;
  const asked = traitsOf(locale);
  // What is no other language than English needs no pack of another one.
  if (isEnglish(locale)) return null;
  const kin = packs
    .filter((pack) => !isMadeUp(pack))
    .map((pack) => ({ pack, ...traitsOf(pack) }))
    .filter(({ language }) => language === asked.language);
  const other = elsewhere.get(asked.language);
  return (
    kin.find(({ region, script }) => region === asked.region && script === asked.script)?.pack ??
    kin.find(({ pack }) => pack === other)?.pack ??
    kin.find(({ script }) => script === asked.script)?.pack ??
    kin[0]?.pack ??
    null
  );
}

/**
 * The locale of public pages: the first of those that are wanted (chosen there, the project's, the browser's) whose texts are
 * there, since a page that is half in another language helps nobody to sign in; else English.
 */
export function publicLocale(wanted: readonly string[], isSpoken: (locale: string) => boolean): string {
  const known = wanted.flatMap((locale) => canonicalLocale(locale) ?? []);
  return known.find((locale) => isEnglish(locale) || isSpoken(locale)) ?? sourceLocale;
}
