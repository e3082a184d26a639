import { plainText } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';

export type Address =
  | { kind: 'address'; href: string }
  /** Fields of the template that have no value yet. */
  | { kind: 'missing'; fields: string[] }
  /** Not of the web: nothing that a link may lead to. */
  | { kind: 'refused'; text: string };

const slot = /\{\{\{?\s*([\w.-]+)\s*\}\}\}?/g;

/**
 * Fills a template of an address with the values of an item. Values are escaped, slashes stay; only one that begins the
 * address may be an address itself. A relative template is one of this server.
 *
 * @param get the value of a field by its name
 * @param base address of the page
 */
export function previewAddress(template: string, get: (field: string) => unknown, base: string): Address {
  const missing = new Set<string>();
  const text = template.trim().replace(slot, (_, path: string, at: number) => {
    const [field = '', ...rest] = path.split('.');
    const value = plainText(rest.reduce<unknown>(step, get(field)));
    if (value === '') missing.add(path);
    return at === 0 && /^https?:\/\//i.test(value) ? value : encodeURIComponent(value).replaceAll('%2F', '/');
  });
  if (missing.size > 0) return { kind: 'missing', fields: [...missing] };
  const url = text !== '' && URL.canParse(text, base) ? new URL(text, base) : null;
  return url && /^https?:$/.test(url.protocol)
    ? { kind: 'address', href: url.href }
    : { kind: 'refused', text };
}

function step(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? ownValue(value as Record<string, unknown>, key)
    : undefined;
}
