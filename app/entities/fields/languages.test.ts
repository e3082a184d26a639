import { expect, test } from 'vitest';
import { languageFieldIn, listedLanguages, withUnlisted } from './languages.ts';

const [collection, listed] = [
  { languagesCollection: 'languages', translationLanguageField: 'language' },
  { languageField: 'lang', languages: { 'en-US': 'English', fi: '' }, template: '{{title}}' },
];

test('the field of the language is told by both kinds of options [INF-01]', () => {
  expect(languageFieldIn(collection)).toBe('language');
  expect(languageFieldIn(listed)).toBe('lang');
  expect(languageFieldIn({})).toBe('');
});

test.each([
  [collection, null],
  [{}, null],
  [{ languages: {} }, null],
  [{ ...listed, languagesCollection: 'languages' }, null],
  [
    listed,
    [
      { code: 'en-US', name: 'English' },
      { code: 'fi', name: 'fi' },
    ],
  ],
  // Options may come as JSON text, and languages may be called anything.
  [{ languages: '{"__proto__":"Odd"}' }, [{ code: '__proto__', name: 'Odd' }]],
])('languages that stand in %j', (options, languages) => expect(listedLanguages(options)).toEqual(languages));

test('texts in a language that is not listed stay in reach', () =>
  expect(withUnlisted(listedLanguages(listed) ?? [], ['fi', 'de', '', 'de']).map(({ code }) => code)).toEqual(
    ['en-US', 'fi', 'de'],
  ));
