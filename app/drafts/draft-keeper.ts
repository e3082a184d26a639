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

/** `delay`: milliseconds without a change after which a draft is written. */
export function createDraftKeeper(id: DraftId, delay = 500): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void) | undefined;

  const flush = () => {
    clearTimeout(timer);
    waiting?.();
    waiting = undefined;
  };
  return {
    keep: (edits, base) => {
      clearTimeout(timer);
      const names = Object.keys(edits);
      waiting = () => {
        if (names.length === 0) void removeDraft(id);
        else {
          const from = Object.fromEntries(names.map((name) => [name, base[name] ?? null]));
          void writeDraft(id, { at: Date.now(), edits, base: from });
        }
      };
      timer = setTimeout(flush, delay);
    },
    flush,
    forget: () => {
      clearTimeout(timer);
      waiting = undefined;
      void removeDraft(id);
    },
  };
}
