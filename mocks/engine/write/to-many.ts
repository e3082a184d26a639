import { own } from '#mocks/engine/values/own.ts';
import { ApiFault } from '#mocks/engine/errors.ts';
import type { ToMany } from '#mocks/engine/query/relations.ts';
import { isItem, type Parts, type Payload } from '#mocks/engine/write/payload.ts';
import { itemWithIdNotFound, rowByKey, type WriteScope } from '#mocks/engine/write/scope.ts';
import type { CollectionDefinition } from '#mocks/engine/types.ts';
import type { SqlValue } from '#mocks/storage/driver.ts';

/** Writes one item; see save.ts. */
export interface RowWriter {
  createRow(scope: WriteScope, collection: CollectionDefinition, payload: Payload): SqlValue;
  updateRow(scope: WriteScope, collection: CollectionDefinition, key: unknown, payload: Payload): SqlValue;
  deleteRow(
    scope: WriteScope,
    collection: CollectionDefinition,
    key: unknown,
    missing: (key: unknown) => ApiFault,
  ): void;
}

/**
 * Saves the lists of an item. A row with a key changes that item, one without creates it, one with `$delete`
 * deletes it, a bare key only links it, and one with a back reference of null is let go. Rows that are not named stay
 * as they are.
 */
export function saveToMany(
  scope: WriteScope,
  owner: SqlValue,
  lists: Parts['toMany'],
  writer: RowWriter,
): void {
  for (const { relation, rows } of lists) {
    const inner: WriteScope = { ...scope, link: relation.foreignKey };
    for (const row of rows) saveRow(inner, relation, owner, row, writer);
  }
}

function saveRow(
  scope: WriteScope,
  relation: ToMany,
  owner: SqlValue,
  sent: unknown,
  writer: RowWriter,
): void {
  const { target, targetKey, foreignKey } = relation;
  const { $delete, ...row }: Payload = isItem(sent) ? sent : { [targetKey]: sent };
  const key = own(row, targetKey) ?? null;
  if ($delete === true) {
    if (key !== null) writer.deleteRow(scope, target, key, itemWithIdNotFound);
    return;
  }
  refuseBareKey(relation, row);
  // The server adds its own key only where the row brings no back reference.
  const isLetGo = key !== null && Object.hasOwn(row, foreignKey) && own(row, foreignKey) === null;
  const linked = { ...row, [foreignKey]: isLetGo ? null : owner };
  if (key === null || !rowByKey(scope.project, target, key)) {
    if (key !== null && target.primaryKey?.auto_increment) throw itemWithIdNotFound(key);
    writer.createRow(scope, target, linked);
    return;
  }
  scope.checkFields(target);
  writer.updateRow(scope, target, key, linked);
}

/** The recorded server fails on a bare key at the far end of a junction; an object is what works everywhere. */
function refuseBareKey({ junctionField, field }: ToMany, row: Payload): void {
  const far = junctionField === null ? null : own(row, junctionField);
  if (far === null || far === undefined || isItem(far)) return;
  throw new ApiFault(422, 4, `${field.field}: "${junctionField}" should be an object that holds the key.`);
}
