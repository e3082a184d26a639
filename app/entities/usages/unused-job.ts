/** The search for files that nothing uses, portion by portion. */
import type { QueryClient } from '@tanstack/react-query';
import { itemQueries } from '#app/entities/items/queries.ts';
import { itemsPath } from '#app/entities/items/rules.ts';
import type { Item, ItemListView } from '#app/entities/items/types.ts';
import { settingQueries } from '#app/entities/settings/queries.ts';
import { ApiError, callForList } from '#app/lib/api.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { type FileNames, fileNames } from './file-references.ts';
import { keysInRow, keysInSettings } from './unused-keys.ts';
import type { UnusedStep, UnusedSteps } from './unused-steps.ts';

/** Files of an answer; rows of the first answer of a source, of the smallest and of the largest. */
const [filesAtOnce, startRows, minRows, maxRows] = [500, 200, 20, 5000];
/** Letters of an answer for whose rows, were they twice as many, there is room. */
const roomy = 500_000;

/** A search that is under way, held, or over. `readNext` alone changes it. */
export interface UnusedJob extends UnusedSteps {
  /** By key: all files that are looked at, then those that no use was found for yet. */
  files: Map<string, Item>;
  total: number;
  /** The step under way; -1 while the files themselves are read. */
  at: number;
  /** Rows of it that are read, and the key of the last. */
  rows: number;
  last: string;
  /** Rows of the next answer: the more, the shorter they are. */
  limit: number;
  /** Of the files that were left when the texts began. */
  names: FileNames | null;
}

export function newUnusedJob(steps: UnusedSteps): UnusedJob {
  return { ...steps, files: new Map(), total: 0, at: -1, rows: 0, last: '', limit: startRows, names: null };
}

/** Nothing is known of a file before this. A file in use needs no more reading, and so do no files at all. */
export function isOver({ at, steps, files }: UnusedJob): boolean {
  return at >= steps.length || (at >= 0 && files.size === 0);
}

export interface UnusedRead {
  client: QueryClient;
  project: string;
  /** The files to look at, with the fields of `StoredFile`. */
  view: ItemListView;
  keyField: string;
  signal: AbortSignal;
}

/** Reads a portion. Throws ApiError or AbortError and leaves the job as it was: the same portion is read once more. */
export async function readNext(job: UnusedJob, read: UnusedRead): Promise<void> {
  const step = job.steps[job.at];
  if (job.at < 0) await readFiles(job, read);
  else if (step?.by === 'settings') await readSettings(job, read);
  else if (step) await readRows(job, step, read);
}

function goOn(job: UnusedJob): void {
  Object.assign(job, { at: job.at + 1, rows: 0, last: '', limit: startRows });
}

async function readFiles(
  job: UnusedJob,
  { client, project, view, keyField, signal }: UnusedRead,
): Promise<void> {
  const query = itemQueries.window(
    project,
    'directus_files',
    { ...view, sort: keyField },
    job.rows,
    filesAtOnce,
  );
  const rows = await client.fetchQuery({ ...query, staleTime: 0, gcTime: 0 });
  signal.throwIfAborted();
  for (const row of rows) job.files.set(plainText(ownValue(row, keyField)), row);
  job.total = job.files.size;
  job.rows += filesAtOnce;
  // A portion may lack rows that the reader may see nothing of: only one without any is the end.
  if (rows.length === 0) goOn(job);
}

async function readSettings(job: UnusedJob, { client, project, signal }: UnusedRead): Promise<void> {
  try {
    const values = await client.fetchQuery({ ...settingQueries.values(project), staleTime: 0 });
    signal.throwIfAborted();
    remove(job, keysInSettings(values, namesOf(job)));
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) throw error;
    job.isWhole = false;
  }
  goOn(job);
}

async function readRows(
  job: UnusedJob,
  step: Exclude<UnusedStep, { by: 'settings' }>,
  { project, signal }: UnusedRead,
): Promise<void> {
  const { by, collection, keyField, isCounted, columns } = step;
  const names = columns.map(({ field }) => field);
  const [first = keyField] = names;
  const rows = await callForList<Item>(project, itemsPath(collection.collection), {
    signal,
    timeout: 120_000,
    params: {
      fields: [...new Set([keyField, ...names])].join(','),
      filter: {
        ...(by === 'keys' ? { [first]: { nnull: 1 } } : {}),
        // Where keys count up, rows that are deleted meanwhile move no others past the portions.
        ...(isCounted && job.last !== '' ? { [keyField]: { gt: job.last } } : {}),
      },
      sort: keyField,
      limit: job.limit,
      ...(isCounted ? {} : { offset: job.rows }),
      status: '*',
    },
  });
  const texts = by === 'texts' ? namesOf(job) : null;
  for (const row of rows) remove(job, keysInRow(row, step, texts));
  job.rows += isCounted ? rows.length : job.limit;
  job.last = plainText(ownValue(rows.at(-1), keyField));
  const letters = rows.reduce((sum, row) => sum + plainText(row).length, 0);
  job.limit =
    letters < roomy ? Math.min(maxRows, job.limit * 2) : Math.max(minRows, Math.ceil(job.limit / 2));
  if (rows.length === 0) goOn(job);
}

function remove(job: UnusedJob, keys: Iterable<string>): void {
  for (const key of keys) job.files.delete(key);
}

/** Made for the settings, and once more for the texts, when the files in columns are gone. */
function namesOf(job: UnusedJob): FileNames {
  if (job.steps[job.at]?.by === 'settings') return fileNames(job.files);
  job.names ??= fileNames(job.files);
  return job.names;
}
