import { addressOf, firstNamespaces, locales } from 'virtual:locale-packs';
import { findPackLocale, isMadeUp, sourceLocale } from './choose-locale.ts';

export type Strings = Record<string, unknown>;

/** The languages that the app may be offered in. */
export const translatedLocales: readonly string[] = [
  sourceLocale,
  ...locales.filter((locale) => !isMadeUp(locale)),
];

/** The pack that serves a locale, null when there is none but English. */
export function bundleOf(locale: string): string | null {
  return findPackLocale(locale, locales);
}

/** Files that were fetched, by address. */
const fetched = new Map<string, Promise<Record<string, Strings>>>();

/**
 * The strings of a pack by namespace: at least those that are named, or (null) all. Rejects when they can't be fetched: half a
 * language is worse than none.
 */
export async function loadPack(
  pack: string,
  namespaces: readonly string[] | null,
): Promise<Record<string, Strings>> {
  const isFirst = (name: string) => firstNamespaces.includes(name);
  const wanted = namespaces === null ? [addressOf(pack, 'first'), addressOf(pack, 'rest')] : [];
  if (namespaces?.some(isFirst)) wanted.push(addressOf(pack, 'first'));
  if (namespaces?.some((name) => !isFirst(name))) wanted.push(addressOf(pack, 'rest'));
  const found = await Promise.all(wanted.map(fetchOnce));
  return Object.assign({}, ...found) as Record<string, Strings>;
}

/** Fetches a file once; after a failure again. */
function fetchOnce(address: string): Promise<Record<string, Strings>> {
  const known = fetched.get(address);
  if (known) return known;
  const asked = fetchStrings(address);
  fetched.set(address, asked);
  asked.catch(() => fetched.delete(address));
  return asked;
}

async function fetchStrings(address: string): Promise<Record<string, Strings>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return (await response.json()) as Record<string, Strings>;
}
