import { ApiFault } from '#mocks/engine/errors.ts';
import { select, type Sql } from '#mocks/engine/query/sql.ts';
import type { Actor, Project } from '#mocks/engine/types.ts';
import { type Driver, type Row, SqlError } from '#mocks/storage/driver.ts';
import { db } from '#mocks/storage/kysely.ts';
import { breather } from '#mocks/engine/breather.ts';

/** Where a read is on its way and others may have their turn. */
export const aside = Symbol('aside');

/**
 * A read, step by step: it gives the statements that it needs, and goes on with their rows. So the same rules answer at once,
 * within a write, and with others in between (decision 028).
 */
export type Reading<T> = Generator<Sql | Quick | typeof aside, T, Row[]>;

/** A statement that takes no time: it finds some few rows by their keys. */
interface Quick {
  quick: Sql;
  /** Gives a row where it finds more than some few. */
  unless?: Sql;
}

/** The rows of one statement. */
export function* rowsOf(statement: Sql): Reading<Row[]> {
  return yield statement;
}

/** The rows of a statement that finds some few by their keys: handing it over would take longer than to run it. */
export function* rowsAtOnce(quick: Sql, unless?: Sql): Reading<Row[]> {
  return yield { quick, unless };
}

/** Reads without a pause, also what the transaction that is open has written. */
export function atOnce<T>(driver: Driver, reading: Reading<T>): T {
  let step = reading.next();
  while (!step.done)
    step = reading.next(
      step.value === aside ? [] : select(driver, 'quick' in step.value ? step.value.quick : step.value),
    );
  return step.value;
}

/** Milliseconds that the database may work on one answer. */
const PATIENCE = 10_000;

/**
 * Reads off the event loop where the database can, which sees what is committed. Starts again when the model changes
 * on the way: the statements may name what is gone.
 *
 * @throws ApiFault 422 when the database takes too long
 */
export async function inTurns<T>(
  project: Project,
  { user }: Actor,
  reading: () => Reading<T>,
  patience = PATIENCE,
): Promise<T> {
  const time = { left: patience };
  const rows = async (statement: Sql): Promise<Row[]> => {
    if (!project.driver.later) return select(project.driver, statement);
    const { sql, parameters } = statement.compile(db);
    return project.driver.later(sql, parameters, { owner: `${project.key} ${user ?? ''}`, time });
  };
  for (;;) {
    const schema = project.schema();
    try {
      return await finished(project.driver, reading(), rows);
    } catch (error) {
      if (!(error instanceof SqlError)) throw error;
      if (error.code === 'SQLITE_INTERRUPT')
        throw new ApiFault(422, 4, `The answer takes too long: more than ${patience / 1000} seconds.`);
      if (project.schema() === schema) throw error;
    }
  }
}

async function finished<T>(
  driver: Driver,
  reading: Reading<T>,
  rows: (statement: Sql) => Promise<Row[]>,
): Promise<T> {
  const breathe = breather();
  let step = reading.next();
  while (!step.done) {
    if (step.value === aside) {
      await breathe();
      step = reading.next([]);
    } else if (!('quick' in step.value)) step = reading.next(await rows(step.value));
    else {
      const { quick, unless } = step.value;
      const isQuick = unless === undefined || select(driver, unless).length === 0;
      step = reading.next(isQuick ? select(driver, quick) : await rows(quick));
    }
  }
  return step.value;
}

interface Counts {
  /** How many rows the connection had changed when the counts were made. */
  changes: unknown;
  byStatement: Map<string, number>;
}

const COUNTS_KEPT = 200;
const counts = new WeakMap<Driver, Counts>();

/**
 * The number in the first column of the first row. Counting a million rows takes a while, and lists are paged
 * through with the same counts: they are kept until the database changes, which only our own connection does.
 */
export function* count(driver: Driver, statement: Sql): Reading<number> {
  const { sql: text, parameters } = statement.compile(db);
  const changes = driver.all('select total_changes() as n')[0]?.n;
  const earlier = counts.get(driver);
  const kept: Counts =
    earlier !== undefined && earlier.changes === changes
      ? earlier
      : { changes, byStatement: new Map<string, number>() };
  counts.set(driver, kept);
  const key = `${text}\n${JSON.stringify(parameters, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))}`;
  const known = kept.byStatement.get(key);
  if (known !== undefined) return known;
  const found = Number(Object.values((yield* rowsOf(statement))[0] ?? {})[0] ?? 0);
  if (kept.byStatement.size < COUNTS_KEPT) kept.byStatement.set(key, found);
  return found;
}
