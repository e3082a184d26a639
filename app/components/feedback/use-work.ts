import { useState, useSyncExternalStore } from 'react';
import { createWork, pageWork, type WorkState, type WorkStore } from './work.ts';

export type { WorkState } from './work.ts';

export interface WorkHandle extends Pick<WorkStore, 'run' | 'stop' | 'retry' | 'close'> {
  /** To be shown by WorkDialog; null while there is nothing to show. */
  shown: WorkState | null;
  isRunning: boolean;
}

function useHandle(store: WorkStore): WorkHandle {
  const state = useSyncExternalStore(store.subscribe, store.read);
  const shown = useSyncExternalStore(store.subscribe, store.readShown);
  const { run, stop, retry, close } = store;
  return { shown, isRunning: state !== null && state.phase !== 'over', run, stop, retry, close };
}

/** Runs work on many entries with its progress, a way to stop, and the reasons of those that were refused. */
export function useWork(): WorkHandle {
  const [store] = useState(createWork);
  return useHandle(store);
}

/** The same for work that goes on whatever screen is shown; nobody but WorkHost has to show it. */
export function usePageWork(): WorkHandle {
  return useHandle(pageWork);
}
