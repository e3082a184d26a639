import type { ViewQuery } from '#app/entities/collection-presets/types.ts';
import { primaryKeyField } from '#app/entities/collections/rules.ts';
import type { LayoutContext } from './define.ts';

/** A saved order that ends with the key: equal items could change places between two windows else. */
export function closedSort({ sort }: ViewQuery, { collection }: LayoutContext): string | null {
  const entries = (sort ?? '').split(',').filter(Boolean);
  const last = entries.at(-1);
  const key = primaryKeyField(collection)?.field;
  if (last === undefined) return null;
  const isOpen = key !== undefined && !entries.some((entry) => entry.replace(/^-/, '') === key);
  return [...entries, ...(isOpen ? [last.startsWith('-') ? `-${key}` : key] : [])].join(',');
}
