import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/components/feedback/confirm.ts';
import { notify } from '#app/components/feedback/toasts.ts';
import { useWork } from '#app/components/feedback/use-work.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { primaryKeyField, softDeleteStatus, statusField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { itemMutations } from '#app/entities/items/mutations.ts';
import { portionsOf } from '#app/entities/items/portions.ts';
import { ApiError } from '#app/lib/api.ts';
import { useProject } from '#app/session/project.tsx';
import {
  deletePortions,
  mostPerUpdate,
  restorePortions,
  type Selected,
  type StatusPortion,
} from './selection-rules.ts';

/**
 * Deletes chosen items after a question: by status where the workflow has one for it (and then it can be undone), else
 * for good. `onDeleted` gets the keys that are gone, portion by portion; what was refused stays chosen and is told by
 * `work`, which has to be shown.
 */
export function useDelete(collection: Collection, onDeleted: (keys: readonly string[]) => void) {
  const { t } = useTranslation('listing');
  const { t: tApp } = useTranslation();
  const project = useProject();
  const client = useQueryClient();
  const work = useWork();
  const name = collection.collection;
  const keyField = primaryKeyField(collection)?.field ?? 'id';
  const status = statusField(collection);
  const softStatus = softDeleteStatus(collection);

  const setStatus = (portion: StatusPortion) =>
    client
      .getMutationCache()
      .build(client, itemMutations.updateMany(project, name, keyField))
      .execute(portion);
  const remove = async (keys: readonly string[]) => {
    try {
      await client.getMutationCache().build(client, itemMutations.remove(project, name)).execute(keys);
    } catch (error) {
      // A portion that failed may have been deleted in part: what is gone is what was wanted.
      if (keys.length > 1 || !(error instanceof ApiError && error.status === 404)) throw error;
    }
  };

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
    const soft = softStatus && status ? { [status.field]: softStatus.value } : null;
    const result = await work.run({
      title: t('delete.working', { count: keys.length }),
      portions: soft ? portionsOf(keys, mostPerUpdate) : deletePortions(keys),
      send: (portion) => (soft ? setStatus({ keys: [...portion], changes: soft }) : remove(portion)),
      labelOf: (key) => nameOf(items.get(key), key),
      onDone: onDeleted,
    });
    const gone = new Map([...items].filter(([key]) => result.done.includes(key)));
    if (gone.size === 0) return;
    notify({
      tone: 'good',
      title: t('delete.done', { count: gone.size }),
      ...(soft ? { action: { label: t('delete.undo'), onAction: () => void undo(gone) }, delay: 8000 } : {}),
    });
  };

  return {
    work,
    deleteItems: async (items: Selected) => {
      if (await ask(items.size)) await run(items);
    },
  };
}

/** What an item is called in a list of refused ones: its key, and its first text if that was read. */
function nameOf(item: Item | undefined, key: string): string {
  const text = Object.values(item ?? {}).find((value) => typeof value === 'string' && value !== key);
  return typeof text === 'string' ? `${key} · ${text.slice(0, 60)}` : key;
}
