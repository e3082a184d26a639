import type { Driver } from '#mocks/storage/driver.ts';
import { quoted } from '#mocks/storage/kysely.ts';

/** Types of fields that lists are sorted, filtered or joined by without anybody asking for it. */
const INDEXED = ['file', 'm2o', 'owner', 'sort', 'status', 'user', 'user_created', 'user_updated'];

/** What the API itself looks up in the system's tables. */
const SYSTEM: [table: string, ...columns: string[]][] = [
  ['directus_activity', 'collection', 'item'],
  ['directus_revisions', 'collection', 'item'],
  ['directus_revisions', 'activity'],
  ['directus_user_sessions', 'token'],
  ['directus_permissions', 'role'],
  ['directus_files', 'private_hash'],
  ['directus_files', 'filename_disk'],
];

/** Ends the names of indexes that come and go with a field. */
const SUFFIX = '.index';

/**
 * Columns that want an index: by their type, or because a relation points through them. Where a list is sorted by its
 * sort field, the index holds all that is needed to skip to a page: the key that breaks ties, and the status.
 */
const WANTED = `
  SELECT w.collection, w.field, c.pk,
         max(w.type = 'sort') AS sorts,
         (SELECT k.name FROM pragma_table_info(t.name) AS k WHERE k.pk > 0 LIMIT 1) AS key,
         (SELECT f.field FROM directus_fields AS f JOIN pragma_table_info(t.name) AS s ON s.name = f.field
           WHERE f.collection = t.name AND f.type = 'status' LIMIT 1) AS status
    FROM (SELECT collection, field, type FROM directus_fields WHERE type IN (${INDEXED.map(() => '?').join(', ')})
          UNION SELECT collection_many, field_many, '' FROM directus_relations) AS w
    JOIN sqlite_master AS t ON t.type = 'table' AND t.name = w.collection
    JOIN pragma_table_info(t.name) AS c ON c.name = w.field
   GROUP BY w.collection, w.field`;

/** All indexes with the column that they begin with, also those that a constraint made. */
const PRESENT = `
  SELECT m.name, m.tbl_name AS collection, i.name AS field
    FROM sqlite_master AS m JOIN pragma_index_info(m.name) AS i
   WHERE m.type = 'index' AND i.seqno = 0`;

/**
 * Brings the indexes in line with the schema: those that fields and relations call for are made, those of ours that
 * nothing calls for any more are dropped. Indexes made by hand stay. Call it in the transaction of a change.
 */
export function alignIndexes(driver: Driver): void {
  const wanted = new Map<string, { table: string; columns: string[] }>();
  for (const row of driver.all(WANTED, INDEXED)) {
    if (Number(row.pk) > 0) continue;
    const table = String(row.collection);
    const more = Number(row.sorts) === 1 ? [row.key, row.status] : [];
    const columns = [row.field, ...more].filter((name) => name !== null).map(String);
    wanted.set(nameOf(table, columns, SUFFIX), { table, columns });
  }
  const served = new Set<string>();
  for (const { name, collection, field } of driver.all(PRESENT)) {
    const idle = String(name).endsWith(SUFFIX) && !wanted.has(String(name));
    if (idle) driver.exec(`DROP INDEX ${quoted(String(name))}`);
    else served.add(`${String(collection)}\n${String(field)}`);
  }
  for (const { table, columns } of wanted.values()) {
    if (!served.has(`${table}\n${columns[0]}`)) makeIndex(driver, table, columns, SUFFIX);
  }
}

/** The indexes of the system's own tables. */
export function makeSystemIndexes(driver: Driver): void {
  for (const [table, ...columns] of SYSTEM) makeIndex(driver, table, columns, '.lookup');
}

const nameOf = (table: string, columns: string[], suffix: string) =>
  `${[table, ...columns].join('.')}${suffix}`;

function makeIndex(driver: Driver, table: string, columns: string[], suffix: string): void {
  // tables and indexes share their names: a table that is called like one of our indexes goes without it
  const name = nameOf(table, columns, suffix);
  const taken = driver.all('SELECT 1 FROM sqlite_master WHERE name = ? COLLATE NOCASE', [name]);
  if (taken.length > 0) return;
  driver.exec(`CREATE INDEX ${quoted(name)} ON ${quoted(table)} (${columns.map(quoted).join(', ')})`);
}
