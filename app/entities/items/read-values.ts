import { callForList } from '#app/lib/api.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { itemsPath } from './rules.ts';
import type { Item } from './types.ts';

export interface ValuesRead {
  project: string;
  collection: string;
  keyField: string;
  /** A field with a column. */
  field: string;
  /** Rows that are read at a time. */
  pageSize: number;
}

/** The value of one field, and the key of the item that it is of. */
export interface ReadValue {
  key: string;
  value: unknown;
}

/**
 * One page of a field's values, those that are null left out, of items of any status, in the order of the values: the same
 * ones stand together, though the reading may end before the last. Links are bare keys. Throws ApiError.
 */
export async function readValues(
  { project, collection, keyField, field, pageSize }: ValuesRead,
  page: number,
  signal: AbortSignal,
): Promise<ReadValue[]> {
  const rows = await callForList<Item>(project, itemsPath(collection), {
    signal,
    params: {
      fields: [...new Set([keyField, field])].join(','),
      filter: { [field]: { nnull: 1 } },
      sort: [...new Set([field, keyField])].join(','),
      status: '*',
      limit: pageSize,
      offset: page * pageSize,
    },
  });
  return rows.map((row) => ({ key: plainText(ownValue(row, keyField)), value: ownValue(row, field) }));
}
