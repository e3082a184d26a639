import { expect, test } from 'vitest';
import { translatedLocales } from '#app/i18n/packs.ts';
import { languageName } from './language-name.ts';
import { catalogue, languageChoices, languageCodes, matching } from './languages.ts';

test('the codes of the catalogue, from af to zu', () => {
  expect(catalogue).toHaveLength(228);
  expect(new Set(catalogue).size).toBe(228);
  expect([catalogue[0], catalogue.at(-1)]).toEqual(['af', 'zu-ZA']);
  expect(languageCodes).toEqual(expect.arrayContaining([...catalogue, ...translatedLocales]));
  expect(new Set(languageCodes).size).toBe(languageCodes.length);
  expect(catalogue).toEqual(expect.arrayContaining(['de', 'de-AT', 'en-US', 'zh-TW', 'nn-NO']));
});

test.each([
  ['de-AT', 'en-US', 'German (Austria)'],
  ['de_AT', 'en-US', 'German (Austria)'],
  ['de', 'de-DE', 'Deutsch'],
  ['not a code!', 'en-US', 'not a code!'],
  ['<img src=x>', 'en-US', '<img src=x>'],
])('%s in %s is %s', (code, locale, name) => expect(languageName(code, locale)).toBe(name));

test('only the languages of the app when limited', () => {
  expect(languageChoices(true, 'en-US').map(({ id }) => id)).toContain('en-US');
  expect(languageChoices(true, 'en-US').length).toBeLessThan(100);
});

test.each([
  ['austr', 'de-AT'],
  ['PT_br', 'pt-BR'],
  ['francais', 'fr'],
])('%s finds %s', (typed, id) => {
  const locale = typed === 'francais' ? 'fr-FR' : 'en-US';
  expect(matching(languageChoices(false, locale), typed).map((language) => language.id)).toContain(id);
});
