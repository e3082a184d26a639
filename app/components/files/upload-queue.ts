import { createStore, type StoreApi } from 'zustand/vanilla';

/** Uploads of one visit: what waits, what is on its way, what became of the rest. Knows no network and no React. */

export type UploadState = 'waiting' | 'sending' | 'done' | 'failed' | 'refused' | 'cancelled';

/** Why a file is not even sent. */
export type Refusal = 'empty' | 'tooLarge';

export interface UploadEntry {
  id: number;
  file: File;
  /** Where it goes; null for no folder. */
  folder: number | null;
  state: UploadState;
  /** 0 to 95 while it is sent, 100 when the server has it. */
  progress: number;
  refusal: Refusal | null;
  /** The server's words against it. */
  reason: string | null;
  /** Key of the item that it became. */
  key: string | null;
}

export interface UploadQueueConfig {
  /** Sends a file; the key of what it became. Rejects with why not, by an abort of the signal with whatever. */
  send: (
    entry: UploadEntry,
    onProgress: (part: number) => void,
    signal: AbortSignal,
  ) => Promise<string | null>;
  /** Most bytes of a file; null when the server didn't say. */
  limit: () => number | null;
  describe: (error: unknown) => string;
  /** Told after each file that has arrived; `isLast` when nothing is left to send. */
  onArrived: (isLast: boolean) => void;
  atOnce?: number;
}

export interface UploadQueue {
  store: StoreApi<readonly UploadEntry[]>;
  add: (files: readonly { file: File; folder: number | null }[]) => void;
  cancel: (id: number) => void;
  retry: (id: number) => void;
  /** Takes an entry that is over off the list. */
  remove: (id: number) => void;
  /** Takes all entries off the list that are over. */
  clear: () => void;
  cancelAll: () => void;
}

/** Part of the bar that is filled while sending; the rest stands for the server's work. */
const sendingShare = 95;

export const isOpen = ({ state }: UploadEntry) => state === 'waiting' || state === 'sending';

/** Why the server would not take a file, before it is sent. */
export function refusalOf(size: number, limit: number | null): Refusal | null {
  if (size === 0) return 'empty';
  return limit !== null && size > limit ? 'tooLarge' : null;
}

export interface UploadTotals {
  count: number;
  done: number;
  open: number;
  /** Refused, or failed on the way. */
  failed: number;
  /** Of the bytes that are to be sent, 0 to 1. */
  part: number;
}

export function totalsOf(entries: readonly UploadEntry[]): UploadTotals {
  const of = (...states: UploadState[]) => entries.filter(({ state }) => states.includes(state));
  const sent = of('waiting', 'sending', 'done');
  const bytes = sent.reduce((sum, { file }) => sum + file.size, 0);
  const done = sent.reduce((sum, { file, progress }) => sum + (file.size * progress) / 100, 0);
  return {
    count: entries.length,
    done: of('done').length,
    open: of('waiting', 'sending').length,
    failed: of('failed', 'refused').length,
    part: bytes === 0 ? 0 : done / bytes,
  };
}

export function createUploadQueue(config: UploadQueueConfig): UploadQueue {
  const { send, limit, describe, onArrived, atOnce = 3 } = config;
  const store = createStore<readonly UploadEntry[]>(() => []);
  const stoppers = new Map<number, AbortController>();
  let count = 0;

  const entries = store.getState;
  const set = (next: readonly UploadEntry[]) => store.setState(next, true);
  const find = (id: number) => entries().find((entry) => entry.id === id);
  const change = (id: number, changes: Partial<UploadEntry>) =>
    set(entries().map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)));

  const run = async (entry: UploadEntry) => {
    const stopper = new AbortController();
    stoppers.set(entry.id, stopper);
    change(entry.id, { state: 'sending', progress: 0 });
    const onProgress = (part: number) => {
      const progress = Math.floor(Math.min(Math.max(part, 0), 1) * sendingShare);
      const now = find(entry.id);
      if (now?.state === 'sending' && progress > now.progress) change(entry.id, { progress });
    };
    try {
      const key = await send(entry, onProgress, stopper.signal);
      // What arrived in the moment of its cancelling is there all the same.
      change(entry.id, { state: 'done', progress: 100, key });
      onArrived(!entries().some(isOpen));
    } catch (error) {
      if (!stopper.signal.aborted) change(entry.id, { state: 'failed', reason: describe(error) });
    } finally {
      stoppers.delete(entry.id);
      next();
    }
  };

  const next = () => {
    const free = atOnce - stoppers.size;
    for (const entry of entries()
      .filter(({ state }) => state === 'waiting')
      .slice(0, Math.max(0, free)))
      void run(entry);
  };

  const cancel = (id: number) => {
    const entry = find(id);
    if (!entry || !isOpen(entry)) return;
    change(id, { state: 'cancelled', progress: 0 });
    stoppers.get(id)?.abort();
  };

  return {
    store,
    add: (files) => {
      const added = files.map(({ file, folder }): UploadEntry => {
        count += 1;
        const refusal = refusalOf(file.size, limit());
        const state = refusal ? 'refused' : 'waiting';
        return { id: count, file, folder, state, progress: 0, refusal, reason: null, key: null };
      });
      set([...entries(), ...added]);
      next();
    },
    cancel,
    retry: (id) => {
      const entry = find(id);
      if (!entry || (entry.state !== 'failed' && entry.state !== 'cancelled')) return;
      change(id, { state: 'waiting', progress: 0, reason: null });
      next();
    },
    remove: (id) => set(entries().filter((entry) => entry.id !== id || isOpen(entry))),
    clear: () => set(entries().filter(isOpen)),
    cancelAll: () => {
      for (const { id } of entries().filter(isOpen)) cancel(id);
    },
  };
}
