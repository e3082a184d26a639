import { useCallback, useState } from 'react';
import type { Form } from '#app/components/form/use-form.ts';
import type { Values } from '#app/components/form/value-rules.ts';
import { type ItemDraft, useItemDraft } from '#app/editing/drafts/use-item-draft.ts';
import { editOrigins } from './edit-origins.ts';

export interface FormDraft extends ItemDraft {
  /** Gives up all that is not saved. */
  discard: () => void;
}

/** Whose settings these are: with `key` that entry of the collection. */
interface FormPlace {
  collection: string;
  key: string;
}

/**
 * Keeps what is edited in a form of the settings as a draft on this machine, and offers what an earlier visit has left. Such a
 * form follows what others save without asking, so that what each edit was made on is remembered here.
 */
export function useFormDraft({ collection, key }: FormPlace, form: Form): FormDraft {
  const { changed, base, handle } = form;
  const [origins, setOrigins] = useState<Values>({});
  const now = editOrigins(origins, changed, base);
  if (now !== origins) setOrigins(now);
  const claim = useCallback((more: Values) => setOrigins((known) => ({ ...known, ...more })), []);
  const draft = useItemDraft({ collection }, key, form, { origins: now, claim });
  const { forget } = draft;
  return {
    ...draft,
    forget: (saved) => {
      // What was typed during the save was made on what is saved now.
      if (saved) setOrigins({});
      forget(saved);
    },
    discard: () => {
      handle.discard();
      forget();
    },
  };
}
