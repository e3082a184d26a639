import type { ViewQuery } from '#app/entities/collection-presets/types.ts';
import { primaryKeyField } from '#app/entities/collections/rules.ts';
import type { LayoutContext, LayoutRequest } from './define.ts';
import { requestFields } from './paths.ts';

/** A saved order that ends with the key: equal items could change places between two windows else. */
export function closedSort({ sort }: ViewQuery, { collection }: LayoutContext): string | null {
  const entries = (sort ?? '').split(',').filter(Boolean);
  const last = entries.at(-1);
  const key = primaryKeyField(collection)?.field;
  if (last === undefined) return null;
  const isOpen = key !== undefined && !entries.some((entry) => entry.replace(/^-/, '') === key);
  return [...entries, ...(isOpen ? [last.startsWith('-') ? `-${key}` : key] : [])].join(',');
}

/**
 * For layouts whose parts read their own rows: the list itself is asked for keys alone, which tells whether there is
 * anything.
 */
export function requestKeys(
  query: ViewQuery,
  _options: Record<string, unknown>,
  context: LayoutContext,
): LayoutRequest {
  return { paths: requestFields([], context), sort: closedSort(query, context) };
}
