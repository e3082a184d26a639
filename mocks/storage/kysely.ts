import {
  type Compilable,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Driver, Row } from '#mocks/storage/driver.ts';

/** Tables and columns are known at run time only, so every name is allowed. */
export type AnyDatabase = Record<string, Row>;

/** Builds and compiles statements; it has no connection. Run them with `all` and `run`. */
export const db = new Kysely<AnyDatabase>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** All rows of a built query. */
export function all(driver: Driver, query: Compilable): Row[] {
  const { sql, parameters } = query.compile();
  return driver.all(sql, parameters);
}

/** The first row of a built query, or null. */
export function first(driver: Driver, query: Compilable): Row | null {
  return all(driver, query)[0] ?? null;
}

/** Runs a built insert, update or delete. */
export function run(
  driver: Driver,
  query: Compilable,
): { changes: number; lastInsertRowid: number | bigint } {
  const { sql, parameters } = query.compile();
  return driver.run(sql, parameters);
}

/** A quoted identifier for SQL written by hand. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
