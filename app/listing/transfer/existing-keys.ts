import type { QueryClient } from '@tanstack/react-query';
import { keyPortions } from '#app/entities/items/portions.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { needsFilter } from '#app/entities/items/rules.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { Params } from '#app/lib/search-params.ts';

/** Keys stand in the address, which servers cut at about 8 kB; each takes its place in a list of named values. */
const longest = 4000;
const overhead = 24;

/** Those of the keys that the collection has, soft-deleted ones included. Throws ApiError. */
export async function existingKeys(
  client: QueryClient,
  { project, collection, keyField }: { project: string; collection: string; keyField: string },
  keys: readonly string[],
  signal?: AbortSignal,
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const part of filtersOf(keys)) {
    signal?.throwIfAborted();
    const view = { fields: [keyField], filter: { [keyField]: part.filter }, status: '*' };
    const query = itemQueries.window(project, collection, view, 0, part.size);
    const items = await client.fetchQuery({ ...query, staleTime: 0, gcTime: 0 });
    for (const item of items) found.add(plainText(ownValue(item, keyField)));
  }
  return found;
}

/** Filters for values, each once, in parts that an address can hold. The server splits lists at commas. */
export function filtersOf(values: readonly string[]): { filter: Params; size: number }[] {
  const all = [...new Set(values)];
  const listed = all.filter((value) => !needsFilter(value));
  const parts = keyPortions(listed, { longest, overhead, max: Number.POSITIVE_INFINITY });
  return [
    ...parts.map((part) => ({ filter: { in: part }, size: part.length })),
    ...all.filter(needsFilter).map((value) => ({ filter: { eq: value }, size: 1 })),
  ];
}
