import type { QueryClient } from '@tanstack/react-query';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import { titleOf } from '#app/entities/items/item-titles.ts';
import { readRows } from '#app/entities/items/read-rows.ts';
import type { Item } from '#app/entities/items/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { usageFilter } from './rules.ts';
import type { UsageRow, UsageSource } from './types.ts';

interface UsersRead {
  client: QueryClient;
  project: string;
  source: UsageSource;
  keys: readonly string[];
  page: number;
  pageSize: number;
  signal: AbortSignal;
}

/** A page of rows, and one row more where there are more. */
export async function readUsers({
  client,
  project,
  source,
  keys,
  page,
  pageSize,
  signal,
}: UsersRead): Promise<UsageRow[]> {
  const { collection, holderColumn, naming } = source;
  const { template, fields, keyField } = naming;
  const rowKey = keyFieldOf(collection);
  const at = (path: string) => (holderColumn === null ? path : `${holderColumn}.${path}`);
  const rows = await readRows({
    client,
    project,
    collection: collection.collection,
    fields: [...new Set([rowKey, ...fields.map(at)])],
    params: {
      filter: usageFilter(source, keys),
      sort: rowKey,
      // One more tells that there are more.
      limit: pageSize + 1,
      offset: page * pageSize,
      status: '*',
    },
    signal,
  });
  return rows.map((row) => {
    const id = plainText(ownValue(row, rowKey));
    const holder = holderColumn === null ? row : ownValue(row, holderColumn);
    const key = isItem(holder) ? ownValue(holder, keyField) : undefined;
    // A connection whose other end is gone, or may not be read, is known by its own key alone.
    if (!isItem(holder) || key === undefined) return { id, key: null, name: null };
    return { id, key: plainText(key), name: titleOf(holder, template, keyField) };
  });
}

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null;
