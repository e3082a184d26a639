import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { useFailedQueries } from '#app/components/form/use-failed-query.ts';
import type { Values } from '#app/components/form/value-rules.ts';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { withOwnKey } from '#app/entities/items/made-keys.ts';
import { itemMutations } from '#app/entities/items/mutations.ts';
import { ApiError } from '#app/lib/api.ts';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import { ownValue } from '#app/lib/own-value.ts';
import { randomId } from '#app/lib/random-id.ts';
import { keyText } from './item-rules.ts';
import { findTwin } from './save-in-doubt.ts';
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

  // Of the copy that is being made: sent again when the answer was lost, so that it can't be made twice.
  const madeKey = useRef<string | null>(null);

  /** The key of the copy that an earlier try has made after all; null when there is none. */
  const findMade = async (sent: Values) =>
    madeKey.current !== null && ownValue(sent, keyField) === madeKey.current
      ? findTwin(client, project, collection, sent)
      : null;
  const create = async (values: Values) => {
    const found = await findMade({ [keyField]: madeKey.current, ...values });
    if (found !== null) return found;
    const sent = withOwnKey(collection, values, () => (madeKey.current ??= randomId()));
    const saved = await copy.mutateAsync({ values: sent, fields: '*' });
    return saved && keyText(ownValue(saved, keyField));
  };

  const saveCopy = async (values: Values): Promise<ApiError | null> => {
    try {
      const key = await create(values);
      madeKey.current = null;
      notify({ tone: 'good', title: t('copied') });
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
