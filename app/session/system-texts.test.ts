import { expect, test } from 'vitest';
import { collectionName, fieldName, fieldNote } from '#app/entities/fields/names.ts';
import { toField } from '#app/entities/fields/rules.ts';
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
