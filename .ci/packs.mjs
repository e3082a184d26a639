// The strings of all languages as they stand in files: English ones by area and beside the plug-ins, those of a locale in its
// folder of i18n.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const sourceLocale = 'en-US';
const folder = join(root, 'i18n');

/** Where the files of a locale are, or would be. */
export const folderOf = (locale) => join(folder, locale);
const pluginKinds = ['interfaces', 'layouts'];
/** Files of a locale that hold no strings of the app's own. */
const asides = new Set(['aria', 'rules', 'sources']);

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const namesIn = (locale) =>
  readdirSync(folderOf(locale))
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .filter((name) => !asides.has(name))
    .sort();

/** The locales that the app is offered in, besides English. */
export const locales = () =>
  readdirSync(folder)
    .filter((name) => name !== sourceLocale)
    .sort();

/** The English files: `{ namespace, plugin, path }`, `plugin` is the id for those beside plug-ins, else null. */
export function englishFiles() {
  const areas = namesIn(sourceLocale).map((namespace) => ({
    namespace,
    plugin: null,
    path: join(folder, sourceLocale, `${namespace}.json`),
  }));
  const plugins = pluginKinds.flatMap((namespace) =>
    readdirSync(join(root, 'app', namespace)).map((plugin) => ({
      namespace,
      plugin,
      path: join(root, 'app', namespace, plugin, 'en-US.json'),
    })),
  );
  return [...areas, ...plugins.filter(({ path }) => existsSync(path))];
}

/** The English strings by namespace. */
export function english() {
  const pack = {};
  for (const { namespace, plugin, path } of englishFiles())
    pack[namespace] = { ...pack[namespace], ...(plugin === null ? read(path) : { [plugin]: read(path) }) };
  return pack;
}

export const fileOf = (locale, name) => join(folderOf(locale), `${name}.json`);

/** The strings of a locale by namespace, as far as they are there. */
export const packOf = (locale) =>
  Object.fromEntries(namesIn(locale).map((name) => [name, read(fileOf(locale, name))]));

/** What stands in a file beside the strings of a locale, `{}` without it. */
export const asideOf = (locale, name) => (existsSync(fileOf(locale, name)) ? read(fileOf(locale, name)) : {});

/** All texts of a namespace by their key, `form.error.required`, in the order of the file. */
export function flat(strings, prefix = '') {
  return Object.entries(strings).flatMap(([key, value]) =>
    typeof value === 'object' ? flat(value, `${prefix}${key}.`) : [[`${prefix}${key}`, value]],
  );
}

/** The end of a key that has a text for each plural form. */
export const pluralForm = /_(zero|one|two|few|many|other)$/;

/**
 * The texts of a namespace by key without the plural form: `{ key, isPlural, forms }`, where `forms` has a text for each form,
 * or one named `''`. A key that only looks like a form, such as `role_other` without another one, is no plural.
 */
export function entries(strings) {
  const all = flat(strings);
  const plurals = new Set(
    all.filter(([key]) => key.endsWith('_other')).map(([key]) => key.replace(pluralForm, '')),
  );
  const found = new Map();
  for (const [key, text] of all) {
    const base = key.replace(pluralForm, '');
    const isPlural = base !== key && plurals.has(base);
    const name = isPlural ? base : key;
    const entry = found.get(name) ?? { key: name, isPlural, forms: {} };
    entry.forms[isPlural ? pluralForm.exec(key)[1] : ''] = text;
    found.set(name, entry);
  }
  return found;
}

/** A hash of the English of an entry, as in `sources.json`: four hexadecimal digits. */
export const hashOf = ({ forms }) =>
  createHash('sha256').update(JSON.stringify(forms)).digest('hex').slice(0, 4);
