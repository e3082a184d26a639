import LaterDatabase from 'libsql/promise';
import { type ReadLimits, type Row, SqlError, type SqlValue } from '#mocks/storage/driver.ts';
import { bound, MAPPED_BYTES, plainRow, sqlError } from '#mocks/storage/sql-values.ts';
import { breather } from '#mocks/engine/breather.ts';
import { Turns } from '#mocks/storage/turns.ts';

/** Statements of all databases that run at a time, and those of one owner. */
const MOST = { all: 3, ofOne: 2 };
// The library has as many threads as the machine has cores, unless told so before the first one is needed: statements would
// wait for threads then, and not for their turn.
process.env.TOKIO_WORKER_THREADS ??= String(MOST.all + 1);

const TURNS = new Turns(MOST.all, MOST.ofOne);
/** Rows after which others may have their turn. */
const PORTION = 500;
/** Milliseconds between interruptions, which do nothing to a statement that has not begun yet. */
const AGAIN = 20;

/** The part of the library's asynchronous interface that is used; its own types leave the results open. */
interface Connection {
  defaultSafeIntegers(on: boolean): void;
  exec(sql: string): Promise<void>;
  prepare(sql: string): Promise<Statement>;
  interrupt(): void;
  close(): void;
}
interface Statement {
  columns(): { name: string }[];
  raw(on: boolean): Statement;
  iterate(parameters: SqlValue[]): Promise<Iterable<unknown>>;
  /** The first row. */
  get(parameters: SqlValue[]): unknown;
}

/** Connections that only read, on threads of their own, opened as they are needed. */
export class Readers {
  readonly #path: string;
  readonly #idle: Connection[] = [];
  readonly #busy = new Set<Connection>();
  #isClosed = false;

  constructor(path: string) {
    this.#path = path;
  }

  /** See `Driver.later`. */
  async all(sql: string, parameters: readonly unknown[], { owner, time }: ReadLimits): Promise<Row[]> {
    const end = await TURNS.take(owner);
    const start = performance.now();
    try {
      if (time.left <= 0) throw new SqlError('SQLITE_INTERRUPT', 'The time is over', sql);
      const connection = this.#idle.pop() ?? (await opened(this.#path));
      this.#busy.add(connection);
      try {
        if (this.#isClosed) throw new SqlError('SQLITE_MISUSE', 'The database is closed', sql);
        return await interruptedAfter(time.left, connection, () => rowsOf(connection, sql, parameters));
      } catch (error) {
        // one that was not read to its end keeps the state that it reads
        statements.delete(connection);
        throw error;
      } finally {
        this.#busy.delete(connection);
        if (this.#isClosed) connection.close();
        else this.#idle.push(connection);
      }
    } catch (error) {
      throw sqlError(error, sql);
    } finally {
      time.left -= performance.now() - start;
      end();
    }
  }

  /** Ends what is under way; it is refused then, as is all that comes later. */
  close(): void {
    this.#isClosed = true;
    for (const connection of this.#idle.splice(0)) connection.close();
    // one that has not begun yet is not interrupted
    const timer = setInterval(() => {
      for (const connection of this.#busy) connection.interrupt();
      if (this.#busy.size === 0) clearInterval(timer);
    }, AGAIN);
    for (const connection of this.#busy) connection.interrupt();
  }
}

async function opened(path: string): Promise<Connection> {
  const connection = new LaterDatabase(path, {}) as unknown as Connection;
  await connection.exec(
    `PRAGMA busy_timeout = 5000; PRAGMA query_only = ON; PRAGMA mmap_size = ${MAPPED_BYTES}`,
  );
  connection.defaultSafeIntegers(true);
  return connection;
}

async function interruptedAfter<T>(time: number, connection: Connection, work: () => Promise<T>): Promise<T> {
  let timer = setTimeout(() => {
    timer = setInterval(() => connection.interrupt(), AGAIN);
  }, time);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}

async function rowsOf(connection: Connection, sql: string, parameters: readonly unknown[]): Promise<Row[]> {
  const statement = await prepared(connection, sql);
  // the binding leaves a column `__proto__` out of its objects
  const names = sql.includes('__proto__') ? statement.columns().map(({ name }) => name) : null;
  if (names) statement.raw(true);
  const rows: Row[] = [];
  const breathe = breather();
  for (const row of await statement.iterate(parameters.map(bound))) {
    rows.push(
      plainRow(
        names ? Object.fromEntries((row as unknown[]).map((value, at) => [names[at] ?? '', value])) : row,
      ),
    );
    if (rows.length % PORTION === 0) await breathe();
  }
  return rows;
}

const STATEMENTS_KEPT = 200;
const statements = new WeakMap<Connection, Map<string, Statement>>();

/** Making a statement ready takes longer than most of them run. */
async function prepared(connection: Connection, sql: string): Promise<Statement> {
  const kept = statements.get(connection) ?? new Map<string, Statement>();
  statements.set(connection, kept);
  const known = kept.get(sql);
  if (known) return known;
  // Only what comes before the first row is done on the other thread, so all rows are found before it. A sort of all rows
  // does so by itself, and would be twice as slow within.
  const statement = await connection.prepare(
    (await isSorted(connection, sql)) ? sql : `WITH answer AS MATERIALIZED (${sql}) SELECT * FROM answer`,
  );
  if (kept.size >= STATEMENTS_KEPT) kept.clear();
  kept.set(sql, statement);
  return statement;
}

/** Whether the database puts all rows in order before it gives the first one. */
async function isSorted(connection: Connection, sql: string): Promise<boolean> {
  if (!/\border by\b/i.test(sql)) return false;
  const plan = await connection.prepare(`EXPLAIN QUERY PLAN ${sql}`);
  // placeholders take nothing: the plan is the same whatever they stand for
  const steps = [...(await plan.iterate([]))] as { parent: unknown; detail: string }[];
  // Unlike other statements this one goes on after its last row, and the connection would see nothing that is written
  // meanwhile. Whoever asks for a single row has it ended.
  await plan.get([]);
  return steps.some(
    ({ parent, detail }) => Number(parent) === 0 && detail === 'USE TEMP B-TREE FOR ORDER BY',
  );
}
