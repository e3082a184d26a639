import type { QueryClient } from '@tanstack/react-query';
import type { Field } from '#app/entities/fields/types.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { ItemSource } from '#app/layouts/item-windows.ts';
import { narrowedView } from '#app/layouts/narrowed-view.ts';
import { valueText } from '#app/layouts/value-text.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { readAbove } from './chain.ts';
import { orderChanges } from './order-changes.ts';

/** Siblings that an order by hand is kept among, at most. */
export const maxSiblings = 1000;

export interface TreeMove {
  key: string;
  item: Item;
  /** Where it goes; null: the root. */
  to: { key: string; item: Item } | null;
  /** Among its new siblings: before one of them, or at the end (null). Left out: wherever it stands by itself. */
  before?: string | null;
}

/** One write of a move: what changes in which items, and what was there before. */
export interface Change {
  key: string;
  next: Item;
  before: Item;
}

/** The tree as the API has it. */
export interface TreeFields {
  source: ItemSource;
  keyField: string;
  parent: Field;
  /** Keeps the order by hand; null: the list stands in another order. */
  order: Field | null;
}

/** The key of the item that another is below; empty at the root. */
export function parentOf(item: Item, { parent, keyField }: TreeFields): string {
  return valueText(ownValue(item, parent.field), keyField);
}

/** Whether the item stands above its new parent, by the server's word. */
export async function isBelow(
  client: QueryClient,
  tree: TreeFields,
  { key, to }: TreeMove,
): Promise<boolean> {
  if (to === null) return false;
  if (to.key === key) return true;
  const { source, keyField, parent } = tree;
  const paths = [keyField, parent.field];
  const above = await readAbove(client, source, { keyField, parent: parent.field, paths }, [to.key]);
  return above.has(key);
}

/** The writes that make a move; none when it stands there already, null among too many siblings. */
export async function planMove(
  client: QueryClient,
  tree: TreeFields,
  move: TreeMove,
): Promise<Change[] | null> {
  const { keyField, parent, order } = tree;
  const { key, item, to, before } = move;
  const old = parentOf(item, tree);
  const isNewParent = old !== (to?.key ?? '');
  const link: Change = {
    key,
    next: isNewParent ? { [parent.field]: to ? ownValue(to.item, keyField) : null } : {},
    before: isNewParent ? { [parent.field]: old === '' ? null : parentKey(item, tree) } : {},
  };
  if (before === undefined || !order) return isNewParent ? [link] : [];
  const rows = await siblingsOf(client, tree, to?.key ?? null);
  if (rows.length > maxSiblings) return null;
  const sortOf = (row: Item) =>
    typeof ownValue(row, order.field) === 'number' ? (ownValue(row, order.field) as number) : null;
  const siblings = rows.map((row) => ({ key: valueText(ownValue(row, keyField)), sort: sortOf(row) }));
  const moved = siblings.find((sibling) => sibling.key === key) ?? { key, sort: sortOf(item) };
  const sorts = new Map([...siblings, moved].map((sibling) => [sibling.key, sibling.sort]));
  const changes = orderChanges(siblings, moved, before).map((change) => ({
    key: change.key,
    next: { ...(change.key === key ? link.next : {}), [order.field]: change.sort },
    before: { ...(change.key === key ? link.before : {}), [order.field]: sorts.get(change.key) ?? null },
  }));
  return isNewParent && !changes.some((change) => change.key === key) ? [link, ...changes] : changes;
}

async function siblingsOf(client: QueryClient, tree: TreeFields, key: string | null): Promise<Item[]> {
  const { source, keyField, parent, order } = tree;
  const view = narrowedView({ ...source.view, fields: [keyField, order?.field ?? keyField] }, [
    key === null
      ? { field: parent.field, operator: 'null', value: null }
      : { field: parent.field, operator: 'eq', value: key },
  ]);
  if (!view) return [];
  const query = itemQueries.window(source.project, source.collection, view, 0, maxSiblings + 1);
  return client.fetchQuery({ ...query, staleTime: 0, gcTime: 0 });
}

/** As the API takes it back. */
function parentKey(item: Item, { parent, keyField }: TreeFields): unknown {
  const value = ownValue(item, parent.field);
  const isRow = typeof value === 'object' && value !== null && Object.hasOwn(value, keyField);
  return isRow ? ownValue(value as Item, keyField) : value;
}
