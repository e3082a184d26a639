import { useState } from 'react';
import { useStore } from 'zustand';
import { createWork, pageWork, type WorkState, type WorkStore } from './work.ts';

export type { WorkState } from './work.ts';

export interface WorkHandle extends Pick<WorkStore, 'run' | 'stop' | 'retry' | 'close'> {
  /** To be shown by WorkDialog; null while there is nothing to show. */
  shown: WorkState | null;
  isRunning: boolean;
}

function useHandle({ store, run, stop, retry, close }: WorkStore): WorkHandle {
  const { state, isShown } = useStore(store);
  const isRunning = state !== null && state.phase !== 'over';
  return { shown: isShown ? state : null, isRunning, run, stop, retry, close };
}

/** Runs work on many entries with its progress, a way to stop, and the reasons of those that were refused. */
export function useWork(): WorkHandle {
  const [work] = useState(createWork);
  return useHandle(work);
}

/** The same for work that goes on whatever screen is shown; nobody but WorkHost has to show it. */
export function usePageWork(): WorkHandle {
  return useHandle(pageWork);
}
