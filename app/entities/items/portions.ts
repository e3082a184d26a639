/**
 * Long work on many items, in portions: one that fails is halved until the items that are at fault stand alone, so that
 * the others are done all the same. `send` must be safe to repeat, since a portion may have been done in part.
 */
import { ApiError } from '#app/lib/api.ts';

export interface PortionWork<T> {
  portions: readonly (readonly T[])[];
  send: (portion: readonly T[]) => Promise<unknown>;
  /** What the error of an entry that was sent alone means; default: what it says. */
  explain?: (entry: T, error: Error) => Promise<Error>;
  /** Told of each portion that is done. */
  onDone?: (portion: readonly T[]) => void;
  /** Told of each entry that was refused. */
  onFailed?: (failure: Failure<T>) => void;
  /** Stops before the next portion; the one under way is waited for. */
  signal?: AbortSignal;
}

export interface Failure<T> {
  entry: T;
  error: Error;
}

export interface PortionResult<T> {
  done: T[];
  failed: Failure<T>[];
  /** Not tried, because it was stopped or the server can't be worked with any more. */
  left: T[];
  /** Why the rest was not tried; null when it was stopped on purpose, or all was tried. */
  cause: Error | null;
}

/** True when a failure says nothing about the items: no server, or no session. */
function isAboutServer(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status === 401 || error.status === 503;
}

/** Refusals in a row, each with a server error, after which the server and not the items is taken to be at fault. */
const maxServerErrors = 20;

/** Never rejects: what went wrong is in the result. */
export async function runPortions<T>(work: PortionWork<T>): Promise<PortionResult<T>> {
  const result: PortionResult<T> = { done: [], failed: [], left: [], cause: null };
  let serverErrors = 0;
  const waiting = work.portions.filter((portion) => portion.length > 0).map((portion) => [...portion]);
  for (let portion = waiting.shift(); portion; portion = waiting.shift()) {
    if (work.signal?.aborted || result.cause) {
      result.left.push(...portion);
      continue;
    }
    try {
      await work.send(portion);
      serverErrors = 0;
      result.done.push(...portion);
      work.onDone?.(portion);
    } catch (thrown) {
      const [entry] = portion;
      const isAlone = portion.length === 1 && entry !== undefined;
      const said = thrown instanceof Error ? thrown : new Error(String(thrown));
      const error = isAlone && work.explain ? await work.explain(entry, said) : said;
      serverErrors = error instanceof ApiError && error.status >= 500 ? serverErrors + 1 : 0;
      if (isAboutServer(error) || serverErrors >= maxServerErrors) {
        result.cause = error;
        result.left.push(...portion);
      } else if (portion.length > 1) {
        const half = Math.ceil(portion.length / 2);
        waiting.unshift(portion.slice(0, half), portion.slice(half));
      } else if (entry !== undefined) {
        const failure = { entry, error };
        result.failed.push(failure);
        work.onFailed?.(failure);
      }
    }
  }
  return result;
}

/** Entries in portions of so many. */
export function portionsOf<T>(entries: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, index) =>
    entries.slice(index * size, (index + 1) * size),
  );
}

/** Keys in portions that an address can hold: each takes its encoded length and `overhead` of `longest` characters. */
export function keyPortions(
  keys: readonly string[],
  { longest, overhead, max }: { longest: number; overhead: number; max: number },
): string[][] {
  const portions: string[][] = [];
  let length = 0;
  for (const key of keys) {
    const last = portions.at(-1);
    const own = encodeURIComponent(key).length + overhead;
    if (!last || last.length >= max || length + own > longest) {
      portions.push([key]);
      length = own;
    } else {
      last.push(key);
      length += own;
    }
  }
  return portions;
}
