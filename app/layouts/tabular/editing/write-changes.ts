import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { isSameValue } from '#app/components/form/value-rules.ts';
import { fieldOf, keyFieldOf } from '#app/entities/collections/rules.ts';
import { itemMutations } from '#app/entities/items/mutations.ts';
import { withKeptValues } from '#app/entities/items/kept-values.ts';
import { keyPortions } from '#app/entities/items/portions.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { LayoutContext } from '#app/layouts/define.ts';
import type { ItemSource } from '#app/layouts/item-windows.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { bareValue } from '../cell-access.ts';
import type { Change } from './staged-edits.ts';

/** Rows in one write. */
export const maxPerWrite = 100;
/** Keys in one read stand in the address, which servers cut at about 8 kB. */
const addressRoom = { longest: 3000, overhead: 12, max: 100 };

export interface ChangeWriter {
  /** What of the changes the server has otherwise than they were made from, and the keys that it has no more. */
  compare: (changes: readonly Change[]) => Promise<{ theirs: Map<string, Item>; gone: string[] }>;
  /** One portion. Throws ApiError. */
  send: (changes: readonly Change[]) => Promise<void>;
  /** Shows what was written at once, and has it read again. */
  show: (written: ReadonlyMap<string, Item>) => Promise<void>;
}

/** Writes changes of rows, each with its own values. */
export function useChangeWriter({ project, collection }: ItemSource, context: LayoutContext): ChangeWriter {
  const client = useQueryClient();
  const keyField = keyFieldOf(context.collection);
  const write = itemMutations.writeMany(project, collection, keyField);

  const compare: ChangeWriter['compare'] = async (changes) => {
    const names = [...new Set(changes.flatMap((entry) => Object.keys(entry.changes)))];
    const portions = keyPortions(
      changes.map((entry) => entry.key),
      addressRoom,
    );
    const found = new Map<string, Item>();
    for (const keys of portions) {
      const rows = await client.fetchQuery(itemQueries.byKeys(project, collection, keyField, keys, names));
      for (const row of rows) found.set(String(ownValue(row, keyField)), row);
    }
    const theirs = new Map<string, Item>();
    for (const { key, changes: mine, base } of changes) {
      const row = found.get(key);
      const other = row ? Object.keys(mine).filter((name) => differs(name, row, base, mine, context)) : [];
      if (row && other.length > 0)
        theirs.set(key, Object.fromEntries(other.map((name) => [name, ownValue(row, name) ?? null])));
    }
    return { theirs, gone: changes.flatMap(({ key }) => (found.has(key) ? [] : [key])) };
  };

  return {
    compare,
    send: async (changes) => {
      const bodies = await withKeptValues({ client, project, collection }, changes);
      const items = bodies.map((body, index) => ({ ...body, [keyField]: changes[index]?.key }));
      await client.getMutationCache().build(client, write).execute({ method: 'patch', items });
    },
    show: async (written) => {
      await client.cancelQueries({ queryKey: itemQueries.lists(project, collection) });
      showValues(client, itemQueries.lists(project, collection), keyField, written);
      await client.invalidateQueries({ queryKey: itemQueries.everything(project) });
    },
  };
}

/** True when the server holds neither what the change was made from nor what it is to become. */
function differs(name: string, row: Item, base: Item, mine: Item, context: LayoutContext): boolean {
  const field = fieldOf(context.collection, name);
  if (!field || !Object.hasOwn(row, name)) return false;
  const now = bareValue(field, ownValue(row, name), context);
  return !isSameValue(field, ownValue(base, name), now) && !isSameValue(field, ownValue(mine, name), now);
}

/** Puts values into the lists that were read, wherever the items stand in them. */
function showValues(
  client: QueryClient,
  lists: readonly unknown[],
  keyField: string,
  written: ReadonlyMap<string, Item>,
): void {
  client.setQueriesData<unknown>({ queryKey: lists }, (data: unknown) =>
    Array.isArray(data)
      ? data.map((item: Item) => {
          const values = written.get(String(ownValue(item, keyField)));
          return values ? { ...item, ...values } : item;
        })
      : data,
  );
}
