import { useCallback, useEffect, useMemo, useState } from 'react';
import { notify } from '#app/components/feedback/toasts.ts';
import type { Form } from '#app/components/form/use-form.ts';
import { changedValues, type Values } from '#app/components/form/value-rules.ts';
import { onDraftFailure } from '#app/drafts/draft-store.ts';
import { withoutSecrets } from '#app/drafts/secrets.ts';
import { type DraftState, useDraft } from '#app/drafts/use-draft.ts';
import type { Conflicts } from '#app/editing/conflicts/use-conflicts.ts';
import { i18n } from '#app/i18n/setup.ts';
import { useCollections, useCurrentUser, useRelations } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { type DraftOffer, toDraftOffer } from './draft-offer.ts';
import { editOrigins } from './edit-origins.ts';

export interface EditDraft extends Pick<DraftState, 'forget' | 'close' | 'drop' | 'keepNow'> {
  /** What an earlier visit has left, as far as it still differs. */
  offer: (DraftOffer & { at: number }) | null;
  restore: () => void;
}

interface EditDraftConfig {
  /** With `key` what is edited: an item, the settings of a collection. */
  collection: string;
  key: string;
  form: Form;
  /** Left out where the form follows what others save without asking: what edits were made on is then remembered here. */
  conflicts?: Pick<Conflicts, 'origins' | 'claim'>;
  /** Of a new item: the key that the app has sent it with, so that whoever comes back to it doesn't make a second one. */
  sentKey?: { read: () => string | null; take: (key: string) => void };
}

/**
 * The draft of what a form edits: written while it is edited, offered when it is opened again. With each edit what it was
 * made on is kept, so that what others have saved since is noticed when it is taken back and when it is saved. Secrets are
 * not kept.
 */
export function useEditDraft({ collection, key, form, conflicts, sentKey }: EditDraftConfig): EditDraft {
  const project = useProject();
  const { id: user } = useCurrentUser();
  const { fields, base, handle, store, changed } = form;
  const collections = useCollections();
  const relations = useRelations();
  const [own, setOwn] = useState<Values>({});
  const ownNow = conflicts ? own : editOrigins(own, changed, base);
  if (ownNow !== own) setOwn(ownNow);
  const origins = conflicts?.origins ?? ownNow;
  const source = useMemo(() => {
    const plain = fields.map(({ field }) => field);
    return {
      subscribe: store.subscribe,
      read: () => {
        const moment = handle.read();
        const edits = changedValues(plain, moment.base, moment.values);
        const sent = sentKey?.read() ?? null;
        return {
          edits: withoutSecrets(plain, edits, { collections, relations }),
          base: { ...moment.base, ...origins },
          ...(sent === null ? {} : { sentKey: sent }),
        };
      },
    };
  }, [fields, handle, store, origins, collections, relations, sentKey]);
  const { found, settle, drop, keepNow, forget, close } = useDraft(
    { project, user, collection, key },
    source,
  );
  useEffect(() => onDraftFailure(() => notify({ tone: 'warn', title: i18n.t('item:draft.notKept') })), []);
  const offer = useMemo(() => found && toDraftOffer(found, fields, base), [found, fields, base]);

  useEffect(() => {
    if (found && !offer) drop();
  }, [found, offer, drop]);

  const restore = () => {
    if (!offer) return;
    // What was typed since the record was opened is newer than the draft.
    const isWanted = ([name]: [string, unknown]) => !changed.includes(name);
    handle.restore(Object.fromEntries(Object.entries(offer.edits).filter(isWanted)));
    const claimed = Object.fromEntries(Object.entries(offer.origins).filter(isWanted));
    if (conflicts) conflicts.claim(claimed);
    else setOwn((known) => ({ ...known, ...claimed }));
    if (found?.sentKey !== undefined) sentKey?.take(found.sentKey);
    settle();
  };
  const forgetAll = useCallback(
    (saved?: Values) => {
      // What was typed during a save was made on what is saved now.
      if (saved) setOwn({});
      forget(saved);
    },
    [forget],
  );
  return {
    forget: forgetAll,
    close,
    drop,
    keepNow,
    restore,
    offer: found && offer ? { ...offer, at: found.at } : null,
  };
}
