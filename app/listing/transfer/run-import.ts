import type { QueryClient } from '@tanstack/react-query';
import { itemMutations } from '#app/entities/items/mutations.ts';
import { type PortionResult, portionsOf, runPortions } from '#app/entities/items/portions.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { existingKeys } from './existing-keys.ts';
import type { PlannedRow } from './import-plan.ts';

/** Rows per request. */
const portion = 100;

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
 * Writes planned rows: first the changes, then what is new in the order of the file, one request after the other, since keys and
 * places in lists are given as items come. A portion that fails is tried again in halves, so nothing may be sent twice that has
 * been created: rows with keys are looked up first, rows whose key the server gives are sent one by one from the start.
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
  const create = async (rows: readonly PlannedRow[]) => {
    const keys = rows.flatMap(({ key }) => key ?? []);
    const isUnsure = hasFailed && keys.length > 0;
    const there = isUnsure ? await existingKeys(client, { project, collection, keyField }, keys) : null;
    const missing = rows.filter(({ key }) => key === null || !there?.has(key));
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
  const updated = await work(portionsOf(of('update'), portion), (rows) =>
    write(
      'patch',
      rows.map(({ values }) => values),
    ),
  );
  const created = await work(creationPortions(of('create')), create);
  await client.invalidateQueries({ queryKey: itemQueries.everything(project) });
  return outcomeOf(updated, created);
}

/** In the order of the rows: those with keys together, each without one by itself. */
function creationPortions(rows: readonly PlannedRow[]): PlannedRow[][] {
  const portions: PlannedRow[][] = [];
  for (const row of rows) {
    const last = portions.at(-1);
    const fits = row.key !== null && last?.[0]?.key != null && last.length < portion;
    if (fits) last.push(row);
    else portions.push([row]);
  }
  return portions;
}

function outcomeOf(updated: PortionResult<PlannedRow>, created: PortionResult<PlannedRow>): ImportOutcome {
  return {
    created: created.done,
    updated: updated.done,
    refused: [...updated.failed, ...created.failed].map(({ entry, error }) => ({ row: entry, error })),
    left: [...updated.left, ...created.left],
    cause: updated.cause ?? created.cause,
  };
}
