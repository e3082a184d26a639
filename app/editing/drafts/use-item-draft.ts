import { useEffect, useMemo } from 'react';
import type { Form } from '#app/components/form/use-form.ts';
import { changedValues } from '#app/components/form/value-rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { withoutSecrets } from '#app/drafts/secrets.ts';
import { type DraftState, useDraft } from '#app/drafts/use-draft.ts';
import { useCollections, useCurrentUser, useRelations } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import type { Conflicts } from '#app/editing/conflicts/use-conflicts.ts';
import { type DraftOffer, toDraftOffer } from './draft-offer.ts';

export interface ItemDraft extends Pick<DraftState, 'forget' | 'drop'> {
  /** What an earlier visit has left, as far as it still differs. */
  offer: (DraftOffer & { at: number }) | null;
  restore: () => void;
}

/**
 * The draft of the item in a form: written while it is edited, offered when it is opened again. With each edit what it
 * was made on is kept, so that what others have saved since is noticed when it is taken back and when it is saved. Secrets
 * are not kept.
 */
export function useItemDraft(
  { collection }: Pick<Collection, 'collection'>,
  draftKey: string,
  form: Form,
  { origins, claim }: Pick<Conflicts, 'origins' | 'claim'>,
): ItemDraft {
  const project = useProject();
  const { id: user } = useCurrentUser();
  const { fields, base, handle, store, changed } = form;
  const collections = useCollections();
  const relations = useRelations();
  const source = useMemo(() => {
    const plain = fields.map(({ field }) => field);
    return {
      subscribe: store.subscribe,
      read: () => {
        const moment = handle.read();
        const edits = changedValues(plain, moment.base, moment.values);
        return {
          edits: withoutSecrets(plain, edits, { collections, relations }),
          base: { ...moment.base, ...origins },
        };
      },
    };
  }, [fields, handle, store, origins, collections, relations]);
  const draft = useDraft({ project, user, collection, key: draftKey }, source);
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
