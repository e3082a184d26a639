/**
 * The one interface to SQLite. It is synchronous on purpose: a transaction then never interleaves with another
 * request, so no write needs a lock or a queue. Reads that may take long have a way of their own (decision 028). Kysely only
 * builds and compiles statements; they run here.
 */
export type SqlValue = string | number | bigint | Uint8Array | null;
export type Row = Record<string, SqlValue>;

export interface ReadLimits {
  /** Who reads: nobody takes all turns. */
  owner: string;
  /** Milliseconds that are left for it; what it takes is taken off. */
  time: { left: number };
}

export interface Driver {
  /** All rows. Integers outside the safe range come back as bigint, all others as number. */
  all(sql: string, parameters?: readonly unknown[]): Row[];
  /**
   * The rows of a statement that only reads, found on another thread and a connection of its own: it sees what is committed.
   * Rejects with the code SQLITE_INTERRUPT when the time is over. Left out where there can be one connection only (in memory).
   */
  later?(sql: string, parameters: readonly unknown[], limits: ReadLimits): Promise<Row[]>;
  /** A statement that answers no rows. `lastInsertRowid` is 0 when nothing was inserted. */
  run(sql: string, parameters?: readonly unknown[]): { changes: number; lastInsertRowid: number | bigint };
  /** Several statements separated by semicolons, without parameters. */
  exec(sql: string): void;
  /** Runs `work` in a transaction; nested calls use savepoints. Rolls back and rethrows when it throws. */
  transaction<T>(work: () => T): T;
  close(): void;
}

/** A statement that SQLite refused. `code` is SQLite's extended name, `SQLITE_CONSTRAINT_UNIQUE` for one. */
export class SqlError extends Error {
  readonly code: string;
  readonly sql: string;

  constructor(code: string, message: string, sql: string) {
    super(message);
    this.name = 'SqlError';
    this.code = code;
    this.sql = sql;
  }
}
