import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { pseudoLocales, pseudoStrings } from '../app/i18n/pseudo.ts';
import { english, englishFiles, locales, packOf } from './packs.mjs';

// The strings of a locale come in two files: what every visit shows first, and the rest. They are no modules, since Firefox keeps
// one that did not arrive as failed for as long as the page lives: no second try would get it.

/** What the public pages and the frame around all private ones say. */
const firstNamespaces = [
  'app',
  'errors',
  'home',
  'install',
  'password',
  'session',
  'shell',
  'sign-in',
  'two-factor',
];
const parts = ['first', 'rest'] as const;
type Part = (typeof parts)[number];

/** Made of the English strings as they are, for whoever asks for them by name: no list offers them. */
const isPseudo = (locale: string) => pseudoLocales.find((name) => name === locale);

/** The namespaces of one part of a locale as JSON. */
function packText(locale: string, part: Part): string {
  const pseudo = isPseudo(locale);
  const strings = pseudo
    ? Object.entries(english()).map(([name, own]) => [name, pseudoStrings(own, pseudo)] as const)
    : Object.entries(packOf(locale));
  const isOfPart = ([name]: readonly [string, unknown]) =>
    firstNamespaces.includes(name) === (part === 'first');
  return JSON.stringify(Object.fromEntries(strings.filter(isOfPart)));
}

/**
 * `virtual:locale-packs`: the names of the locales, the namespaces of the first part, and the address of a part. The build writes
 * files, all with one mark in their names that changes when any of them does, so that the first download need not hold a list;
 * the development server makes them when they are asked for, of the strings as they are then.
 */
export function localePacks(): Plugin {
  const id = 'virtual:locale-packs';
  const served = /\/@strings\/([\w-]+)\/(first|rest)\.json$/;
  let isBuild = false;
  let base = '/';
  const names = () => [...locales(), ...pseudoLocales];
  return {
    name: 'locale-packs',
    configResolved: (config) => {
      isBuild = config.command === 'build';
      base = config.base;
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const [, locale, part] = served.exec(request.url?.split('?')[0] ?? '') ?? [];
        if (!locale || !names().includes(locale)) return next();
        response.setHeader('content-type', 'application/json');
        response.end(packText(locale, part as Part));
      });
    },
    resolveId: { filter: { id: /^virtual:locale-packs$/ }, handler: () => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:locale-packs$/ },
      handler() {
        const lines = [
          `export const locales = ${JSON.stringify(names())};`,
          `export const firstNamespaces = ${JSON.stringify(firstNamespaces)};`,
        ];
        if (!isBuild) {
          lines.push(
            `export const addressOf = (locale, part) => \`${base}@strings/\${locale}/\${part}.json\`;`,
          );
          return { code: lines.join('\n'), map: null };
        }
        for (const { path } of englishFiles()) this.addWatchFile(path);
        const texts = names().flatMap((locale) =>
          parts.map((part) => ({ name: `${locale}-${part}`, source: packText(locale, part) })),
        );
        const mark = createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 8);
        const files = texts.map(({ name, source }) =>
          this.emitFile({ type: 'asset', fileName: `assets/${name}-${mark}.json`, source }),
        );
        lines.push(
          `const one = import.meta.ROLLUP_FILE_URL_${files[0]};`,
          `export const addressOf = (locale, part) => new URL(\`\${locale}-\${part}-${mark}.json\`, one).href;`,
        );
        return { code: lines.join('\n'), map: null };
      },
    },
  };
}
