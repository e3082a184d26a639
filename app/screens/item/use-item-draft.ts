import { useEffect, useMemo } from 'react';
import type { Form } from '#app/components/form/use-form.ts';
import { changedValues } from '#app/components/form/value-rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { type DraftState, useDraft } from '#app/drafts/use-draft.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import type { Conflicts } from './conflicts/use-conflicts.ts';
import { type DraftOffer, toDraftOffer } from './draft-offer.ts';

export interface ItemDraft extends Pick<DraftState, 'forget' | 'drop'> {
  /** What an earlier visit has left, as far as it still differs. */
  offer: (DraftOffer & { at: number }) | null;
  restore: () => void;
}

/**
 * The draft of the item in a form: written while it is edited, offered when it is opened again. With each edit what it
 * was made on is kept, so that what others have saved since is noticed when it is taken back and when it is saved.
 */
export function useItemDraft(
  collection: Collection,
  draftKey: string,
  form: Form,
  { origins, claim }: Pick<Conflicts, 'origins' | 'claim'>,
): ItemDraft {
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
  const from = useMemo(() => ({ ...base, ...origins }), [base, origins]);
  const draft = useDraft({ project, user, collection: collection.collection, key: draftKey }, edits, from);
  const { found, settle, drop, forget } = draft;
  const offer = useMemo(() => found && toDraftOffer(found, fields, base), [found, fields, base]);

  useEffect(() => {
    if (found && !offer) drop();
  }, [found, offer, drop]);

  const restore = () => {
    if (!offer) return;
    // What was typed since the item was opened is newer than the draft.
    const isWanted = ([name]: [string, unknown]) => !changed.includes(name);
    handle.restore(Object.fromEntries(Object.entries(offer.edits).filter(isWanted)));
    claim(Object.fromEntries(Object.entries(offer.origins).filter(isWanted)));
    settle();
  };
  return { forget, drop, restore, offer: found && offer ? { ...offer, at: found.at } : null };
}
