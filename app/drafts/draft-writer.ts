import {
  type Draft,
  type DraftId,
  type DraftRecord,
  newRecordName,
  removeDraft,
  removeRecords,
  writeDraft,
  writeHastily,
} from './draft-store.ts';
import { sameJson } from '#app/lib/json.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** What is edited at some moment, and what that is compared with. */
export type DraftMoment = Pick<Draft, 'edits' | 'base' | 'sentKey'>;

/** Writes the edits of one form to its draft, a moment after they were made. */
export interface DraftWriter {
  /** The name of its record. */
  record: string;
  /** Something was edited: what `read` tells is written in a moment, as it is then. No edits remove the draft. */
  keep: (read: () => DraftMoment) => void;
  /** Writes what is waiting, at once. */
  flush: () => void;
  /** The same for a page that is about to go. */
  flushLast: () => void;
  /** The edits of these records are among those of the form from now on: once they are kept, the records go. */
  absorb: (records: readonly DraftRecord[]) => void;
  /**
   * Removes the draft and forgets what is waiting; edits made after it are kept again. With `saved`, the values that a
   * save has sent, those edits stay that were made while it was under way.
   */
  forget: (saved?: Draft['edits']) => void;
  /** Removes the draft for good: what the form still holds until it is gone belongs to another record, or to none. */
  close: () => void;
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

const nothing = (): DraftMoment => ({ edits: {}, base: {} });

/** Without the edits that were saved with the values they have. */
function since(saved: Draft['edits'], { edits, base }: DraftMoment): DraftMoment {
  const isOpen = ([name, value]: [string, unknown]) =>
    !sameJson(ownValue(saved, name) ?? null, value ?? null);
  return { edits: Object.fromEntries(Object.entries(edits).filter(isOpen)), base };
}

/** `delay`: milliseconds without a change after which a draft is written. */
export function createDraftKeeper(id: DraftId, delay = 500): DraftWriter {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: ((isLast?: boolean) => void) | undefined;
  let latest = nothing;
  let absorbed: readonly DraftRecord[] = [];
  let isKept = false;
  let isClosed = false;
  const record = newRecordName(id);

  const write = async (draft: Draft | null, isLast = false): Promise<void> => {
    if (draft && isLast) writeHastily(record, draft);
    const done = absorbed;
    absorbed = [];
    const hadRecord = isKept;
    isKept = draft !== null;
    if (draft) await writeDraft(record, draft);
    else if (hadRecord) await removeDraft(record);
    if (done.length > 0) await removeRecords(done);
  };
  const end = (isLast: boolean) => {
    clearTimeout(timer);
    waitingKeepers.delete(flush);
    waiting?.(isLast);
    waiting = undefined;
  };
  const flush = () => end(false);
  const keep: DraftWriter['keep'] = (read) => {
    if (isClosed) return;
    clearTimeout(timer);
    latest = read;
    waiting = (isLast) => {
      const { edits, base, ...rest } = read();
      const names = Object.keys(edits);
      const from = Object.fromEntries(names.map((name) => [name, ownValue(base, name) ?? null]));
      track(write(names.length === 0 ? null : { at: Date.now(), edits, base: from, ...rest }, isLast));
    };
    waitingKeepers.add(flush);
    timer = setTimeout(flush, delay);
  };
  const drop = () => {
    clearTimeout(timer);
    waitingKeepers.delete(flush);
    waiting = undefined;
    latest = nothing;
    track(write(null));
  };
  return {
    record,
    keep,
    flush,
    flushLast: () => end(true),
    absorb: (records) => {
      absorbed = [...absorbed, ...records];
    },
    forget: (saved) => {
      const read = latest;
      if (saved !== undefined && Object.keys(since(saved, read()).edits).length > 0) {
        keep(() => since(saved, read()));
        return;
      }
      drop();
    },
    close: () => {
      isClosed = true;
      drop();
    },
  };
}
