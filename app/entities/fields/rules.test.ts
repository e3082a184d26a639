import { describe, expect, test } from 'vitest';
import { defaultValue, inOrder, isOn, nameFor, nextSort, toField, toObject } from './rules.ts';

describe('a field of the API in the app’s form', () => {
  const field = toField({
    id: 3,
    collection: 'articles',
    field: 'tags',
    type: 'O2M',
    datatype: null,
    options: [],
    required: 1,
    readonly: null,
    hidden_detail: '1',
    length: 255,
    width: 'wide',
    translation: [{ locale: 'de-DE', translation: 'Schlagworte' }, null, { locale: 'x' }],
  });

  test('types are lower case, flags booleans, an empty list no options', () => {
    expect(field).toMatchObject({
      type: 'o2m',
      options: {},
      required: true,
      readonly: false,
      hidden_detail: true,
    });
  });

  test('length is text, an unknown width is none, broken translations are dropped', () => {
    expect(field.length).toBe('255');
    expect(field.width).toBeNull();
    expect(field.translation).toEqual([{ locale: 'de-DE', translation: 'Schlagworte' }]);
  });
});

test.each([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [0, false],
  ['0', false],
  [null, false],
  ['yes', false],
])('%o is on: %s', (value, expected) => expect(isOn(value)).toBe(expected));

test('options as JSON text', () => {
  expect(toObject('{"a":1}')).toEqual({ a: 1 });
  expect(toObject('broken')).toEqual({});
  expect(toObject(null)).toEqual({});
});

test('names: translation of the locale, else title form; an empty translation is none', () => {
  const translations = [
    { locale: 'de-DE', translation: 'Titel' },
    { locale: 'fr-FR', translation: '' },
  ];
  expect(nameFor('title', translations, 'de-DE', null)).toBe('Titel');
  expect(nameFor('sub_title', translations, 'fr-FR', null)).toBe('Sub Title');
});

test.each([
  ['de-AT', 'Bücher'],
  ['en-GB', 'Books'],
  ['fr-FR', 'Books'],
  ['ar-XB', 'Books'],
])('a name without a translation for %s: the language’s, else English', (locale, expected) => {
  const translations = [
    { locale: 'de-DE', translation: 'Bücher' },
    { locale: 'en-US', translation: 'Books' },
    { locale: 'fr-FR', translation: '' },
  ];
  expect(nameFor('buecher', translations, locale, null)).toBe(expected);
});

test('order by sort, none last', () => {
  const fields = [
    toField({ field: 'a' }),
    toField({ field: 'b', sort: 2 }),
    toField({ field: 'c', sort: 1 }),
  ];
  expect(inOrder(fields).map((field) => field.field)).toEqual(['c', 'b', 'a']);
});

test.each([
  ['boolean', '1', true],
  ['boolean', '0', false],
  ['array', 'a,b', ['a', 'b']],
  ['integer', '5', 5],
  ['integer', '9007199254740993', '9007199254740993'],
  ['decimal', '9.90', '9.90'],
  ['string', '', null],
  ['string', 'draft', 'draft'],
])('default of %s %o is %o', (type, stored, expected) => {
  expect(defaultValue(toField({ field: 'x', type, default_value: stored }))).toEqual(expected);
});

test.each<[(number | null)[], number | null]>([
  [[], 1],
  [[1, 2, 5], 6],
  [[3, 1], 4],
  [[1, null], null],
])('behind fields at %j a new one has the place %j [SCH-03]', (places, place) => {
  expect(nextSort(places.map((sort) => toField({ field: 'f', sort })))).toBe(place);
});
