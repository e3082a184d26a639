import { own, setOwn } from '#mocks/engine/values/own.ts';
import { sql } from 'kysely';
import { enforceCreate, enforceDelete, enforceUpdate } from '#mocks/engine/access/enforce.ts';
import { ApiFault, sqlFailure } from '#mocks/engine/errors.ts';
import { hooksOf } from '#mocks/engine/hooks.ts';
import type { ToMany, ToOne } from '#mocks/engine/query/relations.ts';
import type { Sql } from '#mocks/engine/query/sql.ts';
import { statusOf } from '#mocks/engine/query/statuses.ts';
import { logActivity } from '#mocks/engine/revisions/activity.ts';
import { recordChange } from '#mocks/engine/revisions/record.ts';
import type { CollectionDefinition, Schema } from '#mocks/engine/types.ts';
import { kindOf } from '#mocks/engine/values/kinds.ts';
import { scalarText } from '#mocks/engine/values/write.ts';
import { hashFor } from '#mocks/engine/write/hashes.ts';
import { type Parts, type Payload, takeApart } from '#mocks/engine/write/payload.ts';
import {
  executeWrite,
  itemWithIdNotFound,
  keyValue,
  rowByKey,
  spend,
  type WriteScope,
} from '#mocks/engine/write/scope.ts';
import { setSpecialValues } from '#mocks/engine/write/special.ts';
import { saveToMany } from '#mocks/engine/write/to-many.ts';
import { validated } from '#mocks/engine/write/validate.ts';
import { refuseWideValues } from '#mocks/engine/write/wide-text.ts';
import type { Row, SqlValue } from '#mocks/storage/driver.ts';

const DEEPEST = 20;
/** Code of the API for a key or a unique value that is there already. */
const TAKEN = 204;

/** Handed to what saves lists, which would otherwise import us back. */
const writer = { createRow, updateRow, deleteRow };

/** Creates an item with everything nested in it and gives its key. Runs inside the request's transaction. */
export function createRow(scope: WriteScope, collection: CollectionDefinition, sent: Payload): SqlValue {
  spend(scope);
  const hooks = hooksOf(collection.collection);
  const payload = hooks.beforeWrite?.(scope, sent, null) ?? sent;
  const parts = takeApart(scope.schema, collection, payload);
  parts.sent = Object.keys(sent);
  const statusName = collection.statusField?.field ?? '';
  const status = own(payload, statusName) ?? collection.statusField?.default_value ?? null;
  const names = Object.keys(payload).filter((name) => name !== scope.link);
  enforceCreate(scope, collection, scalarText(status), names);
  setSpecialValues(scope, collection, parts.columns, true);
  saveToOne(scope, collection, parts);
  const values = valuesOf(scope, collection, parts, true, own(payload, statusName), null);
  const quoted = [...values.keys()].map((name) => sql.id(name));
  const statement =
    quoted.length === 0
      ? sql`insert into ${sql.id(collection.collection)} default values`
      : sql`insert into ${sql.id(collection.collection)} (${sql.join(quoted)}) values (${sql.join([...values.values()])})`;
  const written = executeWrite(scope.project, collection, values, statement);
  const key = keyOf(collection, values, written.lastInsertRowid);
  record(scope, collection, key, scope.action ?? 'create', parts, values);
  saveToMany(inside(scope, collection, key, parts), key, parts.toMany, writer);
  hooks.afterWrite?.(scope, key, payload, null);
  return key;
}

/** Changes an item and everything nested in it. The key itself never changes. */
export function updateRow(
  scope: WriteScope,
  collection: CollectionDefinition,
  key: unknown,
  sent: Payload,
): SqlValue {
  spend(scope);
  const current = rowByKey(scope.project, collection, key);
  const keyName = collection.primaryKey?.field ?? '';
  if (!current) throw itemWithIdNotFound(key);
  const hooks = hooksOf(collection.collection);
  const payload = hooks.beforeWrite?.(scope, sent, current) ?? sent;
  const parts = takeApart(scope.schema, collection, payload);
  parts.sent = Object.keys(sent);
  parts.columns.delete(keyName);
  const stored = own(current, keyName) ?? null;
  const statusName = collection.statusField?.field ?? '';
  const status = own(payload, statusName) ?? null;
  const names = Object.keys(payload).filter((name) => name !== keyName && name !== scope.link);
  enforceUpdate(scope, collection, current, scalarText(status), names, itemWithIdNotFound(key));
  // Recorded: what was thrown away is there for a revert only.
  const isThrownAway = statusOf(collection, own(current, statusName))?.softDelete === true;
  if (scope.project.asRecorded && isThrownAway && scope.action !== 'revert') throw itemWithIdNotFound(key);
  // Recorded: a list of links to the own collection is taken for the junction's column of its name.
  if (
    scope.project.asRecorded &&
    parts.toMany.some(({ relation }) => isTakenForColumn(scope.schema, collection, relation))
  )
    throw sqlFailure();
  if (names.length === 0 && parts.columns.size === 0) return stored;
  setSpecialValues(scope, collection, parts.columns, false);
  saveToOne(scope, collection, parts);
  // Recorded: an item with a comma in its key isn't found by it, so that it is checked as a new one.
  const isUnknown = scope.project.asRecorded && typeof stored === 'string' && stored.includes(',');
  if (isUnknown) parts.columns.set(keyName, stored);
  const isMoved = status !== null && status !== own(current, statusName);
  const checked = isMoved && scope.project.release.checksPublished ? current : undefined;
  const values = valuesOf(
    scope,
    collection,
    parts,
    isUnknown,
    status ?? own(current, statusName),
    current,
    checked,
  );
  values.delete(keyName);
  if (values.size > 0) {
    const changes = [...values].map(([name, value]) => sql`${sql.id(name)} = ${value}`);
    const target = sql`${sql.id(collection.collection)} set ${sql.join(changes)}`;
    changeColumns(scope, collection, values, sql`update ${target} where ${sql.id(keyName)} = ${stored}`);
  }
  const deleted = statusOf(collection, status)?.softDelete === true && status !== own(current, statusName);
  record(scope, collection, stored, scope.action ?? (deleted ? 'soft-delete' : 'update'), parts, values);
  saveToMany(inside(scope, collection, stored, parts), stored, parts.toMany, writer);
  hooks.afterWrite?.(scope, stored, payload, current);
  return stored;
}

/** Whether a list has the name of the column that holds its other ends, which are of the same collection. */
function isTakenForColumn(
  schema: Schema,
  { collection }: CollectionDefinition,
  { field, junctionField, target }: ToMany,
): boolean {
  if (junctionField !== field.field) return false;
  return schema.toOne(target.collection, junctionField)?.collection_one === collection;
}

/** As recorded, only a new item is told of a taken value. */
function changeColumns(
  { project }: WriteScope,
  collection: CollectionDefinition,
  values: ReadonlyMap<string, SqlValue>,
  statement: Sql,
): void {
  try {
    executeWrite(project, collection, values, statement);
  } catch (error) {
    throw project.asRecorded && error instanceof ApiFault && error.code === TAKEN ? sqlFailure() : error;
  }
}

/** Deletes an item for good. `missing` makes the error when there is none. */
export function deleteRow(
  scope: WriteScope,
  collection: CollectionDefinition,
  key: unknown,
  missing: (key: unknown) => ApiFault,
): void {
  spend(scope);
  const current = rowByKey(scope.project, collection, key);
  enforceDelete(scope, collection, current, missing(key));
  const hooks = hooksOf(collection.collection);
  hooks.beforeDelete?.(scope, current);
  const name = collection.primaryKey?.field ?? '';
  const stored = own(current, name) ?? null;
  const statement = sql`delete from ${sql.id(collection.collection)} where ${sql.id(name)} = ${stored}`;
  executeWrite(scope.project, collection, new Map(), statement);
  const { project, actor, comment } = scope;
  logActivity(project, actor, { action: 'delete', collection: collection.collection, item: stored, comment });
  hooks.afterDelete?.(scope, current);
}

/** Saves items sent in place of keys, and puts the keys in. */
function saveToOne(scope: WriteScope, collection: CollectionDefinition, parts: Parts): void {
  for (const { relation, item } of parts.toOne) {
    const inner: WriteScope = { ...inside(scope, collection, null, parts), link: undefined };
    parts.columns.set(relation.field.field, savedKey(inner, relation, item));
  }
}

/** The key of an item that was sent as an object: with `$delete` it goes, with a known key it is changed. */
function savedKey(scope: WriteScope, { target, targetKey }: ToOne, { $delete, ...item }: Payload): SqlValue {
  const sentKey = own(item, targetKey);
  const { [targetKey]: _, ...changes } = item;
  const known = sentKey === undefined || sentKey === null ? null : rowByKey(scope.project, target, sentKey);
  if ($delete === true) {
    if (known) deleteRow(scope, target, sentKey, itemWithIdNotFound);
    return null;
  }
  if (scope.depth > 1) scope.checkFields(target);
  if (!known) return createRow(scope, target, item);
  return Object.keys(changes).length === 0
    ? keyValue(target, sentKey)
    : updateRow(scope, target, sentKey, changes);
}

function valuesOf(
  scope: WriteScope,
  collection: CollectionDefinition,
  parts: Parts,
  creating: boolean,
  status: unknown,
  current: Row | null,
  stored?: Row,
): Map<string, SqlValue> {
  const related = new Set(parts.toMany.map(({ relation }) => relation.field.field));
  const { asRecorded, release } = scope.project;
  const values = validated({
    schema: scope.schema,
    asRecorded,
    leavesNull: asRecorded && release.requiredFollowsColumn,
    collection,
    creating,
    stored,
    columns: parts.columns,
    related,
    status,
  });
  refuseWideValues(scope.project, collection, values);
  for (const [name, value] of values) {
    const field = collection.fields.get(name);
    if (!field || kindOf(field) !== 'hash' || typeof value !== 'string') continue;
    values.set(name, hashFor(scope.actor, field, value, current && own(current, name)));
  }
  return values;
}

function keyOf(
  collection: CollectionDefinition,
  values: ReadonlyMap<string, SqlValue>,
  inserted: number | bigint,
): SqlValue {
  const key = collection.primaryKey;
  if (!key) return null;
  return values.get(key.field) ?? (key.auto_increment ? inserted : null);
}

/** Where writes nested in this item are. */
function inside(
  scope: WriteScope,
  { collection }: CollectionDefinition,
  key: SqlValue,
  parts: Parts,
): WriteScope {
  if (scope.depth >= DEEPEST) throw new ApiFault(422, 4, 'This payload goes too deep.');
  const changed = parts.columns.size > 0;
  return {
    ...scope,
    action: undefined,
    depth: scope.depth + 1,
    parent: key === null ? scope.parent : { collection, item: String(key), changed },
  };
}

function record(
  scope: WriteScope,
  collection: CollectionDefinition,
  key: SqlValue,
  action: string,
  parts: Parts,
  values: ReadonlyMap<string, SqlValue>,
): void {
  const { project, actor, comment, parent } = scope;
  const entry = { action, collection: collection.collection, item: key, comment };
  const row = rowByKey(project, collection, key);
  if (!row) logActivity(project, actor, entry);
  else
    recordChange(project, actor, entry, {
      collection,
      row,
      delta: deltaOf(collection, parts, values),
      parent,
    });
}

/** What was sent, as it was sent; of hashed fields only the hash. */
function deltaOf(
  collection: CollectionDefinition,
  { columns, sent }: Parts,
  values: ReadonlyMap<string, SqlValue>,
): Payload {
  const { secret = [], computed = [] } = hooksOf(collection.collection);
  const hidden = [...secret, ...computed.map((entry) => entry.field)];
  const delta: Payload = {};
  for (const name of sent) {
    const field = collection.fields.get(name);
    if (!field || field.datatype === null || hidden.includes(name)) continue;
    setOwn(delta, name, kindOf(field) === 'hash' ? (values.get(name) ?? null) : columns.get(name));
  }
  return delta;
}
