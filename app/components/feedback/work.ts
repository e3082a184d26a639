/*
 * Long work on many entries, outside of React: it goes on while screens change, and what started it may be gone when it
 * ends. A screen may have work of its own (`useWork`); whatever outlives its screen uses `pageWork`.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { describeError } from '#app/components/shell/describe-error.ts';
import {
  type Failure,
  type PortionResult,
  type PortionWork,
  runPortions,
} from '#app/entities/items/portions.ts';

/** Shorter work is shown by its result alone, ms. */
const patience = 400;

export interface Refusal {
  label: string;
  reason: string;
}

export interface WorkState {
  /** What is done, in words: "Deleting 450 items". */
  title: string;
  total: number;
  done: number;
  refused: Refusal[];
  /** Entries that were not tried; set when it is over. */
  left: number;
  /** Why it ended before its end, if not on purpose. */
  cause: string | null;
  phase: 'running' | 'stopping' | 'over';
  /** Over, and what was refused or left can be tried once more. */
  canRetry: boolean;
}

export interface Work<T> extends Omit<PortionWork<T>, 'signal'> {
  title: string;
  /** Names an entry that was refused. */
  labelOf: (entry: T) => string;
  /** Entries that are refused beforehand; they are told with the others and never sent. */
  refused?: readonly Failure<T>[];
  /**
   * Portions for entries that are tried once more. With it, `run` ends only when all is done or the user is content with
   * what is.
   */
  again?: (entries: readonly T[]) => readonly (readonly T[])[];
}

export interface WorkInSight {
  state: WorkState | null;
  /** It has taken so long, or came to such an end, that it is to be shown. */
  isShown: boolean;
}

export interface WorkStore {
  run: <T>(work: Work<T>) => Promise<PortionResult<T>>;
  stop: () => void;
  retry: () => void;
  close: () => void;
  store: StoreApi<WorkInSight>;
}

const atStart = { left: 0, cause: null, phase: 'running', canRetry: false } as const;

function isWhole<T>({ failed, left }: PortionResult<T>): boolean {
  return failed.length === 0 && left.length === 0;
}

/** One line of work: a second run waits for the first. */
export function createWork(): WorkStore {
  const store = createStore<WorkInSight>(() => ({ state: null, isShown: false }));
  let stopper = new AbortController();
  let decide: (again: boolean) => void = () => undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const set = (next: Partial<WorkState> | null, shown?: boolean) =>
    store.setState(({ state, isShown }) => ({
      state: next && state ? { ...state, ...next } : null,
      isShown: shown ?? isShown,
    }));
  const change = (next: (state: WorkState) => Partial<WorkState>) => {
    const { state } = store.getState();
    if (state) set(next(state));
  };

  const pass = async <T>(work: Work<T>, portions: Work<T>['portions'], before: number) => {
    const { title, labelOf, refused = [] } = work;
    stopper = new AbortController();
    const tell = ({ entry, error }: Failure<T>): Refusal => ({
      label: labelOf(entry),
      reason: describeError(error),
    });
    const known = refused.map(tell);
    const total = before + known.length + portions.reduce((sum, portion) => sum + portion.length, 0);
    store.setState({ state: { ...atStart, title, total, done: before, refused: known } });
    const result = await runPortions<T>({
      portions,
      send: work.send,
      ...(work.explain ? { explain: work.explain } : {}),
      signal: stopper.signal,
      onDone: (portion) => {
        change(({ done }) => ({ done: done + portion.length }));
        work.onDone?.(portion);
      },
      onFailed: (failure) => {
        change((state) => ({ refused: [...state.refused, tell(failure)] }));
        work.onFailed?.(failure);
      },
    });
    return { ...result, failed: [...refused, ...result.failed] };
  };

  const perform = async <T>(work: Work<T>): Promise<PortionResult<T>> => {
    const timer = setTimeout(() => set({}, true), patience);
    let result = await pass(work, work.portions, 0);
    clearTimeout(timer);
    for (;;) {
      if (isWhole(result)) {
        set(null, false);
        return result;
      }
      const entries = [...result.failed.map(({ entry }) => entry), ...result.left];
      const fixed = new Set(work.refused?.map(({ entry }) => entry));
      const open = entries.filter((entry) => !fixed.has(entry));
      const cause = result.cause ? describeError(result.cause) : null;
      const canRetry = work.again !== undefined && open.length > 0;
      const choice = new Promise<boolean>((resolve) => {
        decide = resolve;
      });
      set({ left: result.left.length, cause, phase: 'over', canRetry }, true);
      if (!work.again || !(await choice)) return result;
      const next = await pass(work, work.again(open), result.done.length);
      result = { ...next, done: [...result.done, ...next.done] };
    }
  };

  return {
    run: (work) => {
      const next = queue.then(() => perform(work));
      queue = next.catch(() => undefined);
      return next;
    },
    stop: () => {
      stopper.abort();
      if (store.getState().state?.phase === 'running') set({ phase: 'stopping' });
    },
    retry: () => decide(true),
    close: () => {
      set(null, false);
      decide(false);
    },
    store,
  };
}

/** The work of the page as a whole; WorkHost shows it. */
export const pageWork = createWork();
