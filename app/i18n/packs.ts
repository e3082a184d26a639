import arXB from 'virtual:pseudo-locale/ar-XB';
import enXA from 'virtual:pseudo-locale/en-XA';
import { findPackLocale, sourceLocale } from './choose-locale.ts';
import type { PseudoLocale } from './pseudo.ts';

export type Strings = Record<string, unknown>;

/**
 * Addresses of translations, a file for each namespace, fetched when the language is chosen. They are no modules, since
 * Firefox keeps one that did not arrive as failed for as long as the page lives: no second try would get it.
 */
const files = import.meta.glob<string>(['../../i18n/*/*.json', '!../../i18n/en-US/*.json'], {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Made by the build, a file each with all namespaces, for whoever asks for them by name: no list offers them. */
const pseudo: Record<PseudoLocale, string> = { 'en-XA': enXA, 'ar-XB': arXB };

const namesOf = (path: string): [locale: string, namespace: string] => {
  const [file = '', locale = ''] = path.split('/').reverse();
  return [locale, file.replace('.json', '')];
};

/** The languages that the app may be offered in. */
export const translatedLocales: readonly string[] = [
  ...new Set([sourceLocale, ...Object.keys(files).map((path) => namesOf(path)[0])]),
];

/** The languages that there are strings for, besides English. */
const locales: readonly string[] = [
  ...translatedLocales.filter((locale) => locale !== sourceLocale),
  ...Object.keys(pseudo),
];

/** The pack that serves a locale, null when there is none but English. */
export function bundleOf(locale: string): string | null {
  return findPackLocale(locale, locales);
}

/**
 * The strings of a pack by namespace, those named or (null) all. Rejects when one can't be fetched: half a language is
 * worse than none.
 */
export async function loadPack(
  pack: string,
  namespaces: readonly string[] | null,
): Promise<Record<string, Strings>> {
  if (Object.hasOwn(pseudo, pack)) return fetchStrings(pseudo[pack as PseudoLocale]);
  const wanted = Object.entries(files).flatMap(([path, address]) => {
    const [locale, namespace] = namesOf(path);
    return locale === pack && (namespaces?.includes(namespace) ?? true) ? [{ namespace, address }] : [];
  });
  const loaded = await Promise.all(
    wanted.map(
      async ({ namespace, address }): Promise<[string, Strings]> => [namespace, await fetchStrings(address)],
    ),
  );
  return Object.fromEntries(loaded);
}

async function fetchStrings<S extends Strings>(address: string): Promise<S> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return (await response.json()) as S;
}
