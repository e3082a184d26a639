/** Previews of a collection's items: where they are kept, and the address of an item's page. Pure. */
import { primaryKeyField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { ownOptions, withOwnOption } from '#app/entities/fields/own-options.ts';
import { isPlainObject } from '#app/lib/json.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { plainText } from '#app/lib/plain-text.ts';
import type { AddressGap, FramePlace, PreviewAddress, PreviewTemplate, TemplateProblem } from './types.ts';

/** Previews of a collection, and characters of an address, whether template or filled in. */
export const [maxPreviews, maxLength] = [10, 2000];

/** Stands for the language that is chosen in the preview. */
export const languagePath = '$language';

const slot = /\{\{\s*(\$language|[\w-]+(?:\.[\w-]+)*)\s*\}\}/g;

/** The previews that administrators have given a collection (docs/field-options.md), those that can be used alone. */
export function previewsOf(collection: Collection): PreviewTemplate[] {
  const key = primaryKeyField(collection);
  const stored = key && ownValue(ownOptions(key), 'previews');
  const named = new Map<string, PreviewTemplate>();
  for (const entry of Array.isArray(stored) ? stored : []) {
    if (!isPlainObject(entry)) continue;
    const [name, url] = [plainText(ownValue(entry, 'name')).trim(), plainText(ownValue(entry, 'url')).trim()];
    if (name !== '' && !named.has(name) && templateProblem(url) === null) named.set(name, { name, url });
  }
  return [...named.values()].slice(0, maxPreviews);
}

/** The options of a key's field with other previews for its collection; none takes the entry away. */
export function withPreviews(
  options: Readonly<Record<string, unknown>>,
  previews: readonly PreviewTemplate[],
): Record<string, unknown> {
  return withOwnOption(options, 'previews', previews.length === 0 ? undefined : previews);
}

/** What is wrong with a template; null for nothing. Its site has to be said in so many words: no value may choose it. */
export function templateProblem(url: string): TemplateProblem | null {
  if (url.length > maxLength) return 'length';
  if (!/^https?:\/\//i.test(url)) return 'address';
  const [, host = ''] = /^https?:\/\/([^/?#\\]*)/i.exec(url) ?? [];
  if (/[{}]/.test(host)) return 'host';
  if (host.includes('@')) return 'password';
  const plain = url.replace(slot, 'x');
  if (!URL.canParse(plain) || /\{\{|\}\}/.test(plain)) return 'address';
  // Browsers take more for slashes, and more slashes, than are written.
  return new URL(plain).host === new URL(url.replace(slot, 'y')).host ? null : 'host';
}

/** The paths of the item that a template names; the language is none. */
export function previewPaths(url: string): string[] {
  const paths = [...url.matchAll(slot)].map(([, path = '']) => path);
  return [...new Set(paths)].filter((path) => path !== languagePath);
}

export function hasLanguage(url: string): boolean {
  return [...url.matchAll(slot)].some(([, path]) => path === languagePath);
}

/**
 * The page of an item.
 *
 * @param item with what the template's paths lead to
 * @param language null when none is chosen
 * @param isReadable whether the role may read a path
 */
export function previewAddress(
  { url }: PreviewTemplate,
  item: unknown,
  language: string | null,
  isReadable: (path: string) => boolean = () => true,
): PreviewAddress {
  const gaps: AddressGap[] = [];
  const filled = url.replace(slot, (_, path: string, at: number) => {
    const isLanguage = path === languagePath;
    const text = isLanguage ? (language ?? '') : textAt(item, path);
    const reason = !isLanguage && !isReadable(path) ? 'unreadable' : text === '' ? 'empty' : null;
    const inPath = !/[?#]/.test(url.slice(0, at));
    const part = reason === null && text !== null ? encoded(text, inPath) : null;
    if (part === null && !gaps.some((gap) => gap.path === path))
      gaps.push({ path, reason: reason ?? 'unfit' });
    return part ?? '';
  });
  if (gaps.length > 0) return { gaps };
  // Dots may have come together out of several values; browsers would take them for steps up.
  const isMoved = segmentsOf(filled).some((part) => part === '.' || part === '..');
  const unfit = isMoved || filled.length > maxLength || !URL.canParse(filled);
  if (unfit) return { gaps: previewPaths(url).map((path) => ({ path, reason: 'unfit' })) };
  return { href: new URL(filled).href };
}

/** A slug may be several parts of a path; everything else of a value stays a value. Null for what no address can hold. */
function encoded(text: string, inPath: boolean): string | null {
  try {
    const whole = encodeURIComponent(text);
    return inPath ? whole.replaceAll('%2F', '/') : whole;
  } catch {
    return null;
  }
}

const segmentsOf = (address: string) => (/^https?:\/\/[^/?#]*([^?#]*)/i.exec(address)?.[1] ?? '').split('/');

/** '' for no value, null for one that is no text: a list, an object. */
function textAt(item: unknown, path: string): string | null {
  let value: unknown = item;
  for (const name of path.split('.')) {
    if (value === null || value === undefined) return '';
    if (!isPlainObject(value)) return null;
    value = ownValue(value, name);
  }
  if (value === null || value === undefined) return '';
  return Array.isArray(value) || isPlainObject(value) ? null : plainText(value).trim();
}

/**
 * Where a page may be shown. A frame on a host that the app or the API has would get their cookies, which count for all ports of a
 * host; a page that came by http is kept out of one that came by https, except from this machine.
 *
 * @param page address of the app
 * @param api address of the API
 */
export function framePlace(href: string, page: string, api: string): FramePlace {
  const [target, own] = [new URL(href), new URL(page)];
  if ([own.hostname, new URL(api).hostname].includes(target.hostname)) return 'own-host';
  const isLocal = target.hostname === 'localhost' || /^127\.|^\[::1\]$/.test(target.hostname);
  return own.protocol === 'https:' && target.protocol === 'http:' && !isLocal ? 'insecure' : 'frame';
}
