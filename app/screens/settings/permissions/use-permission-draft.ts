import { useEffect, useMemo } from 'react';
import { type DraftState, useDraft } from '#app/drafts/use-draft.ts';
import { type GridOffer, toGridDraft, toGridOffer } from '#app/entities/permissions/grid-draft.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import type { PermissionEdits } from './use-permission-edits.ts';

export interface PermissionDraft extends Pick<DraftState, 'forget' | 'drop'> {
  /** What an earlier visit has left, as far as it still differs. */
  offer: (GridOffer & { at: number }) | null;
  restore: () => void;
}

/** Keeps the edits of a role's permissions as a draft on this machine. `roleKey` is null as long as the role isn't there. */
export function usePermissionDraft(edits: PermissionEdits, roleKey: string | null): PermissionDraft {
  const project = useProject();
  const { id: user } = useCurrentUser();
  const { staged, rows, collections, leftovers, adopt } = edits;
  const source = useMemo(() => {
    const moment = toGridDraft(staged);
    return { read: () => moment };
  }, [staged]);
  // No item of that collection has such a key: its items have drafts too.
  const key = `role ${roleKey ?? '+'}`;
  const draft = useDraft({ project, user, collection: 'directus_permissions', key }, source);
  const { found, settle, drop, forget } = draft;
  const offer = useMemo(
    () => (found && rows ? toGridOffer(found, { rows, collections, leftovers }) : null),
    [found, rows, collections, leftovers],
  );

  useEffect(() => {
    if (found && rows && !offer) drop();
  }, [found, rows, offer, drop]);

  const restore = () => {
    if (!offer) return;
    adopt(offer.staged);
    settle();
  };
  return { forget, drop, restore, offer: found && offer ? { ...offer, at: found.at } : null };
}
