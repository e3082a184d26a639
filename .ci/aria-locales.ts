import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { asideOf, locales } from './packs.mjs';

// React Aria brings its own texts in 34 languages into the first download. Here English alone comes along, and those of another
// language are a file of their own that is fetched with the language. Where it has none, ours stand in i18n/{locale}/aria.json.

const prefix = '\0virtual:aria-strings';

/** Locales of ours whose texts React Aria has under another name. */
const others: Record<string, string> = {
  'ar-SA': 'ar-AE',
  'es-419': 'es-ES',
  'fr-CA': 'fr-FR',
  'no-NO': 'nb-NO',
};
const ariaNameOf = (locale: string) => others[locale] ?? locale;

/** The folder of a part's texts, from the one line that imports the English ones; null where it looks otherwise. */
function folderOf(code: string, id: string): string | null {
  const [, path] = /^import \S+ from "(.*)\/en-US\.mjs";$/m.exec(code) ?? [];
  return path ? join(dirname(id), path) : null;
}

const packages = fileURLToPath(new URL('../node_modules/', import.meta.url));

/** The parts that the bundle has: folders of texts, below the packages. The build says when one is missing or left over. */
const parts = [
  'react-aria/dist/private/intl/calendar',
  'react-aria/dist/private/intl/combobox',
  'react-aria/dist/private/intl/datepicker',
  'react-aria/dist/private/intl/menu',
  'react-aria/dist/private/intl/overlays',
  'react-aria/dist/private/intl/spinbutton',
  'react-aria-components/dist/private/intl',
  'react-stately/dist/private/intl/datepicker',
];
const partOf = (folder: string) => relative(packages, folder).replaceAll('\\', '/');

/** What of a part ours hold: the texts that the app can come to say. The others are for ranges, tables, dropping and colours. */
export const ownKeysOf: Record<string, readonly string[]> = {
  'react-aria/dist/private/intl/calendar':
    'previous next selectedDateDescription todayDate todayDateSelected dateSelected minimumDate maximumDate'.split(
      ' ',
    ),
  'react-aria/dist/private/intl/combobox': [
    'countAnnouncement',
    'selectedAnnouncement',
    'focusAnnouncement',
    'buttonLabel',
    'listboxLabel',
  ],
  'react-aria/dist/private/intl/datepicker':
    'era year month day hour minute second dayPeriod calendar weekday timeZoneName selectedDateDescription selectedTimeDescription'.split(
      ' ',
    ),
  'react-aria/dist/private/intl/overlays': ['dismiss'],
  'react-aria/dist/private/intl/spinbutton': ['Empty'],
  'react-aria-components/dist/private/intl': ['selectPlaceholder'],
  'react-stately/dist/private/intl/datepicker': ['rangeUnderflow', 'rangeOverflow', 'unavailableDate'],
};

/** Whether React Aria has texts in a locale of ours. */
export const speaks = (locale: string) =>
  existsSync(join(packages, parts[0] ?? '', `${ariaNameOf(locale)}.mjs`));

/** `virtual:aria-strings`: `loadAriaStrings(locale)` fetches what React Aria says in one of the app's locales. */
export function ariaLocales(): Plugin {
  let isBuild = false;
  return {
    name: 'aria-locales',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: { filter: { id: /^virtual:aria-strings/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:aria-strings/ },
      handler: (id) => {
        if (!isBuild) return { code: 'export const loadAriaStrings = async () => {};', map: null };
        if (id === prefix) return { code: registry, map: null };
        if (id !== `${prefix}/all`) return { code: textsOf(id.slice(prefix.length + 1)), map: null };
        const loaders = locales().map((each) => `'${each}': () => import('virtual:aria-strings/${each}')`);
        return { code: `export default { ${loaders.join(', ')} };`, map: null };
      },
    },
    transform: {
      filter: { id: /react-(?:aria|aria-components|stately)\/dist\/.*intlStrings\.mjs$/ },
      handler: (code, id) => {
        const folder = isBuild ? folderOf(code, id) : null;
        if (!folder) return null;
        const lines = [
          `import english from ${JSON.stringify(join(folder, 'en-US.mjs'))};`,
          `import { translatable } from 'virtual:aria-strings';`,
          `export default translatable(${JSON.stringify(partOf(folder))}, english);`,
        ];
        return { code: lines.join('\n'), map: null };
      },
    },
    generateBundle(_, bundle) {
      const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const used = ids
        .filter((id) => /[\\/]intl[\\/](?:.*[\\/])?en-US\.mjs$/.test(id))
        .map((id) => partOf(dirname(id)));
      const found = [...new Set(used)].sort().join('\n  ');
      if (found !== [...parts].sort().join('\n  '))
        this.error(`The parts of React Aria in use are now:\n  ${found}`);
    },
  };
}

/** A text of ours as React Aria takes it: a string, or a function of what is put in. */
function asCode(key: string, texts: Record<string, string>): string {
  // Announced when the focus moves through the choices.
  if (key === 'focusAnnouncement')
    return `(args, formatter) => args.isSelected ? ${asCode('selectedAnnouncement', texts)}(args, formatter) : args.optionText`;
  const text = texts[key] ?? '';
  return text.includes('{{') ? `put(${JSON.stringify(text)})` : JSON.stringify(text);
}

const put = `const put = (text) => (args, formatter) => text.replace(/{{(\\w+)}}/g, (_, name) =>
  typeof args[name] === 'number' ? formatter.number(args[name]) : args[name]);`;

/** The module with our texts of all parts, for a locale that React Aria doesn't speak. */
export function ownTextsOf(texts: Record<string, string>): string {
  const lines = Object.entries(ownKeysOf).map(
    ([part, keys]) =>
      `${JSON.stringify(part)}: { ${keys.map((key) => `${key}: ${asCode(key, texts)}`).join(', ')} }`,
  );
  return `${put}\nexport default { ${lines.join(', ')} };`;
}

/** The texts of all parts in one locale. */
function textsOf(locale: string): string {
  if (!speaks(locale)) return ownTextsOf(asideOf(locale, 'aria') as Record<string, string>);
  const found = parts
    .map((part) => ({ part, file: join(packages, part, `${ariaNameOf(locale)}.mjs`) }))
    .filter(({ file }) => existsSync(file));
  return [
    ...found.map(({ file }, index) => `import t${index} from ${JSON.stringify(file)};`),
    `export default { ${found.map(({ part }, index) => `${JSON.stringify(part)}: t${index}`).join(', ')} };`,
  ].join('\n');
}

/**
 * React Aria copies a part's locales when it first says something, so each has its place from the beginning; until its texts
 * have come it falls back to English.
 */
const registry = `
import { locales } from 'virtual:locale-packs';
const parts = new Map();
const found = new Map();
export function translatable(part, english) {
  const texts = { 'en-US': english };
  for (const locale of locales) texts[locale] = Object.assign(Object.create(english), found.get(locale)?.[part]);
  parts.set(part, texts);
  return texts;
}
export async function loadAriaStrings(locale) {
  if (found.has(locale)) return;
  // A list of files that the first download need not hold.
  const { default: loaders } = await import('virtual:aria-strings/all');
  if (!loaders[locale]) return;
  const { default: texts } = await loaders[locale]();
  found.set(locale, texts);
  for (const [part, own] of Object.entries(texts)) Object.assign(parts.get(part)?.[locale] ?? {}, own);
}`;
