import type { QueryClient } from '@tanstack/react-query';
import { itemMutations } from '#app/entities/items/mutations.ts';
import { type PortionResult, portionsOf, runPortions } from '#app/entities/items/portions.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { existingKeys } from './existing-keys.ts';
import type { PlannedRow } from './import-plan.ts';

/** Rows per request. */
const portion = 100;
/** Requests at once where each row needs one of its own. */
const lanes = 4;

export interface ImportRun {
  project: string;
  collection: string;
  keyField: string;
  rows: readonly PlannedRow[];
  /** Told after each request: rows that are done or refused by now. */
  onProgress: (tried: number) => void;
  signal: AbortSignal;
  /** What the refusal of a row means. */
  explain: (row: PlannedRow, error: Error) => Promise<Error>;
}

export interface ImportOutcome {
  created: PlannedRow[];
  updated: PlannedRow[];
  refused: { row: PlannedRow; error: Error }[];
  left: PlannedRow[];
  /** Why the rest was not tried; null when it was stopped, or all was tried. */
  cause: Error | null;
}

/**
 * Writes planned rows. A portion that fails is tried again in halves, so nothing may be sent twice that has been
 * created: rows with keys are looked up first, rows whose key the server gives are sent one by one from the start.
 * Never rejects.
 */
export async function runImport(client: QueryClient, run: ImportRun): Promise<ImportOutcome> {
  const { project, collection, keyField, signal, onProgress, explain } = run;
  const options = itemMutations.writeMany(project, collection, keyField);
  const write = (method: 'post' | 'patch', items: readonly Item[]) =>
    client.getMutationCache().build(client, options).execute({ method, items });
  let tried = 0;
  const tell = (count: number) => {
    tried += count;
    onProgress(tried);
  };
  const work = (portions: PlannedRow[][], send: (rows: readonly PlannedRow[]) => Promise<unknown>) =>
    runPortions({
      portions,
      send,
      explain,
      signal,
      onDone: (rows) => tell(rows.length),
      onFailed: () => tell(1),
    });

  let hasFailed = false;
  const createWithKeys = async (rows: readonly PlannedRow[]) => {
    const keys = rows.flatMap(({ key }) => key ?? []);
    const there = hasFailed ? await existingKeys(client, { project, collection, keyField }, keys) : null;
    const missing = rows.filter(({ key }) => !there?.has(key ?? ''));
    if (missing.length === 0) return;
    try {
      await write(
        'post',
        missing.map(({ values }) => values),
      );
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };

  const of = (action: PlannedRow['action']) => run.rows.filter((row) => row.action === action);
  const created = of('create');
  const keyed = created.filter(({ key }) => key !== null);
  const keyless = created.filter(({ key }) => key === null);
  const results = {
    updated: await work(portionsOf(of('update'), portion), (rows) =>
      write(
        'patch',
        rows.map(({ values }) => values),
      ),
    ),
    keyed: await work(portionsOf(keyed, portion), createWithKeys),
    keyless: await Promise.all(
      portionsOf(keyless, Math.max(1, Math.ceil(keyless.length / lanes))).map((lane) =>
        work(portionsOf(lane, 1), ([row]) => write('post', row ? [row.values] : [])),
      ),
    ),
  };
  await client.invalidateQueries({ queryKey: itemQueries.everything(project) });
  return outcomeOf(results.updated, [results.keyed, ...results.keyless]);
}

function outcomeOf(updated: PortionResult<PlannedRow>, created: PortionResult<PlannedRow>[]): ImportOutcome {
  const all = [updated, ...created];
  return {
    created: created.flatMap(({ done }) => done),
    updated: updated.done,
    refused: all.flatMap(({ failed }) => failed.map(({ entry, error }) => ({ row: entry, error }))),
    left: all.flatMap(({ left }) => left),
    cause: all.find(({ cause }) => cause)?.cause ?? null,
  };
}
