import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailedQueries } from '#app/components/form/use-failed-query.ts';
import type { Values } from '#app/components/form/value-rules.ts';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { itemMutations } from '#app/entities/items/mutations.ts';
import { ApiError } from '#app/lib/api.ts';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import { ownValue } from '#app/lib/own-value.ts';
import { keyText } from './item-rules.ts';
import { findTwin } from './save-in-doubt.ts';
import { useMadeKey } from './use-made-key.ts';
import { useSavedToast } from './use-saved-toast.ts';
import type { WaysOut } from './use-ways-out.ts';

/** Creates an item of given values and opens it. `saveCopy` resolves with the server's refusal, null for none. */
export function useSaveCopy(collection: Collection, { go, leave }: WaysOut) {
  const { t } = useTranslation('item');
  const project = useProject();
  const client = useQueryClient();
  const failedQueries = useFailedQueries();
  const name = collection.collection;
  const keyField = keyFieldOf(collection);
  const copy = useMutation(itemMutations.create(project, name, keyField));

  const madeKey = useMadeKey(collection);
  const tellSaved = useSavedToast(collection);

  /** Answers the copy, null for one that can't be seen; that of an earlier try, if it was made after all, as it was sent. */
  const create = async (values: Values): Promise<Values | null> => {
    const isAgain = madeKey.last() !== null;
    const sent = madeKey.give(values);
    const isSame = isAgain && ownValue(sent, keyField) === madeKey.last();
    const found = isSame ? await findTwin(client, project, collection, sent) : null;
    if (found !== null) return sent;
    return copy.mutateAsync({ values: sent, fields: '*' });
  };

  const saveCopy = async (values: Values): Promise<ApiError | null> => {
    try {
      const saved = await create(values);
      const key = saved && keyText(ownValue(saved, keyField));
      madeKey.forget();
      void tellSaved(t('copied'), saved ?? {});
      if (key) go(addresses.item(project, name, key));
      else leave();
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const fields = Object.values(collection.fields);
      return failedQueries.forEntry(error, { project, collection: name, fields, key: null, sent: values });
    }
  };
  return { saveCopy, isCopying: copy.isPending };
}
