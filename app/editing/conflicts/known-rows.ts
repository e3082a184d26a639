import type { QueryClient } from '@tanstack/react-query';
import type { Values } from '#app/components/form/value-rules.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { isLosslessNumber } from '#app/lib/json.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { RowEdit } from './row-rules.ts';

/**
 * The values of a row that this page has read last, of these fields; those that it has not read are missing. A related
 * item that came in place of its key counts as its key.
 */
export function findKnownRow(
  client: QueryClient,
  project: string,
  { collection, keyField, key }: RowEdit,
  names: readonly string[],
): Values {
  const queries = client
    .getQueryCache()
    .findAll({ queryKey: [...itemQueries.everything(project), collection.collection] })
    .filter(({ state }) => state.data !== undefined)
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  const rows = queries.flatMap(({ state }) =>
    rowsIn(state.data).filter((row) => plainText(ownValue(row, keyField)) === key),
  );
  return Object.fromEntries(
    names.flatMap((name) => {
      const row = rows.find((entry) => Object.hasOwn(entry, name));
      const value = ownValue(row, name);
      const isItem =
        isRow(value) && Object.hasOwn(value, 'id') && ownValue(collection.fields, name)?.type !== 'json';
      return row ? [[name, isItem ? value['id'] : value]] : [];
    }),
  );
}

function isRow(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isLosslessNumber(value);
}

/** Rows in what a query holds: one, a list, or pages of lists. */
function rowsIn(data: unknown): Item[] {
  if (Array.isArray(data)) return data.filter(isRow);
  if (!isRow(data)) return [];
  const { pages } = data;
  return Array.isArray(pages) ? pages.flat().filter(isRow) : [data];
}
