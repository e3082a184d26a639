import { own, setOwn } from '#mocks/engine/values/own.ts';
import { ApiFault, faults } from '#mocks/engine/errors.ts';
import { logActivity } from '#mocks/engine/revisions/activity.ts';
import { createTable, dropTable } from '#mocks/engine/schema/ddl.ts';
import { checkNewField, columnOf, flag, type Payload } from '#mocks/engine/schema/field-input.ts';
import { changing, collectionOf, createField, describe, updateField } from '#mocks/engine/schema/fields.ts';
import type { Actor, CollectionDefinition, Project } from '#mocks/engine/types.ts';
import { stringifyJson } from '#mocks/engine/values/json.ts';
import type { SqlValue } from '#mocks/storage/driver.ts';
import { refuseWideText } from '#mocks/engine/write/wide-text.ts';
import { db, run } from '#mocks/storage/kysely.ts';

const MEMBERS = ['collection', 'managed', 'hidden', 'single', 'icon', 'note', 'translation', 'fields'];

/** Makes a collection with its table. `payload.fields` holds at least the primary key. */
export function createCollection(project: Project, actor: Actor, payload: Payload): CollectionDefinition {
  const name = String(payload.collection ?? '');
  const fields = checkedFields(project, name, payload);
  checkMembers(payload);
  changing(project, () => {
    const columns = fields.flatMap((field) => columnOf(project.release, field) ?? []);
    createTable(project.driver, name, columns);
    fields.forEach((field) => {
      describe(project, actor, name, field, columnOf(project.release, field));
    });
    const own = columnsOf(payload);
    refuseWideText(project, [own.icon ?? null, own.note ?? null]);
    const row = { managed: 1, hidden: 0, single: 0, ...own, collection: name };
    run(project.driver, db.insertInto('directus_collections').values(row));
    logActivity(project, actor, { action: 'create', collection: 'directus_collections', item: name });
  });
  return collectionOf(project, name);
}

/** Changes the settings of a collection; a table that had none (`managed`) gets them. */
export function updateCollection(
  project: Project,
  actor: Actor,
  name: string,
  payload: Payload,
): CollectionDefinition {
  collectionOf(project, name);
  const renames = payload.collection !== undefined && payload.collection !== name;
  if (renames || Object.keys(payload).length === 0) {
    throw faults.invalid('collection: This value should not be blank.');
  }
  checkMembers(payload);
  const columns = columnsOf(payload);
  refuseWideText(project, [columns.icon ?? null, columns.note ?? null]);
  changing(project, () => {
    const { driver } = project;
    const known = driver.all('SELECT 1 FROM directus_collections WHERE collection = ?', [name]).length > 0;
    if (!known) {
      const row = { managed: 1, hidden: 0, single: 0, ...columns, collection: name };
      run(driver, db.insertInto('directus_collections').values(row));
    } else if (Object.keys(columns).length > 0) {
      run(driver, db.updateTable('directus_collections').set(columns).where('collection', '=', name));
    }
    logActivity(project, actor, {
      action: known ? 'update' : 'create',
      collection: 'directus_collections',
      item: name,
    });
    for (const field of listOf(payload.fields)) putField(project, actor, name, field);
  });
  return collectionOf(project, name);
}

/** Drops a collection with its items and everything that describes it. Those of the system stay. */
export function deleteCollection(project: Project, actor: Actor, name: string): void {
  const { system } = collectionOf(project, name);
  if (system) throw new ApiFault(403, 303, 'System collections cannot be deleted');
  changing(project, () => {
    const { driver } = project;
    dropTable(driver, name);
    for (const table of [
      'directus_fields',
      'directus_collections',
      'directus_permissions',
      'directus_collection_presets',
    ]) {
      run(driver, db.deleteFrom(table).where('collection', '=', name));
    }
    const side = (column: string) => db.deleteFrom('directus_relations').where(column, '=', name);
    run(driver, side('collection_many'));
    run(driver, side('collection_one'));
    logActivity(project, actor, { action: 'delete', collection: 'directus_collections', item: name });
  });
}

function checkedFields(project: Project, name: string, payload: Payload): Payload[] {
  const fields = listOf(payload.fields);
  if (fields.length === 0) throw faults.invalid('fields: This value should not be blank.');
  if (name === '' || name.length > 64 || /["`\0]/.test(name) || /^sqlite_/i.test(name)) {
    throw faults.invalid('Invalid collection name');
  }
  if (/^directus_/i.test(name)) throw faults.invalid('Collection name cannot begin with "directus_"');
  // indexes have their names in the same list as tables
  const taken = project.driver.all('SELECT 1 FROM sqlite_master WHERE name = ? COLLATE NOCASE', [name]);
  if (taken.length > 0) throw new ApiFault(422, 307, `Collection "${name}" already exists`);
  for (const field of fields) checkNewField(project.release, field);
  const keys = fields.filter((field) => columnOf(project.release, field)?.primaryKey);
  if (keys.length === 0) throw new ApiFault(422, 12, 'Collection does not have a primary key field.');
  if (keys.length > 1) throw new ApiFault(422, 12, 'Collection has more than one primary key field.');
  const names = new Set(fields.map((field) => String(field.field).toLowerCase()));
  if (names.size < fields.length) throw new ApiFault(422, 308, 'A field is named twice');
  return fields;
}

function checkMembers(payload: Payload): void {
  const unknown = Object.keys(payload).filter((member) => !MEMBERS.includes(member));
  if (unknown.length === 0) return;
  const names = unknown.map((member) => `"${member}"`).join(', ');
  throw new ApiFault(
    422,
    12,
    `Payload fields: ${names} does not exist in "directus_collections" collection.`,
  );
}

function columnsOf(payload: Payload): Record<string, SqlValue> {
  const row: Record<string, SqlValue> = {};
  for (const name of ['managed', 'hidden', 'single']) {
    if (own(payload, name) !== undefined && own(payload, name) !== null)
      setOwn(row, name, Number(flag(own(payload, name))));
  }
  for (const name of ['icon', 'note']) {
    const value = own(payload, name);
    if (value !== undefined) setOwn(row, name, value === null ? null : String(value));
  }
  const { translation } = payload;
  if (translation !== undefined) row.translation = translation === null ? null : stringifyJson(translation);
  return row;
}

function putField(project: Project, actor: Actor, collection: string, payload: Payload): void {
  const name = String(payload.field ?? '');
  project.schemaChanged();
  if (collectionOf(project, collection).fields.has(name))
    updateField(project, actor, collection, name, payload);
  else createField(project, actor, collection, payload);
}

function listOf(value: unknown): Payload[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.filter((entry): entry is Payload => entry !== null && typeof entry === 'object');
}
