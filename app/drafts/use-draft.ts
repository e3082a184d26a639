import { useCallback, useEffect, useMemo, useState } from 'react';
import { createDraftKeeper, type DraftMoment } from './draft-writer.ts';
import { type Draft, type DraftId, type FoundDraft, readDraft, removeRecords } from './draft-store.ts';

export interface DraftState {
  /** What earlier visits, or other tabs, have left and the user has not decided about yet. It stays kept until then. */
  found: Draft | null;
  /** What was found is in the form now. */
  settle: () => void;
  /** What was found is given up, or makes no difference any more. */
  drop: () => void;
  /** The edits of the form are given up, or saved: then `saved` is what was sent, and later edits stay kept. */
  forget: (saved?: Draft['edits']) => void;
  /** Writes the edits as they are, at once: what `sentKey` says of them has changed. */
  keepNow: () => void;
  /** As `forget`, and nothing that the form holds until it is gone is kept: it has become another record, or none. */
  close: () => void;
}

/** The edits of a form. Another source begins when it is another object. */
export interface DraftSource {
  /**
   * Calls back at every edit, at once: a page may be gone before it is rendered again. Left out by a source that is another
   * object after each edit.
   */
  subscribe?: (listener: () => void) => () => void;
  /** The edits as of now, rendered or not. */
  read: () => DraftMoment;
}

/** Keeps the edits of a form as a draft while it is open, and hands out the one of an earlier visit. */
export function useDraft(id: DraftId, source: DraftSource): DraftState {
  const { project, user, collection, key } = id;
  const own = useMemo(() => ({ project, user, collection, key }), [project, user, collection, key]);
  const keeper = useMemo(() => createDraftKeeper(own), [own]);
  const [found, setFound] = useState<FoundDraft | null>(null);

  useEffect(() => {
    let isWanted = true;
    void readDraft(own, keeper.record).then((draft) => {
      if (isWanted) setFound(draft);
    });
    return () => {
      isWanted = false;
    };
  }, [own, keeper]);

  useEffect(() => {
    const keep = () => keeper.keep(source.read);
    keep();
    return source.subscribe?.(keep);
  }, [keeper, source]);

  useEffect(() => {
    const handleHide = () => {
      if (document.visibilityState === 'hidden') keeper.flushLast();
    };
    document.addEventListener('visibilitychange', handleHide);
    window.addEventListener('pagehide', keeper.flushLast);
    return () => {
      document.removeEventListener('visibilitychange', handleHide);
      window.removeEventListener('pagehide', keeper.flushLast);
      keeper.flush();
    };
  }, [keeper]);

  const settle = useCallback(() => {
    if (found) keeper.absorb(found.records);
    setFound(null);
  }, [keeper, found]);
  const drop = useCallback(() => {
    if (found) void removeRecords(found.records);
    setFound(null);
  }, [found]);
  const keepNow = useCallback(() => {
    keeper.keep(source.read);
    keeper.flush();
  }, [keeper, source]);
  return { found, settle, drop, keepNow, forget: keeper.forget, close: keeper.close };
}
