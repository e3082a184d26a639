import { useCallback, useEffect, useMemo, useState } from 'react';
import { createDraftKeeper } from './draft-keeper.ts';
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
}

/**
 * Keeps the edits of a form as a draft while it is open, and hands out the one of an earlier visit. `edits` are the changed
 * values, `base` what they are compared with; both are to be the same objects until they change.
 */
export function useDraft(id: DraftId, edits: Draft['edits'], base: Draft['base']): DraftState {
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
    keeper.keep(edits, base);
  }, [keeper, edits, base]);

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
  return { found, settle, drop, forget: keeper.forget };
}
