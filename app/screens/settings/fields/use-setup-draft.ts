import { useEffect, useMemo } from 'react';
import { useDraft } from '#app/drafts/use-draft.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { editsOf, type SetupOffer, toSetupDraft, toSetupOffer, withoutNewer } from './setup-draft.ts';
import { setupDraftKey } from './setup-draft-key.ts';
import type { FieldSetupState, FieldSetupVerbs } from './use-field-setup.ts';

export interface SetupDraft {
  /** What an earlier visit has left. */
  offer: (SetupOffer & { at: number }) | null;
  restore: () => void;
  drop: () => void;
  /** All is given up, or saved. */
  forget: () => void;
}

/** Keeps the set-up of a field as a draft on this machine, its relation with it. */
export function useSetupDraft(
  collection: string,
  state: FieldSetupState,
  { restore }: Pick<FieldSetupVerbs, 'restore'>,
): SetupDraft {
  const project = useProject();
  const { id: user } = useCurrentUser();
  const { draft, original, start, relation, firstRelation, fields, isChanged } = state;
  const source = useMemo(() => {
    const moment = toSetupDraft({ draft, original, start, relation, firstRelation }, isChanged);
    return { read: () => moment };
  }, [draft, original, start, relation, firstRelation, isChanged]);
  const key = setupDraftKey(collection, original?.field ?? null);
  const { found, settle, drop, forget } = useDraft(
    { project, user, collection: 'directus_fields', key },
    source,
  );
  const offer = useMemo(
    () => found && toSetupOffer(found, { original, start, firstRelation }, fields),
    [found, original, start, firstRelation, fields],
  );

  useEffect(() => {
    if (found && !offer) drop();
  }, [found, offer, drop]);

  return {
    offer: found && offer ? { ...offer, at: found.at } : null,
    restore: () => {
      if (!offer) return;
      restore(withoutNewer(offer, editsOf(state)));
      settle();
    },
    drop,
    forget,
  };
}
