import { translatedLocales } from '#app/i18n/packs.ts';
import { holds } from '#app/lib/fold.ts';
import { languageName } from './language-name.ts';

/** Languages alone and with regions: `de AT CH` is de, de-AT and de-CH. */
const families =
  'af ZA|ar AE BH DZ EG IQ JO KW LB LY MA OM QA SA SY TN YE|az AZ|be BY|bg BG|bs-BA|ca ES|cs CZ|cy GB|da DK|' +
  'de AT CH DE LI LU|dv MV|el GR|en AU BZ CA CB GB IE JM NZ PH TT US ZA ZW|eo|' +
  'es AR BO CL CO CR DO EC ES GT HN MX NI PA PE PR PY SV UY VE|et EE|eu ES|fa IR|fi FI|fo FO|' +
  'fr BE CA CH FR LU MC|gl ES|gu IN|he IL|hi IN|hr BA HR|hu HU|hy AM|id ID|is IS|it CH IT|ja JP|ka GE|kk KZ|' +
  'kn IN|ko KR|kok IN|ky KG|lt LT|lv LV|mi NZ|mk MK|mn MN|mr IN|ms BN MY|mt MT|nb NO|nl BE NL|nn-NO|ns ZA|' +
  'pa IN|pl PL|ps AR|pt BR PT|qu BO EC PE|ro RO|ru RU|sa IN|se FI NO SE|sk SK|sl SI|sq AL|sr-BA|sr-SP|sv FI SE|' +
  'sw KE|syr SY|ta IN|te IN|th TH|tl PH|tn ZA|tr TR|tt RU|ts|uk UA|ur PK|uz UZ|vi VN|xh ZA|zh CN HK MO SG TW|zu ZA';

/** The codes of the specification's list. */
export const catalogue: readonly string[] = families.split('|').flatMap((family) => {
  const [language = '', ...regions] = family.split(' ');
  return [language, ...regions.map((region) => `${language}-${region}`)];
});

/** What can be chosen: those, and what the app speaks, by the API's own spelling. */
export const languageCodes: readonly string[] = [...new Set([...catalogue, ...translatedLocales])];

export interface Language {
  id: string;
  /** Its name and its code. */
  label: string;
}

/** Code and name in one line; a code without a name stands alone. */
export function languageLabel(code: string, locale: string): string {
  const name = languageName(code, locale);
  return name === code ? code : `${name} (${code})`;
}

/** What is offered, by name in the order of the reader's language. */
export function languageChoices(isLimited: boolean, locale: string): Language[] {
  const codes = isLimited ? translatedLocales : languageCodes;
  const collator = new Intl.Collator(locale);
  return codes
    .map((id) => ({ id, label: languageLabel(id, locale) }))
    .sort((a, b) => collator.compare(a.label, b.label));
}

/** Those whose name or code holds what was typed, letter case and accents aside. */
export function matching(choices: readonly Language[], typed: string): Language[] {
  const wanted = typed.replaceAll('_', '-');
  return choices.filter(({ label }) => holds(label.replaceAll('_', '-'), wanted));
}
