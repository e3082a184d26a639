import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { neededPart } from '#app/lib/missing-parts.ts';
import { confirm } from '#app/components/feedback/confirm.ts';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { softDeleteStatus } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { CollectionRights } from '#app/entities/permissions/types.ts';
import { useProject } from '#app/session/project.tsx';
import { labelOfItem, type Selected } from '#app/editing/bulk/selection-rules.ts';

/**
 * Deletes chosen items after a question: by status where the workflow has one for it, else for good; either can be
 * undone where the API lets it. `onDeleted` gets the keys that are gone, portion by portion; what was refused stays
 * chosen, and the work of the page tells of it.
 */
export function useDelete(
  collection: Collection,
  rights: CollectionRights,
  onDeleted: (keys: readonly string[]) => void,
) {
  const { t } = useTranslation('listing');
  const { t: tApp } = useTranslation();
  const project = useProject();
  const client = useQueryClient();
  const [isDeleting, setDeleting] = useState(false);
  const softStatus = softDeleteStatus(collection);

  const run = async (items: Selected) => {
    const keys = [...items.keys()];
    const { deleteMany, isRestorable, tellWithUndo, withUsages } = await neededPart(
      () => import('#app/editing/bulk/deletion.ts'),
    );
    const isSure = await confirm({
      title: t('delete.title', { count: keys.length }),
      body: withUsages(
        softStatus
          ? t('delete.softBody', { status: softStatus.name })
          : t(isRestorable(collection, rights, keys.length) ? 'delete.hardUndoBody' : 'delete.hardBody'),
        { collection, keys },
      ),
      confirmLabel: t('delete.confirm', { count: keys.length }),
      cancelLabel: tApp('cancel'),
      tone: 'bad',
    });
    if (!isSure) return;
    const { gone, undo } = await deleteMany({
      place: { client, project, collection },
      rights,
      keys,
      title: t('delete.working', { count: keys.length }),
      labelOf: (key) => labelOfItem(collection, items.get(key), key),
      onDone: onDeleted,
    });
    if (gone.length > 0) tellWithUndo(t('delete.done', { count: gone.length }), undo);
  };

  const deleteItems = async (items: Selected) => {
    setDeleting(true);
    try {
      await run(items);
    } catch (error) {
      notify({ tone: 'bad', title: t('delete.failed'), details: describeError(error) });
    } finally {
      setDeleting(false);
    }
  };

  return { isDeleting, deleteItems };
}
