import sqlite3InitModule, {
  type Database,
  type PreparedStatement,
  type SAHPoolUtil,
  type Sqlite3Static,
} from '@sqlite.org/sqlite-wasm';
import { type Driver, type Row, SqlError, type SqlValue } from '#mocks/storage/driver.ts';
import { bound } from '#mocks/storage/sql-values.ts';

const STATEMENTS_KEPT = 200;

/** Databases by name, in the browser's own storage or, where it gives none, in memory. */
export interface Databases {
  /** Opens one, or makes it. */
  open(name: string): Driver;
  /** Puts a whole database file in the place of one that isn't open. */
  import(name: string, content: Uint8Array): void;
  /** Forgets one that isn't open. */
  remove(name: string): void;
  /** Forgets all of them; none may be open. */
  clear(): Promise<void>;
}

/** Starts SQLite. `binary` is its WebAssembly. */
export const startSqlite = (binary: Uint8Array<ArrayBuffer>): Promise<Sqlite3Static> =>
  (sqlite3InitModule as (options: object) => Promise<Sqlite3Static>)({
    wasmBinary: binary,
    printErr: () => {},
  });

/** One connection has the file to itself; a journal that is kept saves making it anew for each write. */
const ALONE = 'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = PERSIST; PRAGMA synchronous = NORMAL';

/** A database, its journal and what is made anew beside it; the pool grows with each database. */
const FIRST_FILES = 10;

/** Databases that are kept below a folder of the browser's storage, which nobody else may have open. */
export async function keptDatabases(sqlite3: Sqlite3Static, directory: string): Promise<Databases> {
  noteFullStore();
  const options = {
    name: 'lectern-demo',
    directory,
    initialCapacity: FIRST_FILES,
    // Without it a store that can't be opened this moment is deleted.
    preserveOnInitFailure: true,
    forceReinitIfPreviouslyFailed: true,
  };
  const pool = await sqlite3.installOpfsSAHPoolVfs(options);
  return {
    open(name) {
      makeRoom(pool);
      const database = new pool.OpfsSAHPoolDb(`/${name}`);
      database.exec(ALONE);
      return new WasmDriver(sqlite3, database);
    },
    import: (name, content) => void pool.importDb(`/${name}`, content),
    remove: (name) => void pool.unlink(`/${name}`),
    clear: () => pool.wipeFiles(),
  };
}

/** For the next one that is opened: more files come a moment later. */
function makeRoom(pool: SAHPoolUtil): void {
  if (pool.getCapacity() - pool.getFileCount() < 4) void pool.addCapacity(6);
}

/** The same without storage: all is gone with the last tab. */
export function memoryDatabases(sqlite3: Sqlite3Static): Databases {
  const given = new Map<string, Uint8Array>();
  return {
    open(name) {
      const database = new sqlite3.oo1.DB(':memory:');
      const content = given.get(name);
      if (content) load(sqlite3, database, content);
      return new WasmDriver(sqlite3, database);
    },
    import: (name, content) => void given.set(name, content),
    remove: (name) => void given.delete(name),
    async clear() {
      given.clear();
    },
  };
}

function load({ wasm, capi }: Sqlite3Static, database: Database, content: Uint8Array): void {
  const pointer = wasm.allocFromTypedArray(content);
  const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE;
  const { length } = content;
  database.checkRc(capi.sqlite3_deserialize(database, 'main', pointer, length, length, flags));
}

/** A full store answers SQLite with a plain I/O error; what the browser said of it is noted here. */
let isFull = false;
let sayFull = (): void => {};

/** Sets who is told when the browser's storage has no room left. */
export function onFullStore(listener: () => void): void {
  sayFull = listener;
}

function noteFullStore(): void {
  type Method = (...args: unknown[]) => unknown;
  const { FileSystemSyncAccessHandle: handle } = globalThis as unknown as {
    FileSystemSyncAccessHandle: { prototype: Record<'write' | 'truncate', Method> };
  };
  for (const name of ['write', 'truncate'] as const) {
    const original = handle.prototype[name];
    Object.defineProperty(handle.prototype, name, {
      configurable: true,
      writable: true,
      value(this: unknown, ...args: unknown[]) {
        try {
          return original.apply(this, args);
        } catch (error) {
          isFull = (error as Error).name === 'QuotaExceededError';
          throw error;
        }
      },
    });
  }
}

class WasmDriver implements Driver {
  readonly #sqlite3: Sqlite3Static;
  readonly #database: Database;
  readonly #statements = new Map<string, PreparedStatement>();
  #depth = 0;

  constructor(sqlite3: Sqlite3Static, database: Database) {
    this.#sqlite3 = sqlite3;
    this.#database = database;
    database.exec('PRAGMA foreign_keys = OFF; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -16000');
  }

  all(sql: string, parameters: readonly unknown[] = []): Row[] {
    return this.#ran(sql, parameters, (statement) => {
      const rows: Row[] = [];
      const names = statement.getColumnNames();
      while (statement.step()) {
        // Entries rather than assignments: a column may be called `__proto__`.
        rows.push(Object.fromEntries(names.map((name, index) => [name, statement.get(index) as SqlValue])));
      }
      return rows;
    });
  }

  run(
    sql: string,
    parameters: readonly unknown[] = [],
  ): { changes: number; lastInsertRowid: number | bigint } {
    return this.#ran(sql, parameters, (statement) => {
      while (statement.step());
      const { capi } = this.#sqlite3;
      const changes = capi.sqlite3_changes(this.#database);
      if (changes === 0 || !/^\s*(insert|replace)\b/i.test(sql)) return { changes, lastInsertRowid: 0 };
      const last = capi.sqlite3_last_insert_rowid(this.#database);
      return { changes, lastInsertRowid: Number.isSafeInteger(Number(last)) ? Number(last) : last };
    });
  }

  exec(sql: string): void {
    try {
      this.#database.exec(sql);
    } catch (error) {
      throw this.#error(error, sql);
    } finally {
      // Prepared statements may name columns that are gone now.
      if (/\b(create|alter|drop)\b/i.test(sql)) this.#forget();
    }
  }

  transaction<T>(work: () => T): T {
    const depth = this.#depth;
    this.exec(depth === 0 ? 'BEGIN IMMEDIATE' : `SAVEPOINT level${depth}`);
    this.#depth = depth + 1;
    let result: T;
    try {
      result = work();
      this.exec(depth === 0 ? 'COMMIT' : `RELEASE level${depth}`);
    } catch (error) {
      this.#undo(depth);
      throw error;
    } finally {
      this.#depth = depth;
    }
    return result;
  }

  close(): void {
    this.#forget();
    this.#database.close();
  }

  #undo(depth: number): void {
    // SQLite itself ends the transaction on some errors (a full store, for one); then there is nothing to undo.
    if (this.#sqlite3.capi.sqlite3_get_autocommit(this.#database) !== 0) return;
    this.#forget();
    this.#database.exec(depth === 0 ? 'ROLLBACK' : `ROLLBACK TO level${depth}; RELEASE level${depth}`);
  }

  #ran<T>(sql: string, parameters: readonly unknown[], work: (statement: PreparedStatement) => T): T {
    const values = parameters.map(bound);
    let statement: PreparedStatement | null = null;
    try {
      statement = this.#statement(sql);
      if (values.length > 0) statement.bind(values);
      return work(statement);
    } catch (error) {
      throw this.#error(error, sql);
    } finally {
      // An error of the statement is told a second time here.
      try {
        statement?.reset(true);
      } catch {}
    }
  }

  #statement(sql: string): PreparedStatement {
    const known = this.#statements.get(sql);
    const statement = known ?? this.#database.prepare(sql);
    this.#statements.delete(sql);
    this.#statements.set(sql, statement);
    if (this.#statements.size > STATEMENTS_KEPT) {
      const [[oldest, finished] = []] = this.#statements;
      if (oldest !== undefined) this.#statements.delete(oldest);
      finished?.finalize();
    }
    return statement;
  }

  #forget(): void {
    for (const statement of this.#statements.values()) statement.finalize();
    this.#statements.clear();
  }

  /** In SQLite's own words, as the other driver tells them. */
  #error(error: unknown, sql: string): SqlError {
    if (error instanceof SqlError) return error;
    const { capi } = this.#sqlite3;
    const code = capi.sqlite3_js_rc_str(capi.sqlite3_extended_errcode(this.#database)) ?? 'SQLITE_ERROR';
    const wasFull = isFull;
    isFull = false;
    if (wasFull && code.startsWith('SQLITE_IOERR')) {
      sayFull();
      return new SqlError('SQLITE_FULL', 'database or disk is full', sql);
    }
    const said = capi.sqlite3_errmsg(this.#database);
    return new SqlError(code, code === 'SQLITE_OK' ? (error as Error).message : said, sql);
  }
}
