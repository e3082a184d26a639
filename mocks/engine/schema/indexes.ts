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

/** Columns that want an index: by their type, or because a relation points through them. */
const WANTED = `
  SELECT w.collection, w.field
    FROM (SELECT collection, field FROM directus_fields WHERE type IN (${INDEXED.map(() => '?').join(', ')})
          UNION SELECT collection_many, field_many FROM directus_relations) AS w
    JOIN sqlite_master AS t ON t.type = 'table' AND t.name = w.collection
    JOIN pragma_table_info(t.name) AS c ON c.name = w.field
   WHERE c.pk = 0`;

/** Columns that an index begins with already, a unique one or one made by hand. */
const FIRST = `
  SELECT m.tbl_name AS collection, i.name AS field
    FROM sqlite_master AS m JOIN pragma_index_info(m.name) AS i
   WHERE m.type = 'index' AND i.seqno = 0`;

/**
 * Brings the indexes in line with the schema: those that fields and relations call for are made, those of ours that
 * nothing calls for any more are dropped. Indexes made by hand stay. Call it in the transaction of a change.
 */
export function alignIndexes(driver: Driver): void {
  const missing = driver.all(`${WANTED} AND (w.collection, w.field) NOT IN (${FIRST})`, INDEXED);
  for (const { collection, field } of missing) makeIndex(driver, String(collection), [String(field)], SUFFIX);
  const idle = driver.all(
    `SELECT m.name FROM sqlite_master AS m JOIN pragma_index_info(m.name) AS i
      WHERE m.type = 'index' AND i.seqno = 0 AND m.name = m.tbl_name || '.' || i.name || '${SUFFIX}'
        AND (m.tbl_name, i.name) NOT IN (${WANTED})`,
    INDEXED,
  );
  for (const { name } of idle) driver.exec(`DROP INDEX ${quoted(String(name))}`);
}

/** The indexes of the system's own tables. */
export function makeSystemIndexes(driver: Driver): void {
  for (const [table, ...columns] of SYSTEM) makeIndex(driver, table, columns, '.lookup');
}

function makeIndex(driver: Driver, table: string, columns: string[], suffix: string): void {
  // tables and indexes share their names: a table that is called like one of our indexes goes without it
  const name = `${[table, ...columns].join('.')}${suffix}`;
  const taken = driver.all('SELECT 1 FROM sqlite_master WHERE name = ? COLLATE NOCASE', [name]);
  if (taken.length > 0) return;
  driver.exec(`CREATE INDEX ${quoted(name)} ON ${quoted(table)} (${columns.map(quoted).join(', ')})`);
}
