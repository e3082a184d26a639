import type { Release } from '#mocks/engine/releases/release.ts';
import { type Column, readColumns, readTables } from '#mocks/engine/schema/columns.ts';
import {
  answeredLength,
  isColumnless,
  isLongText,
  parseDeclaration,
  typeOfDatatype,
} from '#mocks/engine/schema/datatypes.ts';
import { HIDDEN_COLUMNS, SYSTEM_ORDER } from '#mocks/engine/schema/system.ts';
import type {
  CollectionDefinition,
  FieldDefinition,
  RelationDefinition,
  Schema,
} from '#mocks/engine/types.ts';
import type { Driver, Row } from '#mocks/storage/driver.ts';

/** Reads the whole schema: the tables as they are, described by directus_collections, _fields and _relations. */
export function loadSchema(driver: Driver, release: Release): Schema {
  const described = new Map<string, Row[]>();
  for (const row of driver.all('SELECT * FROM directus_fields ORDER BY id')) {
    const collection = String(row.collection);
    described.set(collection, [...(described.get(collection) ?? []), row]);
  }
  const settings = new Map<string, Row>();
  for (const row of driver.all('SELECT * FROM directus_collections ORDER BY collection')) {
    settings.set(String(row.collection), row);
  }
  const definitions = readTables(driver).map((name) =>
    collectionOf(name, settings.get(name), readColumns(driver, name), described.get(name) ?? [], release),
  );
  const collections = new Map(inOrder(definitions, settings).map((each) => [each.collection, each]));
  const relations = driver.all('SELECT * FROM directus_relations ORDER BY id').map(relationOf);
  return {
    collections,
    relations,
    toOne: (collection, field) =>
      relations.find((r) => r.collection_many === collection && r.field_many === field),
    toMany: (collection, field) =>
      relations.find((r) => r.collection_one === collection && r.field_one === field),
  };
}

/** Collections with a row by name, then tables that could get one, then the system's, then tables without a key. */
function inOrder(definitions: CollectionDefinition[], settings: Map<string, Row>): CollectionDefinition[] {
  const rank = ({ collection, primaryKey }: CollectionDefinition) => {
    if (settings.has(collection)) return 0;
    if (SYSTEM_ORDER.includes(collection)) return 2;
    return primaryKey ? 1 : 3;
  };
  const names = [...settings.keys()];
  const within = ({ collection }: CollectionDefinition) =>
    settings.has(collection) ? names.indexOf(collection) : SYSTEM_ORDER.indexOf(collection);
  return definitions.toSorted((a, b) => rank(a) - rank(b) || within(a) - within(b));
}

function collectionOf(
  name: string,
  row: Row | undefined,
  columns: Column[],
  rows: Row[],
  release: Release,
): CollectionDefinition {
  const fields = new Map<string, FieldDefinition>();
  const byName = new Map(rows.map((field) => [String(field.field), field]));
  const hidden = HIDDEN_COLUMNS.get(name) ?? [];
  for (const column of columns) {
    if (hidden.includes(column.name)) continue;
    fields.set(column.name, columnField(name, column, byName.get(column.name), release));
  }
  const aliases = rows.filter(
    (field) => !fields.has(String(field.field)) && isColumnless(String(field.type)),
  );
  aliases.sort((a, b) => (String(a.field) < String(b.field) ? -1 : 1));
  for (const field of aliases) fields.set(String(field.field), aliasField(name, field));
  const all = [...fields.values()];
  const typed = (type: string) => all.find((field) => field.type === type) ?? null;
  return {
    collection: name,
    managed: flag(row?.managed),
    hidden: flag(row?.hidden),
    single: flag(row?.single),
    system: name.startsWith('directus_'),
    icon: text(row?.icon),
    note: text(row?.note),
    translation: parsed(row?.translation),
    fields,
    primaryKey: all.find((field) => field.primary_key) ?? null,
    statusField: typed('status'),
    sortField: typed('sort'),
    userCreatedField: typed('user_created') ?? typed('owner'),
  };
}

function columnField(
  collection: string,
  column: Column,
  row: Row | undefined,
  release: Release,
): FieldDefinition {
  const kept = row?.declaration ? parseDeclaration(String(row.declaration)) : null;
  // a counting key had to be declared INTEGER; its real type stands in the row, and is unsigned if it does not
  const foreign = row === undefined && !collection.startsWith('directus_');
  const counting = { datatype: 'INT', length: null, signed: foreign };
  const type = column.autoIncrement ? (kept ?? counting) : column;
  const stored = flag(row?.required);
  const demanded =
    column.notNull && column.defaultValue === null && !column.autoIncrement && !column.primaryKey;
  const required = release.requiredFollowsColumn ? column.notNull : stored || demanded;
  return {
    ...described(collection, column.name, row),
    type: text(row?.type)?.toLowerCase() ?? typeOfDatatype(type.datatype),
    datatype: type.datatype,
    default_value: column.defaultValue,
    length: !release.showsTextLength && isLongText(type.datatype) ? null : answeredLength(type),
    required,
    required_alone: release.requiredFollowsColumn ? stored : required,
    unique: column.unique,
    primary_key: column.primaryKey,
    auto_increment: column.autoIncrement,
    signed: type.signed,
  };
}

function aliasField(collection: string, row: Row): FieldDefinition {
  return {
    ...described(collection, String(row.field), row),
    type: String(row.type).toLowerCase(),
    datatype: null,
    default_value: null,
    length: null,
    required: flag(row.required),
    required_alone: flag(row.required),
    unique: false,
    primary_key: false,
    auto_increment: false,
    signed: false,
  };
}

/** What directus_fields says about a field. */
function described(collection: string, field: string, row: Row | undefined) {
  return {
    id: row ? Number(row.id) : null,
    collection,
    field,
    interface: text(row?.interface),
    options: parsed(row?.options) as Record<string, unknown> | null,
    locked: flag(row?.locked),
    validation: text(row?.validation),
    readonly: flag(row?.readonly),
    hidden_detail: flag(row?.hidden_detail),
    hidden_browse: flag(row?.hidden_browse),
    sort: number(row?.sort),
    width: text(row?.width),
    group: number(row?.group),
    note: text(row?.note),
    translation: parsed(row?.translation),
    managed: row !== undefined,
  };
}

function relationOf(row: Row): RelationDefinition {
  return {
    id: Number(row.id),
    collection_many: String(row.collection_many),
    field_many: String(row.field_many),
    collection_one: String(row.collection_one),
    field_one: text(row.field_one),
    junction_field: text(row.junction_field),
  };
}

const flag = (value: unknown): boolean => value !== undefined && value !== null && Number(value) === 1;
const text = (value: unknown): string | null =>
  value === undefined || value === null ? null : String(value);
const number = (value: unknown): number | null =>
  value === undefined || value === null ? null : Number(value);

function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || value === '') return null;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}
