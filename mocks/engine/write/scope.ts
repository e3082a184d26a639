import { sql } from 'kysely';
import { ApiFault, sqlFailure } from '#mocks/engine/errors.ts';
import { execute, type Sql } from '#mocks/engine/query/sql.ts';
import type { Parent } from '#mocks/engine/revisions/record.ts';
import type { Actor, CollectionDefinition, Project, Schema } from '#mocks/engine/types.ts';
import { db } from '#mocks/storage/kysely.ts';
import { stringifyJson } from '#mocks/engine/values/json.ts';
import { scalarText } from '#mocks/engine/values/write.ts';
import { type Row, SqlError, type SqlValue } from '#mocks/storage/driver.ts';

/** What all rows written by one request share, and where in a nested payload the write is. */
export interface WriteScope {
  project: Project;
  schema: Schema;
  actor: Actor;
  /** Given with the request, for roles that must explain what they do. */
  comment: string | null;
  /** Time of the request as the database keeps it. */
  now: string;
  /** Throws 422 (code 202) when the request's `fields` name something that a nested collection does not have. */
  checkFields(collection: CollectionDefinition): void;
  /** Action to log instead of `create` or `update`. */
  action?: string;
  parent: Parent | null;
  /** The column through which the row hangs on its parent; it needs no permission of its own. */
  link?: string;
  depth: number;
  /** Items that the request may still write. */
  budget: { items: number };
}

/** Items that one request writes, nested ones too: all are one transaction, for which everybody else waits. */
export const MOST_ITEMS = 5000;

/** Throws 422 for an item too many. */
export function spend({ budget }: WriteScope): void {
  budget.items -= 1;
  if (budget.items < 0) throw new ApiFault(422, 4, `One request cannot write more than ${MOST_ITEMS} items.`);
}

/** Statements that read a row, built once per collection: every write needs them. */
const rowStatements = new WeakMap<CollectionDefinition, string>();

/** The stored row with a key, or null. A text that cannot be a key of this collection finds nothing. */
export function rowByKey(project: Project, collection: CollectionDefinition, key: unknown): Row | null {
  const bound = collection.primaryKey ? keyValue(collection, key) : null;
  if (bound === null) return null;
  const statement = rowStatements.get(collection) ?? rowStatement(collection);
  rowStatements.set(collection, statement);
  return project.driver.all(statement, [bound])[0] ?? null;
}

function rowStatement(collection: CollectionDefinition): string {
  const fields = [...collection.fields.values()].filter((field) => field.datatype !== null);
  const columns = sql.join(fields.map((field) => sql.id(field.field)));
  const key = sql.id(collection.primaryKey?.field ?? '');
  const parameter = 0;
  return sql`select ${columns} from ${sql.id(collection.collection)} where ${key} = ${parameter}`.compile(db)
    .sql;
}

/** A key as sent (in a path or a body) in the form of the database. */
export function keyValue(collection: CollectionDefinition, key: unknown): SqlValue {
  const text = scalarText(key) ?? '';
  const numeric = collection.primaryKey?.auto_increment === true;
  if (text === '' || (numeric && !/^-?\d{1,18}$/.test(text))) return null;
  return numeric && Number.isSafeInteger(Number(text)) ? Number(text) : text;
}

/** Runs a write and tells its conflicts in the API's words. */
export function executeWrite(
  project: Project,
  collection: CollectionDefinition,
  values: ReadonlyMap<string, SqlValue>,
  statement: Sql,
): { changes: number; lastInsertRowid: number | bigint } {
  try {
    return execute(project.driver, statement);
  } catch (error) {
    if (!(error instanceof SqlError)) throw error;
    throw conflict(error, project, collection, values) ?? error;
  }
}

function conflict(
  error: SqlError,
  { asRecorded }: Project,
  { collection }: CollectionDefinition,
  values: ReadonlyMap<string, SqlValue>,
) {
  const [, columns = ''] = /constraint failed: (.+)$/.exec(error.message) ?? [];
  const name = columns.split(', ')[0]?.slice(collection.length + 1) ?? '';
  if (error.code.endsWith('_NOTNULL'))
    return asRecorded ? sqlFailure() : new ApiFault(422, 4, `${name}: This value should not be blank.`);
  if (!/_(UNIQUE|PRIMARYKEY|ROWID)$/.test(error.code)) return null;
  return new ApiFault(
    409,
    204,
    `Duplicate key "${String(values.get(name) ?? '')}" for collection "${collection}"`,
  );
}

export const itemWithIdNotFound = (key: unknown): ApiFault =>
  new ApiFault(404, 203, `Item with id "${scalarText(key) ?? stringifyJson(key)}" not found`);
