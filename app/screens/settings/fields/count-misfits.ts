import type { QueryClient } from '@tanstack/react-query';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { hasColumn } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { operatorsFor } from '#app/entities/items/operators.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { readValues } from '#app/entities/items/read-values.ts';
import { ApiError } from '#app/lib/api.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { plainText } from '#app/lib/plain-text.ts';
import type { Params } from '#app/lib/search-params.ts';
import type { ValueCheck } from './value-checks.ts';
import { createScan, isForServer, isScanned, maxNamed, type Misfits } from './value-scan.ts';

/** Rows that are read at a time, and in all: beyond, the rest is left to the server. */
const pageSize = 1000;
const maxRead = 50_000;

export interface CountedChange {
  client: QueryClient;
  project: string;
  collection: Collection;
  original: Field;
  draft: Field;
  checks: readonly ValueCheck[];
}

export interface ReadProgress {
  read: number;
  /** All there are to read. */
  total: number;
}

/** What the values that are there say about a change. */
export interface ValueReport {
  found: Misfits[];
  /** Checks that could not be made at all. */
  open: ValueCheck[];
  /** How the reading ended: at the last value, at the most that is read, by the user, or by an error. */
  end: 'whole' | 'limit' | 'stopped' | 'failed';
  progress: ReadProgress;
}

const nothing: ReadProgress = { read: 0, total: 0 };

/** Counts what would not fit. Never rejects for what the server answers; aborted, it ends with what it has by then. */
export async function countMisfits(
  change: CountedChange,
  signal: AbortSignal,
  onProgress: (progress: ReadProgress) => void,
): Promise<ValueReport> {
  const { draft, checks } = change;
  const total = await countBy(change, null);
  if (total === 0) return { found: [], open: [], end: 'whole', progress: nothing };
  // What doesn't answer this answers nothing else.
  if (total === null) return { found: [], open: [...checks], end: 'failed', progress: nothing };
  const open = checks.filter((check) => isForServer(check, draft));
  const askable = checks.filter((check) => !open.includes(check));
  const [counts, scan] = await Promise.all([
    Promise.all(askable.filter((one) => !isScanned(one)).map((check) => countOne(change, check))),
    scanValues(change, askable.filter(isScanned), signal, onProgress),
  ]);
  const counted = counts.filter(({ count }) => count !== 0);
  return {
    ...scan,
    found: [
      ...counted.flatMap((one) => (one.count === null ? [] : [{ ...one, count: one.count }])),
      ...scan.found,
    ],
    open: [...open, ...counted.flatMap(({ check, count }) => (count === null ? [check] : [])), ...scan.open],
  };
}

async function scanValues(
  change: CountedChange,
  checks: readonly ValueCheck[],
  signal: AbortSignal,
  onProgress: (progress: ReadProgress) => void,
): Promise<ValueReport> {
  const { project, collection, original, draft } = change;
  if (checks.length === 0) return { found: [], open: [], end: 'whole', progress: nothing };
  const field = original.field;
  const total = await countBy(change, { [field]: { nnull: 1 } });
  if (total === null) return { found: [], open: [...checks], end: 'failed', progress: nothing };
  const scan = createScan(checks, draft, original);
  const read = {
    project,
    collection: collection.collection,
    keyField: keyFieldOf(collection),
    field,
    pageSize,
  };
  const progress = { read: 0, total };
  const ended = (end: ValueReport['end']) => ({ found: scan.found(), open: [], end, progress });
  onProgress({ ...progress });
  for (let page = 0; page * pageSize < total; page += 1) {
    if (signal.aborted) return ended('stopped');
    if (progress.read >= maxRead) return ended('limit');
    try {
      scan.take(await readValues(read, page, signal));
    } catch (error) {
      if (signal.aborted) return ended('stopped');
      if (!(error instanceof ApiError)) throw error;
      return ended('failed');
    }
    progress.read = Math.min((page + 1) * pageSize, total);
    onProgress({ ...progress });
  }
  return ended('whole');
}

/** A count of null: the server doesn't answer it. */
async function countOne(
  change: CountedChange,
  check: ValueCheck,
): Promise<Omit<Misfits, 'count'> & { count: number | null }> {
  const { client, project, collection, original } = change;
  const filter = filterFor(check, original, keyFieldOf(collection));
  const count = await countBy(change, filter);
  if (!count) return { check, count, items: [] };
  const view = { fields: [keyFieldOf(collection)], filter, status: '*' };
  const rows = await orNull(
    client.fetchQuery({
      ...itemQueries.window(project, collection.collection, view, 0, maxNamed),
      staleTime: 0,
    }),
  );
  const items = (rows ?? []).map((row) => ({
    key: plainText(ownValue(row, keyFieldOf(collection))),
    text: '',
  }));
  return { check, count, items };
}

/** What finds the items of a check. A field without a column has a value in none. */
function filterFor(check: ValueCheck, original: Field, keyField: string): Params {
  if (check === 'dropped') return { [original.field]: { nnull: 1 } };
  if (!hasColumn(original)) return { [keyField]: { nnull: 1 } };
  // An empty number is no text: only of texts and lists "" is nothing too.
  const isBlank = operatorsFor(original).includes('empty');
  return { [original.field]: { [isBlank ? 'empty' : 'null']: 1 } };
}

/** Items of any status; null when the server doesn't answer. */
function countBy(
  { client, project, collection }: CountedChange,
  filter: Params | null,
): Promise<number | null> {
  const view = { ...(filter ? { filter } : {}), status: '*' };
  const query = itemQueries.count(project, collection.collection, view, keyFieldOf(collection));
  return orNull(client.fetchQuery({ ...query, staleTime: 0, retry: false }));
}

async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
