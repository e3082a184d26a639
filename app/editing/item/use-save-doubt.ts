import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/components/feedback/confirm.ts';
import { notify } from '#app/components/feedback/toasts.ts';
import type { Values } from '#app/components/form/value-rules.ts';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { ApiError } from '#app/lib/api.ts';
import { useProject } from '#app/session/project.tsx';
import type { MadeKey } from './use-made-key.ts';
import { findTwin, isCertain, isInDoubt, makesRows } from './save-in-doubt.ts';

export interface SaveDoubt {
  /** These values are about to be sent. */
  begin: (sent: Values) => void;
  /** The server has answered: nothing is in doubt. */
  end: () => void;
  /** Before the same is sent again, which could make something twice; false: it is not to be sent. */
  confirm: () => Promise<boolean>;
  /** What to say of a save that failed: null when nothing of it can have been done. */
  explain: (error: ApiError, sent: Values) => string | null;
}

/** Saves that may have arrived though their answer didn't. `onTwin` gets the key of the item that the user takes for it. */
export function useSaveDoubt(
  collection: Collection,
  itemKey: string | null,
  madeKey: Pick<MadeKey, 'taken'>,
  onTwin: (key: string) => void,
): SaveDoubt {
  const { t } = useTranslation(['item', 'app']);
  const project = useProject();
  const client = useQueryClient();
  /** What was sent last, as long as it is not known what became of it. */
  const inDoubt = useRef<Values | null>(null);

  const confirmAgain = async (): Promise<boolean> => {
    const earlier = madeKey.taken();
    const before = earlier === null ? inDoubt.current : { [keyFieldOf(collection)]: earlier };
    if (before === null) return true;
    const ask = (body: string, cancelLabel: string) =>
      confirm({ title: t('doubt.title'), body, confirmLabel: t('doubt.again'), cancelLabel });
    if (itemKey !== null)
      return !makesRows(collection, before) || (await ask(t('doubt.rows'), t('app:keepEditing')));
    const twin = await findTwin(client, project, collection, before);
    if (twin === null) return true;
    if (isCertain(collection, before)) notify({ tone: 'good', title: t('doubt.found') });
    else if (await ask(t('doubt.twin'), t('doubt.open'))) return true;
    onTwin(twin);
    return false;
  };
  return {
    begin: (sent) => {
      inDoubt.current = sent;
    },
    end: () => {
      inDoubt.current = null;
    },
    confirm: confirmAgain,
    explain: (error, sent) => {
      if (!isInDoubt(error)) inDoubt.current = null;
      else if (itemKey === null || makesRows(collection, sent))
        return t('doubt.note', { message: error.message });
      return null;
    },
  };
}
