import { useCallback, useEffect, useMemo, useState } from 'react';
import { createDraftKeeper } from './draft-keeper.ts';
import { type Draft, type DraftId, readDraft } from './draft-store.ts';

export interface DraftState {
  /** A draft from an earlier visit about which the user has not decided yet. */
  found: Draft | null;
  /** The user has decided, or it makes no difference: it is not offered again. */
  settle: () => void;
  /** Removes the draft: its edits are saved or given up. */
  forget: () => void;
}

/**
 * Keeps the edits of a form as a draft while it is open, and hands out the one of an earlier visit. `edits` are the changed
 * values, `base` what they are compared with; both are to be the same objects until they change.
 */
export function useDraft(id: DraftId, edits: Draft['edits'], base: Draft['base']): DraftState {
  const { project, user, collection, key } = id;
  const own = useMemo(() => ({ project, user, collection, key }), [project, user, collection, key]);
  const keeper = useMemo(() => createDraftKeeper(own), [own]);
  const [isRead, setRead] = useState(false);
  const [found, setFound] = useState<Draft | null>(null);

  useEffect(() => {
    let isWanted = true;
    void readDraft(own).then((draft) => {
      if (!isWanted) return;
      setFound(draft);
      setRead(true);
    });
    return () => {
      isWanted = false;
    };
  }, [own]);

  useEffect(() => {
    if (!isRead) return;
    // As long as the user has not decided, what was found must not be written over.
    keeper.keep(
      found ? { ...found.edits, ...edits } : edits,
      found ? { ...found.base, ...pick(base, edits) } : base,
    );
  }, [keeper, isRead, found, edits, base]);

  useEffect(() => {
    const handleHide = () => {
      if (document.visibilityState === 'hidden') keeper.flush();
    };
    document.addEventListener('visibilitychange', handleHide);
    window.addEventListener('pagehide', keeper.flush);
    return () => {
      document.removeEventListener('visibilitychange', handleHide);
      window.removeEventListener('pagehide', keeper.flush);
      keeper.flush();
    };
  }, [keeper]);

  const settle = useCallback(() => setFound(null), []);
  const forget = useCallback(() => {
    setFound(null);
    keeper.forget();
  }, [keeper]);
  return { found, settle, forget };
}

function pick(base: Draft['base'], edits: Draft['edits']): Draft['base'] {
  return Object.fromEntries(Object.keys(edits).map((name) => [name, base[name] ?? null]));
}
