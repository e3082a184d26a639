import type { QueryClient } from '@tanstack/react-query';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { valueText } from '#app/layouts/value-text.ts';
import type { ItemSource } from '#app/layouts/item-windows.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** Levels that are gone up at most. */
const maxLevels = 200;
/** Items that are asked for by their keys at once. */
const portion = 100;

/**
 * The items with these keys and all that are above them, by key, as the server has them now: a level at a time, each item
 * once, so that circles end. What can't be read is left out. Throws what the reading throws.
 */
export async function readAbove(
  client: QueryClient,
  { project, collection, view }: ItemSource,
  { keyField, parent, paths }: { keyField: string; parent: string; paths: readonly string[] },
  keys: readonly string[],
): Promise<Map<string, Item>> {
  const found = new Map<string, Item>();
  const asked = new Set<string>();
  let next = [...new Set(keys)];
  for (let level = 0; level < maxLevels && next.length > 0; level += 1) {
    const rows: Item[] = [];
    for (let at = 0; at < next.length; at += portion) {
      const filter = { [keyField]: { in: next.slice(at, at + portion) } };
      const query = itemQueries.window(
        project,
        collection,
        { fields: paths, sort: null, filter, status: view.status },
        0,
        portion,
      );
      rows.push(...(await client.fetchQuery({ ...query, staleTime: 0, gcTime: 0 })));
    }
    for (const key of next) asked.add(key);
    for (const row of rows) found.set(valueText(ownValue(row, keyField)), row);
    const above = rows.map((row) => valueText(ownValue(row, parent), keyField));
    next = [...new Set(above)].filter((key) => key !== '' && !asked.has(key));
  }
  return found;
}

/** The items above one, from the root down; it ends where one isn't known, or a circle closes. */
export function wayTo(
  above: ReadonlyMap<string, Item>,
  from: string,
  parent: string,
  keyField: string,
): Item[] {
  const way: Item[] = [];
  const seen = new Set<string>();
  for (let key = from; key !== '' && !seen.has(key); ) {
    seen.add(key);
    const item = above.get(key);
    if (!item) break;
    way.unshift(item);
    key = valueText(ownValue(item, parent), keyField);
  }
  return way;
}
