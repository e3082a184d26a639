/** Which columns an item may be moved to. Pure; the server decides in the end. */
import { statusField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { type Asker, canActOn, itemRights } from '#app/entities/permissions/item-rights.ts';
import type { CollectionRights } from '#app/entities/permissions/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { type BoardColumn, noneId } from './columns.ts';

export interface MoveContext {
  field: Field;
  collection: Collection;
  rights: CollectionRights;
  asker: Asker;
}

/** Whether the user may give this item another value: the field is one that people set, and may be written. */
export function canMove(item: Item, { field, collection, rights, asker }: MoveContext): boolean {
  if (field.readonly || field.primary_key) return false;
  if (!canActOn(rights, 'update', collection, item, asker)) return false;
  return !rightsAsIs(item, collection, rights).writeBlacklist.includes(field.field);
}

function rightsAsIs(item: Item, collection: Collection, rights: CollectionRights) {
  const status = statusField(collection);
  return itemRights(
    rights,
    status ? ((ownValue(item, status.field) as string | null) ?? null) : undefined,
    false,
  );
}

/**
 * Whether an item that may be moved may go to a column: not to statuses that its own status forbids, nor to a value that
 * the field doesn't offer, nor to none where the field has to have one.
 */
export function canEnter(item: Item, column: BoardColumn, context: MoveContext): boolean {
  if (column.isUnknown || (column.id === noneId && context.field.required)) return false;
  if (context.field.type !== 'status') return true;
  const { statusBlacklist } = rightsAsIs(item, context.collection, context.rights);
  return !statusBlacklist.includes(String(column.value));
}
