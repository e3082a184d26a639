import { expect, test } from 'vitest';
import { collectionName, fieldName, fieldNote, optionsInWords } from '#app/entities/fields/names.ts';
import { toField, toObject } from '#app/entities/fields/rules.ts';
import { i18n } from '#app/i18n/setup.ts';
import { RELEASES } from '#mocks/engine/releases/release.ts';
import { changedTable } from '#mocks/engine/releases/system-changes.ts';
import { SYSTEM } from '#mocks/engine/schema/system.ts';
import './system-texts.ts';

const tables = Object.entries(RELEASES).flatMap(([version, release]) =>
  SYSTEM.map((table) => ({ version, ...changedTable(table, release.systemChanges) })),
);
const inEnglish = (key: string) => i18n.exists(key, { ns: 'system-fields' });

test.each(tables)('all of $collection has a name of its own in $version', ({ collection, fields }) => {
  const key = (name: string) => name.replaceAll('_', '-');
  const own = key(collection.replace('directus_', ''));
  const named = fields.filter(
    ({ field }) => inEnglish(`names.${own}.${key(field)}`) || inEnglish(`names.all.${key(field)}`),
  );
  expect(inEnglish(`collections.${own}`)).toBe(true);
  expect(named.map(({ field }) => field)).toEqual(fields.map(({ field }) => field));
  for (const { field, note = null } of fields) {
    const it = toField({ collection, field, note });
    if (note !== null) expect(fieldNote(it, 'en-US')).not.toBe(note);
  }
});

/** As they are called everywhere, or a time zone by its name. */
const isSaidAsItIs = (name: string) => ['GET', 'POST'].includes(name) || name.startsWith('(UTC');

test.each(tables)(
  'all choices and statuses of $collection have names of their own in $version',
  ({ fields }) => {
    const names = fields.flatMap(({ options }) => {
      const { choices, status_mapping } = toObject(options);
      const statuses = Object.values(toObject(status_mapping)).map((status) => toObject(status)['name']);
      return [...Object.values(toObject(choices)), ...statuses];
    });
    const slug = (name: string) =>
      name
        .toLowerCase()
        .replaceAll(/[^a-z]+/g, '-')
        .replaceAll(/^-|-$/g, '');
    const bare = names.filter((name): name is string => typeof name === 'string' && !isSaidAsItIs(name));
    expect(bare.filter((name) => !inEnglish(`choices.${slug(name)}`))).toEqual([]);
  },
);

test.each([
  [
    'a field of the API’s own',
    'directus_users',
    { dark: 'Dark', own: 'Own' },
    { dark: 'Dunkel', own: 'Own' },
  ],
  ['a field of another collection', 'users', { dark: 'Dark' }, { dark: 'Dark' }],
  ['names that every object has', 'directus_users', { a: 'constructor' }, { a: 'constructor' }],
  ['choices that are no texts', 'directus_users', { a: null, b: 3 }, { a: null, b: 3 }],
  ['a list of choices', 'directus_users', ['Dark'], ['Dark']],
])('choices of %s', async (_, collection, choices, expected) => {
  i18n.addResource('de-DE', 'system-fields', 'choices.dark', 'Dunkel');
  await i18n.changeLanguage('de-DE');
  try {
    const field = toField({ collection, field: 'theme', options: { choices } });
    expect(optionsInWords(field)['choices']).toEqual(expected);
  } finally {
    await i18n.changeLanguage('en-US');
  }
});

test.each([
  ['the app’s own name', 'directus_roles', 'enforce_2fa', [], 'en-US', 'Require two-factor sign-in'],
  [
    'the server’s name',
    'directus_roles',
    'enforce_2fa',
    [['de-DE', 'Zweiter Faktor']],
    'de-DE',
    'Zweiter Faktor',
  ],
  ['another language of the server', 'directus_roles', 'users', [['fr-FR', 'Gens']], 'de-DE', 'Users'],
  ['a field that administrators added', 'directus_users', 'shoe_size', [], 'en-US', 'Shoe Size'],
  ['a name that every object has', 'directus_users', 'constructor', [], 'en-US', 'Constructor'],
  ['a name of two parts', 'directus_users', 'a.b:c', [], 'en-US', 'A.b:c'],
  ['a group of texts', 'directus_users', 'all', [], 'en-US', 'All'],
  ['a field of a collection that is no system’s', 'roles', 'enforce_2fa', [], 'en-US', 'Enforce 2fa'],
] as const)('%s', (_, collection, field, given, locale, expected) => {
  const translation = given.map(([code, text]) => ({ locale: code, translation: text }));
  expect(fieldName(toField({ collection, field, translation }), locale)).toBe(expected);
});

test.each([
  ['directus_collection_presets', 'Bookmarks and views'],
  ['directus_unheard_of', 'Unheard Of'],
  ['collection_presets', 'Collection Presets'],
])('the collection %s is called %s', (collection, expected) => {
  expect(collectionName({ collection, translation: [] }, 'en-US')).toBe(expected);
});

test('the note of a field that the app does not know is the server’s', () => {
  const known = toField({ collection: 'directus_users', field: 'email', note: 'Raw' });
  const added = toField({ collection: 'directus_users', field: 'shoe_size', note: 'In **cm**' });
  expect([fieldNote(known, 'en-US'), fieldNote(added, 'en-US')]).toEqual([null, 'In **cm**']);
});
