import { describe, expect, test } from 'vitest';
import { caretInName, nameOfLabel, nameState, toFieldName, withLabel } from './field-names.ts';

test.each([
  ['Publish on', 'publish_on', ''],
  ['ISBN', 'isbn', ''],
  ['first-name', 'first_name', ''],
  ['  two   words ', '_two_words_', ''],
  ['a__b', 'a_b', ''],
  ['Größe', 'grosse', ''],
  ['Ĉielo Ångström', 'cielo_angstrom', ''],
  ['prix (€)', 'prix_', '(€)'],
  ['название', '', 'название'],
  ['名前 1', '_1', '名前'],
  ['😀😀', '', '😀'],
  ['<img>', 'img', '<>'],
  ['bad name!', 'bad_name', '!'],
  ['', '', ''],
])('“%s” becomes “%s”, without “%s” [SCH-09]', (text, name, dropped) => {
  expect(toFieldName(text).name).toBe(name);
  expect([...toFieldName(text).dropped].sort()).toEqual([...new Set(dropped)].sort());
  // A name that is one stays as it is.
  expect(toFieldName(name).name).toBe(name);
});

test.each([
  // A capital typed in the middle, a space, a sign that goes, a second space beside the first.
  ['puBlish', 3, 3],
  ['first name', 6, 6],
  ['fi!rst', 3, 2],
  ['first_ name', 7, 6],
  ['Größe', 4, 5],
  ['title', 0, 0],
  ['title', 5, 5],
])('“%s” with the caret at %i has it at %i [SCH-09]', (text, caret, expected) =>
  expect(caretInName(text, caret)).toBe(expected),
);

describe('whether a name can be taken [SCH-09]', () => {
  test.each([
    ['', 'empty'],
    ['_', 'empty'],
    ['body', 'free'],
    ['title', 'taken'],
    ['legacy', 'taken'],
    ['constructor', 'free'],
    ['a'.repeat(64), 'free'],
    ['a'.repeat(65), 'long'],
  ])('%s', (name, state) => expect(nameState(name, ['title', 'Legacy'])).toBe(state));
});

test.each([
  ['Price per night', 'price_per_night', 'Price per night'],
  ['Price Per Night', 'price_per_night', null],
  ['price per night', 'price_per_night', null],
  ['Motto', 'motto', null],
  [' Größe (cm) ', 'grosse_cm', 'Größe (cm)'],
  ['名前', '', '名前'],
  ['_', '', '_'],
  ['', '', null],
  ['a '.repeat(40), 'a_'.repeat(32).slice(0, -1), 'a '.repeat(40).trim()],
])('the label “%s” makes the name “%s” and is stored as %s [SCH-09]', (label, name, stored) => {
  const german = { locale: 'de-DE', translation: 'Anders' };
  expect(nameOfLabel(label)).toBe(name);
  expect(withLabel([german, { locale: 'en-US', translation: 'Before' }], 'en-US', label, name)).toEqual([
    german,
    ...(stored === null ? [] : [{ locale: 'en-US', translation: stored }]),
  ]);
});
