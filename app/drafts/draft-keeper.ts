import { type Draft, type DraftId, removeDraft, writeDraft } from './draft-store.ts';

/** Writes the edits of one form to its draft, a moment after they were made. */
export interface DraftKeeper {
  /** The edits as they are now; none removes the draft. */
  keep: (edits: Draft['edits'], base: Draft['base']) => void;
  /** Writes what is waiting, at once: the page is about to go. */
  flush: () => void;
  /** Removes the draft and forgets what is waiting; edits made after it are kept again. */
  forget: () => void;
}

/** Of all keepers: what waits to be written, and what is being written. */
const waitingKeepers = new Set<() => void>();
const writing = new Set<Promise<void>>();

/** Writes what any form has waiting; resolves when all of it is on the disk. */
export async function flushDrafts(): Promise<void> {
  for (const flush of waitingKeepers) flush();
  await Promise.all(writing);
}

function track(write: Promise<void>): void {
  writing.add(write);
  void write.finally(() => writing.delete(write));
}

/** `delay`: milliseconds without a change after which a draft is written. */
export function createDraftKeeper(id: DraftId, delay = 500): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void) | undefined;

  const flush = () => {
    clearTimeout(timer);
    waitingKeepers.delete(flush);
    waiting?.();
    waiting = undefined;
  };
  return {
    keep: (edits, base) => {
      clearTimeout(timer);
      const names = Object.keys(edits);
      waiting = () => {
        if (names.length === 0) track(removeDraft(id));
        else {
          const from = Object.fromEntries(names.map((name) => [name, base[name] ?? null]));
          track(writeDraft(id, { at: Date.now(), edits, base: from }));
        }
      };
      waitingKeepers.add(flush);
      timer = setTimeout(flush, delay);
    },
    flush,
    forget: () => {
      clearTimeout(timer);
      waitingKeepers.delete(flush);
      waiting = undefined;
      track(removeDraft(id));
    },
  };
}
