import { expect, test } from 'vitest';
import { extensionName, extensionText } from './names.ts';

const meta = {
  translation: {
    'en-US': { name: 'Color scale', min: 'Minimum' },
    'de-DE': { name: 'Farbskala' },
    'pt-BR': { name: 'Escala' },
    broken: 'no texts',
  },
};

test.each([
  ['by the locale', '$t:name', 'de-DE', 'Farbskala'],
  ['by another one of its language', '$t:name', 'pt-PT', 'Escala'],
  ['in English', '$t:name', 'fr-FR', 'Color scale'],
  ['in English where the locale lacks it', '$t:min', 'de-DE', 'Minimum'],
  ['by its own words', '$t:unit_comment', 'de-DE', 'unit comment'],
  ['within a sentence', '$t:name, $t:min', 'en-US', 'Color scale, Minimum'],
  ['as it is', 'Plain', 'de-DE', 'Plain'],
  ['by a name that every object has', '$t:constructor', 'de-DE', 'constructor'],
  ['of a locale that is none', '$t:name', 'broken', 'Color scale'],
  ['that is none', { a: 1 }, 'de-DE', '{"a":1}'],
  ['that is missing', undefined, 'de-DE', ''],
])('a text %s', (_, text, locale, expected) => {
  expect(extensionText({ meta }, text, locale)).toBe(expected);
});

test.each([[[]], [null], ['x'], [undefined]])('a translation that is none: %j', (translation) => {
  expect(extensionText({ meta: { translation } }, '$t:name', 'de-DE')).toBe('name');
});

test('without a name it is called by its id', () => {
  const extension = { id: 'scale', name: '', icon: null, path: 'x/meta.json', meta };
  expect(extensionName(extension, 'de-DE')).toBe('scale');
});
