/** Makes collections, fields and relations of the demo: tables in SQL, and the rows that describe them. */
import { insertRows } from '#mocks/seed/rows.ts';
import type { CollectionSeed, FieldSeed, RelationSeed } from '#mocks/seed/schema/builders.ts';
import { defaultClause, uniqueIndex } from '#mocks/engine/schema/columns.ts';
import { declarationOf } from '#mocks/engine/schema/datatypes.ts';
import type { Driver } from '#mocks/storage/driver.ts';
import { quoted } from '#mocks/storage/kysely.ts';

export function createCollections(driver: Driver, collections: readonly CollectionSeed[]): void {
  for (const seed of collections) {
    const {
      collection,
      fields,
      note = null,
      icon = null,
      hidden = false,
      single = false,
      translation = null,
    } = seed;
    const columns = fields.filter(({ datatype }) => datatype !== null).map(columnOf);
    driver.exec(`CREATE TABLE ${quoted(collection)} (${columns.join(', ')})`);
    for (const { field, unique } of fields) if (unique) driver.exec(uniqueIndex(collection, field));
    insertRows(driver, 'directus_collections', [
      { collection, managed: true, hidden, single, icon, note, translation },
    ]);
    insertRows(
      driver,
      'directus_fields',
      fields.map((field, index) => rowOf(collection, field, index + 1)),
    );
    for (const { field, group } of fields) {
      if (group === undefined) continue;
      driver.run(
        `UPDATE directus_fields SET "group" = (SELECT id FROM directus_fields WHERE collection = ? AND field = ?)
          WHERE collection = ? AND field = ?`,
        [collection, group, collection, field],
      );
    }
  }
}

/** Describes the relations, and indexes the columns that point elsewhere: nested reads go through them. */
export function createRelations(driver: Driver, relations: readonly RelationSeed[]): void {
  for (const {
    collection_many,
    field_many,
    collection_one,
    field_one = null,
    junction_field = null,
  } of relations) {
    insertRows(driver, 'directus_relations', [
      { collection_many, field_many, collection_one, field_one, junction_field },
    ]);
    driver.exec(
      `CREATE INDEX IF NOT EXISTS ${quoted(`${collection_many}.${field_many}`)}
         ON ${quoted(collection_many)} (${quoted(field_many)})`,
    );
  }
}

function columnOf(seed: FieldSeed): string {
  if (seed.auto_increment) return `${quoted(seed.field)} INTEGER PRIMARY KEY AUTOINCREMENT`;
  const key = seed.primary_key ? ' NOT NULL PRIMARY KEY' : '';
  return `${quoted(seed.field)} ${declared(seed)}${key}${defaultClause(seed.default_value ?? null)}`;
}

/** The length of an integer is only a display width, and SQLite takes none behind UNSIGNED. */
function declared({ datatype, length = null, signed = true }: FieldSeed): string {
  return declarationOf({ datatype: datatype ?? '', length: signed ? length : null, signed });
}

function rowOf(collection: string, seed: FieldSeed, sort: number) {
  const { field, type, options = null, note = null, validation = null, translation = null } = seed;
  const { required = false, readonly = false, hidden_detail = false, hidden_browse = false } = seed;
  return {
    collection,
    field,
    type,
    interface: seed.interface,
    options,
    note,
    validation,
    translation,
    sort,
    required,
    readonly,
    hidden_detail,
    hidden_browse,
    locked: false,
    width: seed.width ?? 'full',
    declaration: seed.auto_increment ? declared(seed) : null,
  };
}
