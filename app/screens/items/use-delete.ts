import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/components/feedback/confirm.ts';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { primaryKeyField, softDeleteStatus, statusField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { itemMutations } from '#app/entities/items/mutations.ts';
import { useProject } from '#app/session/project.tsx';
import {
  deletePortions,
  restorePortions,
  type Selected,
  type StatusPortion,
  statusPortions,
} from './selection-rules.ts';

/**
 * Deletes chosen items after a question: by status where the workflow has one for it (and then it can be undone), else
 * for good. `onDeleted` gets the keys that are gone, portion by portion.
 */
export function useDelete(collection: Collection, onDeleted: (keys: readonly string[]) => void) {
  const { t } = useTranslation('listing');
  const { t: tApp } = useTranslation();
  const project = useProject();
  const client = useQueryClient();
  const [isDeleting, setDeleting] = useState(false);
  const name = collection.collection;
  const keyField = primaryKeyField(collection)?.field ?? 'id';
  const status = statusField(collection);
  const softStatus = softDeleteStatus(collection);

  const setStatus = (portion: StatusPortion) =>
    client
      .getMutationCache()
      .build(client, itemMutations.updateMany(project, name, keyField))
      .execute(portion);
  const remove = (keys: string[]) =>
    client.getMutationCache().build(client, itemMutations.remove(project, name)).execute(keys);

  const undo = async (items: Selected) => {
    try {
      for (const portion of restorePortions(items, collection)) await setStatus(portion);
      notify({ tone: 'good', title: t('delete.undone', { count: items.size }) });
    } catch (error) {
      notify({ tone: 'bad', title: t('delete.undoFailed'), details: describeError(error) });
    }
  };

  const ask = (count: number) =>
    confirm({
      title: t('delete.title', { count }),
      body: softStatus ? t('delete.softBody', { status: softStatus.name }) : t('delete.hardBody'),
      confirmLabel: t('delete.confirm', { count }),
      cancelLabel: tApp('cancel'),
      tone: 'bad',
    });

  const run = async (items: Selected) => {
    const keys = [...items.keys()];
    const isSoft = softStatus !== undefined && status !== undefined;
    let done = 0;
    setDeleting(true);
    try {
      if (isSoft) {
        for (const portion of statusPortions(keys, status.field, softStatus.value)) {
          await setStatus(portion);
          done += portion.keys.length;
          onDeleted(portion.keys);
        }
      } else {
        for (const portion of deletePortions(keys)) {
          await remove(portion);
          done += portion.length;
          onDeleted(portion);
        }
      }
      notify({
        tone: 'good',
        title: t('delete.done', { count: keys.length }),
        ...(isSoft
          ? { action: { label: t('delete.undo'), onAction: () => void undo(items) }, delay: 8000 }
          : {}),
      });
    } catch (error) {
      const details = [
        describeError(error),
        done > 0 ? t('delete.progress', { done, count: keys.length }) : '',
      ];
      notify({
        tone: 'bad',
        title: t('delete.failed'),
        details: details.filter(Boolean).join('\n\n'),
        delay: 0,
      });
    } finally {
      setDeleting(false);
    }
  };

  return {
    isDeleting,
    deleteItems: async (items: Selected) => {
      if (await ask(items.size)) await run(items);
    },
  };
}
