/** Writes many rows straight into tables, without activity and revisions: the demo's past, not its history. */
import { type Driver, type SqlValue } from '#mocks/storage/driver.ts';
import { quoted } from '#mocks/storage/kysely.ts';

type SeedRow = Record<string, unknown>;

/** Values as stored; lists and objects become JSON text. Rows may differ in their columns. */
export function insertRows(driver: Driver, table: string, rows: readonly SeedRow[]): void {
  for (const row of rows) {
    const columns = Object.keys(row);
    const marks = columns.map(() => '?').join(', ');
    driver.run(
      `INSERT INTO ${quoted(table)} (${columns.map(quoted).join(', ')}) VALUES (${marks})`,
      columns.map((column) => stored(row[column])),
    );
  }
}

function stored(value: unknown): SqlValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'bigint') return value;
  return JSON.stringify(value);
}

/** Every ten minutes each station gives a value; indexes come last because they are quicker so. */
export function insertReadings(driver: Driver, count: number): void {
  driver.run(
    `WITH RECURSIVE numbers(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < ?),
            numbered AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n, count(*) OVER () AS total FROM stations)
     INSERT INTO readings (id, station, taken_at, value, quality, note)
     SELECT i + 1,
            numbered.id,
            datetime('2024-01-01 00:00:00', (i / total * 10) || ' minutes'),
            CASE WHEN i % 97 <> 0 THEN round(2.6 + 1.9 * sin(i / total * 0.0843 + n) + ((i * 7919) % 211) / 500.0, 3) END,
            CASE WHEN i % 97 = 0 THEN 'missing' WHEN i % 41 = 0 THEN 'bad' WHEN i % 13 = 0 THEN 'doubtful' ELSE 'good' END,
            CASE WHEN i % 997 = 0 THEN 'Float stuck, freed by hand.' WHEN i % 463 = 0 THEN 'Ice in the pipe.' END
       FROM numbers JOIN numbered ON numbered.n = i % 12`,
    [count],
  );
  for (const column of ['taken_at', 'value', 'quality']) {
    driver.exec(`CREATE INDEX ${quoted(`readings.${column}`)} ON readings (${quoted(column)})`);
  }
}
