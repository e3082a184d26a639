import { expect, test } from 'vitest';
import { storableName, unstorableIn, unstorableOf } from './storable-text.ts';

test.each([
  ['plain', ''],
  ['Grüße 漢字 ☀', ''],
  ['Ships 🚢 and 🚢', '🚢'],
  ['👩‍👩‍👧 𠮷', '👩‍👩‍👧 𠮷'],
  ['😀😁😂😃😄😅', '😀 😁 😂 😃 😄'],
])('of %s, %s can not be stored', (text, found) => expect(unstorableIn(text)).toBe(found));

// Recorded by 8.1.0: users, roles, notes, file titles and searches of presets fail; the rest is stored.
test.each<[string, string, string, unknown, string]>([
  ['directus_users', 'title', 'string', '🚢', '🚢'],
  ['directus_roles', 'name', 'string', 'Clients 🚢', '🚢'],
  ['directus_fields', 'note', 'string', '🚢', '🚢'],
  ['directus_files', 'tags', 'array', ['sea', '🚢'], '🚢'],
  ['directus_collection_presets', 'search_query', 'string', '🚢', '🚢'],
  ['directus_collection_presets', 'title', 'string', '🚢', ''],
  ['directus_collection_presets', 'filters', 'json', '[{"value":"🚢"}]', ''],
  ['directus_collections', 'translation', 'json', [{ translation: '🚢' }], ''],
  ['directus_users', 'password', 'hash', '🚢', ''],
  ['directus_activity', 'comment', 'string', '🚢', ''],
  ['directus_users', 'avatar', 'file', 3, ''],
  ['articles', 'title', 'string', '🚢', ''],
])('%s.%s (%s) with %o: %s', (collection, field, type, value, found) =>
  expect(unstorableOf({ collection, field, type }, value)).toBe(found),
);

test.each([
  ['plain name.png', 'plain name.png'],
  ['🦜.png', 'file.png'],
  ['🦜', 'file'],
  ['.🦜', 'file.'],
  ['Trip 🦜 home.tar.gz', 'Trip home.tar.gz'],
  ['👩‍👩‍👧 family.jpg', 'family.jpg'],
  ['漢字 𠮷.txt', '漢字.txt'],
])('%s is uploaded as %s', (name, stored) => expect(storableName(name)).toBe(stored));
