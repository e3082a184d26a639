/** Which language to speak. Pure. */

/** English is what everything is written in: it needs no pack. */
export const sourceLocale = 'en-US';

const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'ur', 'yi']);

const languageOf = (locale: string) => locale.split('-')[0]?.toLowerCase() ?? '';

/** The direction that a locale's texts are read in. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.has(languageOf(locale)) ? 'rtl' : 'ltr';
}

/** True for what the browser takes as a locale; Intl throws on anything else. */
export function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

/** A pseudo-locale: it has to be asked for by its full name. */
const isMadeUp = (locale: string) => /-X[AB]$/.test(locale);

/** Of the packs there are the one for a locale: its own, else one of the same language; null for none. */
export function findPackLocale(locale: string, packs: readonly string[]): string | null {
  if (packs.includes(locale)) return locale;
  const language = languageOf(locale);
  // What is no other language than English needs no pack of another one.
  if (language === languageOf(sourceLocale)) return null;
  return packs.find((pack) => languageOf(pack) === language && !isMadeUp(pack)) ?? null;
}

/**
 * The locale of public pages: the project's, else the first of the browser's languages, else English; each only if
 * its texts are there, since a page that is half in another language helps nobody to sign in.
 */
export function publicLocale(
  projectDefault: string | null | undefined,
  browser: readonly string[],
  isSpoken: (locale: string) => boolean,
): string {
  const wanted = [projectDefault ?? '', ...browser].filter((locale) => locale !== '' && isLocale(locale));
  return (
    wanted.find((locale) => languageOf(locale) === languageOf(sourceLocale) || isSpoken(locale)) ??
    sourceLocale
  );
}
