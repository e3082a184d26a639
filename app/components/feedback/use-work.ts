import { useCallback, useRef, useState } from 'react';
import { describeError } from '#app/components/shell/describe-error.ts';
import { type PortionResult, type PortionWork, runPortions } from '#app/entities/items/portions.ts';

/** Shorter work is shown by its result alone, ms. */
const patience = 400;

export interface WorkState {
  /** What is done, in words: "Deleting 450 items". */
  title: string;
  total: number;
  done: number;
  refused: { label: string; reason: string }[];
  /** Entries that were not tried; set when it is over. */
  left: number;
  /** Why it ended before its end, if not on purpose. */
  cause: string | null;
  phase: 'running' | 'stopping' | 'over';
}

export interface Work<T> extends Omit<PortionWork<T>, 'signal'> {
  title: string;
  /** Names an entry that was refused. */
  labelOf: (entry: T) => string;
}

export interface WorkHandle {
  /** To be shown by WorkDialog; null while there is nothing to show. */
  shown: WorkState | null;
  isRunning: boolean;
  run: <T>(work: Work<T>) => Promise<PortionResult<T>>;
  stop: () => void;
  close: () => void;
}

/** Runs work on many entries with its progress, a way to stop, and the reasons of those that were refused. */
export function useWork(): WorkHandle {
  const [state, setState] = useState<WorkState | null>(null);
  const [isShown, setShown] = useState(false);
  const stopper = useRef<AbortController>(undefined);

  const run = useCallback(async <T>({ title, labelOf, ...work }: Work<T>): Promise<PortionResult<T>> => {
    const { signal } = (stopper.current = new AbortController());
    const total = work.portions.reduce((sum, portion) => sum + portion.length, 0);
    setState({ title, total, done: 0, refused: [], left: 0, cause: null, phase: 'running' });
    setShown(false);
    const timer = setTimeout(() => setShown(true), patience);
    const result = await runPortions({
      ...work,
      signal,
      onDone: (portion) => {
        setState((now) => now && { ...now, done: now.done + portion.length });
        work.onDone?.(portion);
      },
      onFailed: (failure) => {
        const entry = { label: labelOf(failure.entry), reason: describeError(failure.error) };
        setState((now) => now && { ...now, refused: [...now.refused, entry] });
        work.onFailed?.(failure);
      },
    });
    clearTimeout(timer);
    const isWhole = result.failed.length === 0 && result.left.length === 0;
    const cause = result.cause ? describeError(result.cause) : null;
    setState((now) => (now && !isWhole ? { ...now, left: result.left.length, cause, phase: 'over' } : null));
    setShown(!isWhole);
    return result;
  }, []);

  const stop = useCallback(() => {
    stopper.current?.abort();
    setState((now) => now && { ...now, phase: 'stopping' });
  }, []);

  return {
    shown: isShown ? state : null,
    isRunning: state !== null && state.phase !== 'over',
    run,
    stop,
    close: useCallback(() => setState(null), []),
  };
}
