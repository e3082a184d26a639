import { setSystemTexts } from '#app/entities/fields/names.ts';
import { i18n } from '#app/i18n/setup.ts';

const text = i18n.getFixedT(null, 'system-fields');

/** A text by the names of the API; null where there is none. Keys have hyphens, since `_one` and the like are plural forms. */
function find(locale: string, ...names: string[]): string | null {
  if (!names.every((name) => /^\w+$/.test(name))) return null;
  const key = names.join('.').replaceAll('_', '-');
  return i18n.exists(key, { ns: 'system-fields' }) ? text(key as 'names.all.id', { lng: locale }) : null;
}

/** `File Name (Readable)`: `file_name_readable`. */
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .join('_');

const bare = (collection: string) => collection.replace(/^directus_/, '');

/** Comes beside the data model, which names its own fields by their columns: public pages do without. */
setSystemTexts({
  collection: (collection, locale) => find(locale, 'collections', bare(collection)),
  name: ({ collection, field }, locale) =>
    find(locale, 'names', bare(collection), field) ?? find(locale, 'names', 'all', field),
  choice: (name, locale = i18n.language) => find(locale, 'choices', slugOf(name)),
  action: (action, locale = i18n.language) => find(locale, 'actions', action.replaceAll('-', '_')),
  note: ({ collection, field }, locale) => find(locale, 'notes', bare(collection), field),
});
