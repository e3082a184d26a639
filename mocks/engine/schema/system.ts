import { defaultClause, uniqueIndex } from '#mocks/engine/schema/columns.ts';
import {
  DEFAULT_VERSION,
  interfaceIn,
  type Release,
  RELEASES,
  typeIn,
} from '#mocks/engine/releases/release.ts';
import {
  changedSettings,
  changedTable,
  type SystemCollection,
  type SystemColumn,
} from '#mocks/engine/releases/system-changes.ts';
import { declarationOf } from '#mocks/engine/schema/datatypes.ts';
import activity from '#mocks/engine/schema/system/activity.json';
import collectionPresets from '#mocks/engine/schema/system/collection-presets.json';
import collections from '#mocks/engine/schema/system/collections.json';
import fields from '#mocks/engine/schema/system/fields.json';
import files from '#mocks/engine/schema/system/files.json';
import folders from '#mocks/engine/schema/system/folders.json';
import migrations from '#mocks/engine/schema/system/migrations.json';
import permissions from '#mocks/engine/schema/system/permissions.json';
import relations from '#mocks/engine/schema/system/relations.json';
import revisions from '#mocks/engine/schema/system/revisions.json';
import roles from '#mocks/engine/schema/system/roles.json';
import initial from '#mocks/engine/schema/system/initial-rows.json';
import settings from '#mocks/engine/schema/system/settings.json';
import userSessions from '#mocks/engine/schema/system/user-sessions.json';
import users from '#mocks/engine/schema/system/users.json';
import webhooks from '#mocks/engine/schema/system/webhooks.json';
import type { Driver } from '#mocks/storage/driver.ts';
import { db, quoted, run } from '#mocks/storage/kysely.ts';

/** In the order in which the API lists them. */
export const SYSTEM: SystemCollection[] = [
  settings,
  webhooks,
  files,
  migrations,
  users,
  relations,
  permissions,
  roles,
  revisions,
  activity,
  collections,
  collectionPresets,
  folders,
  fields,
  userSessions,
];

/** The system's collections in the order in which the API lists them. */
export const SYSTEM_ORDER: readonly string[] = SYSTEM.map((entry) => entry.collection);

/** Columns of our own that no answer shows. */
export const HIDDEN_COLUMNS: ReadonlyMap<string, readonly string[]> = new Map([
  ['directus_fields', ['declaration']],
]);

export interface FirstUser {
  email: string;
  /** As it comes from the password hasher. */
  passwordHash: string;
}

/** Makes the system's tables of a release and their first rows, in one transaction. */
export function createProjectTables(
  driver: Driver,
  projectName: string,
  admin: FirstUser,
  release: Release = RELEASES[DEFAULT_VERSION],
): void {
  const tables = SYSTEM.map((table) => changedTable(table, release.systemChanges));
  driver.transaction(() => {
    for (const table of tables) createTable(driver, table);
    for (const table of tables) describeFields(driver, table, release);
    for (const role of initial.roles) run(driver, db.insertInto('directus_roles').values(role));
    for (const relation of initial.relations)
      run(driver, db.insertInto('directus_relations').values(relation));
    for (const setting of changedSettings(initial.settings, release.systemChanges)) {
      const value = setting.key === 'project_name' ? projectName : setting.value;
      run(driver, db.insertInto('directus_settings').values({ key: setting.key, value }));
    }
    for (const { view_query = null, view_options, ...preset } of initial.presets) {
      const row = { ...preset, view_query: view_query && JSON.stringify(view_query) };
      const values = { ...row, view_options: JSON.stringify(view_options) };
      run(driver, db.insertInto('directus_collection_presets').values(values));
    }
    const user = { ...initial.user, email: admin.email, password: admin.passwordHash };
    run(driver, db.insertInto('directus_users').values(user));
  });
}

/** Whether the database already is a project. */
export function hasProjectTables(driver: Driver): boolean {
  return driver.all(`SELECT 1 FROM sqlite_master WHERE name = 'directus_collections'`).length > 0;
}

function createTable(driver: Driver, { collection, columns }: SystemCollection): void {
  const own = (HIDDEN_COLUMNS.get(collection) ?? []).map((name) => `${quoted(name)} VARCHAR(64)`);
  const lines = [...columns.map(systemColumn), ...own];
  driver.exec(`CREATE TABLE ${quoted(collection)} (${lines.join(', ')})`);
  for (const column of columns) if (column.unique) driver.exec(uniqueIndex(collection, column.name));
}

function systemColumn(column: SystemColumn): string {
  if (column.auto_increment) return `${quoted(column.name)} INTEGER PRIMARY KEY AUTOINCREMENT`;
  const { datatype, length = null, signed = true } = column;
  const filled = column.not_null || column.primary_key ? ' NOT NULL' : '';
  const key = column.primary_key ? ' PRIMARY KEY' : '';
  return `${quoted(column.name)} ${declarationOf({ datatype, length, signed })}${filled}${key}${defaultClause(column.default_value ?? null, datatype)}`;
}

function describeFields(driver: Driver, entry: SystemCollection, release: Release): void {
  for (const field of entry.fields) {
    const { options = null, required = false, readonly = false, hidden_detail = false } = field;
    const { hidden_browse = false, locked = true, sort = null, note = null, validation = null } = field;
    const row = {
      id: field.id,
      collection: entry.collection,
      field: field.field,
      type: typeIn(release, field.type),
      note,
      validation,
      sort,
      interface: interfaceIn(release, field.interface),
      options: options === null ? null : JSON.stringify(options),
      locked: Number(locked),
      required: Number(required),
      readonly: Number(readonly),
      hidden_detail: Number(hidden_detail),
      hidden_browse: Number(hidden_browse),
      width: field.width ?? 'full',
      group: null,
      translation: null,
    };
    run(driver, db.insertInto('directus_fields').values(row));
  }
}
