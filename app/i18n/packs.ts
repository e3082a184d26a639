import { findPackLocale, sourceLocale } from './choose-locale.ts';
import type { PseudoLocale } from './pseudo.ts';

export type Strings = Record<string, unknown>;

/** Translations: one chunk per file, fetched when the language is chosen. */
const files = import.meta.glob<{ default: Strings }>(['../../i18n/*/*.json', '!../../i18n/en-US/*.json']);

/** Made by the build, one chunk each, for whoever asks for them by name: no list offers them. */
const pseudo: Record<PseudoLocale, () => Promise<{ default: Record<string, Strings> }>> = {
  'en-XA': () => import('virtual:pseudo-locale/en-XA'),
  'ar-XB': () => import('virtual:pseudo-locale/ar-XB'),
};

const namesOf = (path: string): [locale: string, namespace: string] => {
  const [file = '', locale = ''] = path.split('/').reverse();
  return [locale, file.replace('.json', '')];
};

/** The languages that the app may be offered in. */
export const translatedLocales: readonly string[] = [
  ...new Set([sourceLocale, ...Object.keys(files).map((path) => namesOf(path)[0])]),
];

/** The languages that there are strings for, besides English. */
const spoken: readonly string[] = [
  ...translatedLocales.filter((locale) => locale !== sourceLocale),
  ...Object.keys(pseudo),
];

/** The pack that serves a locale, null when there is none but English. */
export function packOf(locale: string): string | null {
  return findPackLocale(locale, spoken);
}

/**
 * The strings of a pack by namespace, those named or (null) all. Rejects when one can't be fetched: half a language is
 * worse than none.
 */
export async function loadPack(
  pack: string,
  namespaces: readonly string[] | null,
): Promise<Record<string, Strings>> {
  if (Object.hasOwn(pseudo, pack)) return (await pseudo[pack as PseudoLocale]()).default;
  const wanted = Object.entries(files).flatMap(([path, load]) => {
    const [locale, namespace] = namesOf(path);
    return locale === pack && (namespaces?.includes(namespace) ?? true) ? [{ namespace, load }] : [];
  });
  const loaded = await Promise.all(
    wanted.map(
      async ({ namespace, load }): Promise<[string, Strings]> => [namespace, (await load()).default],
    ),
  );
  return Object.fromEntries(loaded);
}
