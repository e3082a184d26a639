import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { neededPart } from '#app/lib/missing-parts.ts';
import { confirm } from '#app/components/feedback/confirm.ts';
import { notify } from '#app/components/feedback/toasts.ts';
import { softDeleteStatus } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { needsFilter } from '#app/entities/items/rules.ts';
import { forgetSelected, listPlace } from '#app/editing/bulk/selection-memory.ts';
import { addresses } from '#app/session/addresses.ts';
import { useCurrentUser, useRights } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { useLeave } from '#app/editing/use-leave.ts';

export interface ItemDelete {
  isDeleting: boolean;
  /** It is done, and the page is about to be left. */
  isDeleted: boolean;
  /** Asks, deletes (or sets the status that stands for deleted), then leaves to the list; there it can be undone. */
  ask: (itemKey: string, itemTitle: string) => Promise<void>;
}

export function useItemDelete(collection: Collection, onDeleted: () => void): ItemDelete {
  const { t } = useTranslation(['item', 'app']);
  const project = useProject();
  const client = useQueryClient();
  const user = useCurrentUser();
  const rights = useRights(collection);
  const [state, setState] = useState<'idle' | 'deleting' | 'deleted'>('idle');
  const name = collection.collection;
  const leave = useLeave(addresses.listing(project, name));
  const status = softDeleteStatus(collection);

  const ask = async (itemKey: string, itemTitle: string) => {
    if (!status && needsFilter(itemKey)) {
      notify({ tone: 'bad', title: t('delete.refused', { key: itemKey }), delay: 0 });
      return;
    }
    try {
      const { deleteOne, isRestorable, refresh, tellWithUndo, withUsages } = await neededPart(
        () => import('#app/editing/bulk/deletion.ts'),
      );
      const isSure = await confirm({
        title: t('delete.title', { item: itemTitle }),
        body: withUsages(
          status
            ? t('delete.soft', { status: status.name })
            : t(isRestorable(collection, rights, 1) ? 'delete.hardUndo' : 'delete.hard'),
          { collection, keys: [itemKey] },
        ),
        confirmLabel: t('deleteItem'),
        cancelLabel: t('keepEditing', { ns: 'app' }),
        tone: 'bad',
      });
      if (!isSure) return;
      setState('deleting');
      const place = { client, project, collection };
      const { undo } = await deleteOne(place, rights, itemKey);
      // Before it is read anew, which finds nothing any more.
      setState('deleted');
      await refresh(place);
      forgetSelected(listPlace(project, user.id, name), [itemKey]);
      onDeleted();
      tellWithUndo(t('deleted', { item: itemTitle }), undo);
      leave();
    } catch (error) {
      setState('idle');
      notify({
        tone: 'bad',
        title: t('delete.failed'),
        details: error instanceof Error ? error.message : '',
        delay: 0,
      });
    }
  };
  return { isDeleting: state === 'deleting', isDeleted: state === 'deleted', ask };
}
