/** Which cells may be edited, and why the others may not. Pure; the server has the last word. */
import { primaryKeyField } from '#app/entities/collections/rules.ts';
import { hasColumn, isToOne } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { isLog } from '#app/entities/items/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import { type Asker, canActOn, storedRights } from '#app/entities/permissions/item-rights.ts';
import { canUpdateSome } from '#app/entities/permissions/rules.ts';
import type { CollectionRights, Rights } from '#app/entities/permissions/types.ts';
import { relatedCollection } from '#app/entities/relations/rules.ts';
import { interfaceOf } from '#app/interfaces/registry.ts';
import type { LayoutContext } from '#app/layouts/define.ts';
import { isLosslessNumber } from '#app/lib/json.ts';
import { ownValue } from '#app/lib/own-value.ts';

export type Bar = 'key' | 'server' | 'readonly' | 'rows' | 'interface' | 'item' | 'field';

export interface CellAccess {
  context: LayoutContext;
  rights: CollectionRights;
  asker: Asker;
}

/** Inputs that need more room than a cell has. */
const large = new Set([
  'wysiwyg',
  'wysiwyg-advanced',
  'markdown',
  'code',
  'repeater',
  'map',
  'file',
  'image',
]);
const byServer = new Set(['datetime_created', 'datetime_updated', 'user_created', 'user_updated']);

/** True when there may be a cell that the user can edit. */
export function canEditSome({ context, rights }: CellAccess): boolean {
  return !isLog(context.collection.collection) && canUpdateSome(rights);
}

function rightsOf(item: Item, { context, rights }: CellAccess): Rights {
  return storedRights(rights, context.collection, item);
}

/** Statuses that the user may not give to an item. */
export function barredStatuses(item: Item, access: CellAccess): readonly string[] {
  return rightsOf(item, access).statusBlacklist;
}

/** Why the cell of an item may not be edited; null when it may. */
export function barOf(field: Field, item: Item, access: CellAccess): Bar | null {
  const { context, rights, asker } = access;
  const definition = interfaceOf(field)?.definition;
  if (field.primary_key) return 'key';
  if (byServer.has(field.type) || definition?.alwaysReadonly) return 'server';
  if (field.readonly) return 'readonly';
  if (!hasColumn(field)) return 'rows';
  if (!definition || large.has(definition.id)) return 'interface';
  if (!canActOn(rights, 'update', context.collection, item, asker)) return 'item';
  const { writeBlacklist, readBlacklist } = rightsOf(item, access);
  return [...writeBlacklist, ...readBlacklist].includes(field.field) ? 'field' : null;
}

/** What a cell holds as the API takes it: a link to one row as that row's key. */
export function bareValue(field: Field, value: unknown, context: LayoutContext): unknown {
  if (!isToOne(field) || typeof value !== 'object' || value === null || isLosslessNumber(value))
    return value ?? null;
  const related = ownValue(context.collections, relatedCollection(context.relations, field) ?? '');
  const key = (related && primaryKeyField(related)?.field) ?? 'id';
  return ownValue(value as Record<string, unknown>, key) ?? null;
}
