/** Which columns an item may be moved to. Pure; the server decides in the end. */
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { canWriteField, type RightsContext, storedRights } from '#app/entities/permissions/item-rights.ts';
import { type BoardColumn, noneId } from './columns.ts';

export interface MoveContext extends RightsContext {
  field: Field;
}

/** Whether the user may give this item another value: the field is one that people set, and may be written. */
export function canMove(item: Item, context: MoveContext): boolean {
  return canWriteField(context.field, item, context);
}

/**
 * Whether an item that may be moved may go to a column: not to statuses that its own status forbids, nor to a value that
 * the field doesn't offer, nor to none where the field has to have one.
 */
export function canEnter(item: Item, column: BoardColumn, context: MoveContext): boolean {
  if (column.isUnknown || (column.id === noneId && context.field.required)) return false;
  if (context.field.type !== 'status') return true;
  const { statusBlacklist } = storedRights(context.rights, context.collection, item);
  return !statusBlacklist.includes(String(column.value));
}
