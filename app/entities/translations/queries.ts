import { queryOptions } from '@tanstack/react-query';
import { itemQueries } from '#app/entities/items/queries.ts';
import { ApiError, callForList } from '#app/lib/api.ts';
import { parseInstant } from '#app/lib/dates.ts';
import { isPlainObject } from '#app/lib/json.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { plainText } from '#app/lib/plain-text.ts';
import type { RowHistory, TimedRevision } from './types.ts';

/** Revisions that are looked through, the newest: of an item's translations, and of its source. */
const lookedThrough = { targets: 500, source: 200 };

/** Rows of one collection by their keys. */
export interface RowsOf {
  collection: string;
  keys: readonly string[];
}

export const translationQueries = {
  /**
   * What was sent of the rows that hold translations, and of those that hold their source, by row; nothing of it where the role
   * may read no revisions. Among the item's queries, so that whatever writes it reads them anew.
   */
  revisions: (project: string, targets: RowsOf, sources: readonly RowsOf[]) =>
    queryOptions({
      queryKey: [...itemQueries.everything(project), targets.collection, 'revisions', targets.keys, sources],
      meta: { isAside: true },
      queryFn: async ({ signal }) => {
        const [ofTargets, ...ofSources] = await Promise.all([
          readRevisions(project, targets, lookedThrough.targets, signal),
          ...sources.map((source) => readRevisions(project, source, lookedThrough.source, signal)),
        ]);
        return { targets: ofTargets, sources: ofSources };
      },
      retry: false,
    }),
};

async function readRevisions(
  project: string,
  { collection, keys }: RowsOf,
  limit: number,
  signal: AbortSignal,
): Promise<Map<string, RowHistory>> {
  // The API splits what it is given for `in` at its commas.
  const plain = keys.length === 1 ? keys : keys.filter((key) => !key.includes(','));
  if (plain.length === 0) return new Map();
  const item = plain.length === 1 ? { eq: plain[0] } : { in: plain };
  const read = (fields: string) =>
    callForList<Record<string, unknown>>(project, 'revisions', {
      params: { fields, filter: { collection: { eq: collection }, item }, sort: '-id', limit },
      signal,
    });
  try {
    return byRow(await read('id,item,delta,activity.action_on'), limit);
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
  // Who may not read the log may still read the states.
  try {
    return byRow(await read('id,item,delta'), limit);
  } catch (error) {
    if (isRefused(error)) return new Map();
    throw error;
  }
}

const isRefused = (error: unknown) => error instanceof ApiError && error.status === 403;

function byRow(rows: readonly Record<string, unknown>[], limit: number): Map<string, RowHistory> {
  const found = new Map<string, TimedRevision[]>();
  for (const row of rows) {
    const { activity, delta } = row;
    const revision: TimedRevision = {
      id: Number(row['id']),
      at: parseInstant(isPlainObject(activity) ? ownValue(activity, 'action_on') : null),
      delta: isPlainObject(delta) ? delta : {},
    };
    const key = plainText(row['item']);
    const known = found.get(key);
    if (known) known.push(revision);
    else found.set(key, [revision]);
  }
  const isWhole = rows.length < limit;
  return new Map([...found].map(([key, revisions]) => [key, { revisions, isWhole }]));
}
