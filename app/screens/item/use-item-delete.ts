import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/components/feedback/confirm.ts';
import { notify } from '#app/components/feedback/toasts.ts';
import { softDeleteStatus, statusField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { itemMutations } from '#app/entities/items/mutations.ts';
import { listingPath, needsFilter } from '#app/entities/items/rules.ts';
import { useProject } from '#app/session/project.tsx';
import { keyFieldOf } from './item-fields.ts';
import { useLeave } from './use-leave.ts';

export interface ItemDelete {
  isDeleting: boolean;
  /** It is done, and the page is about to be left. */
  isDeleted: boolean;
  /** Asks, deletes (or sets the status that stands for deleted), then leaves to the list. */
  ask: (itemKey: string, itemTitle: string) => Promise<void>;
}

export function useItemDelete(collection: Collection, onDeleted: () => void): ItemDelete {
  const { t } = useTranslation('item');
  const project = useProject();
  const name = collection.collection;
  const leave = useLeave(listingPath(project, name));
  const update = useMutation(itemMutations.update(project, name, keyFieldOf(collection)));
  const remove = useMutation(itemMutations.remove(project, name));
  const field = statusField(collection);
  const status = softDeleteStatus(collection);

  const ask = async (itemKey: string, itemTitle: string) => {
    if (!status && needsFilter(itemKey)) {
      notify({ tone: 'bad', title: t('delete.refused', { key: itemKey }), delay: 0 });
      return;
    }
    const isSure = await confirm({
      title: t('delete.title', { item: itemTitle }),
      body: status ? t('delete.soft', { status: status.name }) : t('delete.hard'),
      confirmLabel: t('deleteItem'),
      cancelLabel: t('unsaved.keep'),
      tone: 'bad',
    });
    if (!isSure) return;
    try {
      if (field && status)
        await update.mutateAsync({ key: itemKey, changes: { [field.field]: status.value } });
      else await remove.mutateAsync([itemKey]);
    } catch (error) {
      notify({
        tone: 'bad',
        title: t('delete.failed'),
        details: error instanceof Error ? error.message : '',
        delay: 0,
      });
      return;
    }
    onDeleted();
    notify({ tone: 'good', title: t('deleted', { item: itemTitle }) });
    leave();
  };
  return {
    isDeleting: update.isPending || remove.isPending,
    isDeleted: update.isSuccess || remove.isSuccess,
    ask,
  };
}
