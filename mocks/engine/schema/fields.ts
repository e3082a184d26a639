import { own } from '#mocks/engine/values/own.ts';
import { sql } from 'kysely';
import { ApiFault, faults } from '#mocks/engine/errors.ts';
import type { Release } from '#mocks/engine/releases/release.ts';
import { select } from '#mocks/engine/query/sql.ts';
import { logActivity } from '#mocks/engine/revisions/activity.ts';
import { readColumns } from '#mocks/engine/schema/columns.ts';
import { declarationOf, isColumnless, needsLength } from '#mocks/engine/schema/datatypes.ts';
import { addColumn, type ColumnSpec, changeColumn, dropColumn } from '#mocks/engine/schema/ddl.ts';
import {
  checkNewField,
  checkType,
  checkTypeName,
  COLUMN_MEMBERS,
  columnOf,
  describedColumns,
  type Payload,
} from '#mocks/engine/schema/field-input.ts';
import { alignIndexes } from '#mocks/engine/schema/indexes.ts';
import type { Actor, CollectionDefinition, FieldDefinition, Project } from '#mocks/engine/types.ts';
import { scalarText } from '#mocks/engine/values/write.ts';
import { refuseWideText } from '#mocks/engine/write/wide-text.ts';
import { db, run } from '#mocks/storage/kysely.ts';

/** The collection of that name; throws 404 (code 200) when there is none. */
export function collectionOf(project: Project, name: string): CollectionDefinition {
  const collection = project.schema().collections.get(name);
  if (!collection) throw faults.collectionNotFound(name);
  return collection;
}

/** The field of that name; throws 404 (code 200 or 202). */
export function fieldOf(project: Project, collection: string, name: string): FieldDefinition {
  const field = collectionOf(project, collection).fields.get(name);
  if (!field) throw new ApiFault(404, 202, `Unable to find field "${name}"`);
  return field;
}

/** Adds a field, with its column if its type has one. */
export function createField(
  project: Project,
  actor: Actor,
  collection: string,
  payload: Payload,
): FieldDefinition {
  const { fields } = collectionOf(project, collection);
  checkNewField(project.release, payload);
  const name = String(payload.field);
  const taken = [...fields.keys()].some((known) => known.toLowerCase() === name.toLowerCase());
  if (taken) throw new ApiFault(422, 308, `Field "${name}" already exists`);
  const column = columnOf(project.release, payload);
  if (column?.primaryKey) throw faults.invalid('A collection has one primary key');
  changing(project, () => {
    if (column) addColumn(project.driver, collection, { ...column, autoIncrement: false });
    describe(project, actor, collection, payload, column);
  });
  return fieldOf(project, collection, name);
}

/** Changes a field. A column that was nobody's becomes described by it. */
export function updateField(
  project: Project,
  actor: Actor,
  collection: string,
  name: string,
  payload: Payload,
): FieldDefinition {
  const field = fieldOf(project, collection, name);
  if (payload.field !== undefined && payload.field !== name) {
    throw faults.invalid('field: A field cannot be renamed');
  }
  const change = columnChange(project.release, field, payload);
  changing(project, () => {
    if (change) applyColumn(project, field, change);
    const row = describedColumns(payload);
    refuseWideText(project, [row.note ?? null, row.validation ?? null]);
    if (field.id === null) {
      const sort = payload.sort ?? null;
      describe(project, actor, collection, { type: field.type, ...payload, sort, field: name }, null);
    } else {
      if (Object.keys(row).length > 0) {
        run(project.driver, db.updateTable('directus_fields').set(row).where('id', '=', field.id));
      }
      logActivity(project, actor, { action: 'update', collection: 'directus_fields', item: field.id });
    }
  });
  return fieldOf(project, collection, name);
}

/** Removes a field with its column, its values and the relations that it is the many side of. */
export function deleteField(project: Project, actor: Actor, collection: string, name: string): void {
  const field = fieldOf(project, collection, name);
  const columns = readColumns(project.driver, collection);
  if (field.datatype !== null && columns.length === 1)
    throw new ApiFault(422, 12, 'Cannot delete the last field');
  if (field.primary_key) throw new ApiFault(422, 12, 'Cannot delete the primary key of a collection');
  if (collection.startsWith('directus_') && field.locked)
    throw new ApiFault(422, 12, 'Cannot delete a system field');
  changing(project, () => {
    const { driver } = project;
    if (field.datatype !== null) dropColumn(driver, collection, name);
    if (field.id !== null) {
      run(driver, db.deleteFrom('directus_fields').where('id', '=', field.id));
      run(driver, db.updateTable('directus_fields').set({ group: null }).where('group', '=', field.id));
      logActivity(project, actor, { action: 'delete', collection: 'directus_fields', item: field.id });
    }
    // Without statuses there is nothing that a permission for one of them could be about.
    if (field.type === 'status') {
      const rows = db.deleteFrom('directus_permissions').where('collection', '=', collection);
      run(driver, rows.where('status', 'is not', null));
    }
    const many = db.deleteFrom('directus_relations').where('collection_many', '=', collection);
    run(driver, many.where('field_many', '=', name));
    const one = db
      .updateTable('directus_relations')
      .set({ field_one: null })
      .where('collection_one', '=', collection);
    run(driver, one.where('field_one', '=', name));
  });
}

/** Writes the row of directus_fields for a new field and logs it. */
export function describe(
  project: Project,
  actor: Actor,
  collection: string,
  payload: Payload,
  column: ColumnSpec | null,
): void {
  const row = {
    width: 'full',
    locked: 0,
    sort: 0,
    ...describedColumns(payload),
    collection,
    field: String(payload.field),
    // a key that counts is declared INTEGER, so its real type is kept here
    declaration: column?.autoIncrement ? declarationOf(column) : null,
  };
  refuseWideText(
    project,
    [payload.note, payload.validation].map((text) => scalarText(text)),
  );
  const { lastInsertRowid } = run(project.driver, db.insertInto('directus_fields').values(row));
  logActivity(project, actor, { action: 'create', collection: 'directus_fields', item: lastInsertRowid });
}

/** Runs a change of the schema in a transaction and forgets what was known of it, also when it failed. */
export function changing(project: Project, work: () => void): void {
  try {
    project.driver.transaction(() => {
      work();
      alignIndexes(project.driver);
    });
  } finally {
    project.schemaChanged();
  }
}

/** What a payload changes of the column, null when it stays as it is. */
function columnChange(release: Release, field: FieldDefinition, payload: Payload): ColumnSpec | null {
  const demands = changesDemand(release, field, payload);
  if (!demands && !COLUMN_MEMBERS.some((member) => own(payload, member) !== undefined)) return null;
  const { type, datatype, length, signed, unique, default_value, primary_key, required } = field;
  const physical = COLUMN_MEMBERS.some((member) => member !== 'type' && own(payload, member) !== undefined);
  if (!demands && !physical && datatype !== null && !isColumnless(String(payload.type))) {
    checkTypeName(release, payload.type);
    return null;
  }
  const known: Payload = { field: field.field, type, datatype, length, signed, unique, default_value };
  const sent = Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== undefined));
  if (!demands) sent.required = required;
  // a new datatype has nothing of the old one's length
  if (sent.datatype !== undefined && sent.length === undefined && sent.datatype !== datatype)
    known.length = null;
  const merged = { ...known, ...sent };
  checkType(release, field.field, merged);
  const column = columnOf(release, merged);
  if (!column && datatype !== null)
    throw faults.invalid('type: A field with a column cannot become one without');
  if (!column || primary_key) return null;
  const same =
    datatype === column.datatype &&
    signed === column.signed &&
    unique === column.unique &&
    (!release.requiredFollowsColumn || required === column.notNull) &&
    default_value === column.defaultValue &&
    (sent.length === undefined || String(sent.length) === length);
  return same ? null : column;
}

/**
 * Whether a change makes the column take no null, or take it again. Alone, `required` is only stored, as recorded; together
 * with the type it wants everything that makes one.
 */
function changesDemand(
  { requiredFollowsColumn }: Release,
  field: FieldDefinition,
  payload: Payload,
): boolean {
  const { required, type, datatype, length } = payload;
  const altering = [...COLUMN_MEMBERS, 'note'].some((member) => own(payload, member) !== undefined);
  if (!requiredFollowsColumn || required === undefined || !altering || field.datatype === null) return false;
  if (type !== undefined && datatype === undefined) throw faults.invalid('datatype is required');
  if (datatype !== undefined && length === undefined && needsLength(String(datatype).toUpperCase()))
    throw new ApiFault(422, 402, `Missing length for: ${field.field}`);
  return true;
}

function applyColumn({ driver }: Project, field: FieldDefinition, column: ColumnSpec): void {
  if (isColumnless(field.type) || field.datatype === null) {
    addColumn(driver, field.collection, column);
    return;
  }
  if (column.unique && !field.unique) demandDistinct(driver, field);
  if (column.notNull && !field.required) demandFilled(driver, field);
  changeColumn(driver, field.collection, field.field, column);
}

function demandFilled(driver: Project['driver'], { collection, field }: FieldDefinition): void {
  const table = sql`${sql.id(collection)}`;
  if (select(driver, sql`select 1 from ${table} where ${sql.id(field)} is null limit 1`).length === 0) return;
  throw faults.invalid(
    "Can't make this field required. There are items in this collection with no value for this field.",
  );
}

function demandDistinct(driver: Project['driver'], { collection, field }: FieldDefinition): void {
  const filled = sql`select 1 from ${sql.id(collection)} where ${sql.id(field)} is not null`;
  if (select(driver, sql`${filled} group by ${sql.id(field)} having count(*) > 1 limit 1`).length > 0) {
    throw new ApiFault(422, 4, `unique: "${field}" holds the same value more than once`);
  }
}
