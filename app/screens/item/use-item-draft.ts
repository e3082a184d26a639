import { useEffect, useMemo } from 'react';
import type { Form } from '#app/components/form/use-form.ts';
import { changedValues } from '#app/components/form/value-rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { type DraftState, useDraft } from '#app/drafts/use-draft.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { type DraftOffer, toDraftOffer } from './draft-offer.ts';

export interface ItemDraft extends Pick<DraftState, 'forget'> {
  /** What an earlier visit has left, as far as it still differs. */
  offer: (DraftOffer & { at: number }) | null;
  restore: () => void;
}

/** The draft of the item in a form: written while it is edited, offered when it is opened again. */
export function useItemDraft(collection: Collection, draftKey: string, form: Form): ItemDraft {
  const project = useProject();
  const { id: user } = useCurrentUser();
  const { fields, base, values, handle, changed } = form;
  const edits = useMemo(
    () =>
      changedValues(
        fields.map(({ field }) => field),
        base,
        values,
      ),
    [fields, base, values],
  );
  const draft = useDraft({ project, user, collection: collection.collection, key: draftKey }, edits, base);
  const { found, settle, forget } = draft;
  const offer = useMemo(() => found && toDraftOffer(found, fields, base), [found, fields, base]);

  useEffect(() => {
    if (found && !offer) settle();
  }, [found, offer, settle]);

  const restore = () => {
    if (!offer) return;
    // What was typed since the item was opened is newer than the draft.
    handle.restore(
      Object.fromEntries(Object.entries(offer.edits).filter(([name]) => !changed.includes(name))),
    );
    settle();
  };
  return { forget, restore, offer: found && offer ? { ...offer, at: found.at } : null };
}
