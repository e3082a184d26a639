import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/components/feedback/confirm.ts';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { folderMutations } from '#app/entities/folders/mutations.ts';
import type { Folder } from '#app/entities/folders/types.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { useProject } from '#app/session/project.tsx';

/** Deletes a folder that is empty, after a question, and opens the one around it. `inside` are the folders in it. */
export function useFolderDelete(
  inside: readonly Folder[],
  onOpen: (folder: number | null) => void,
): (folder: Folder) => Promise<void> {
  const { t } = useTranslation('files');
  const { t: tApp } = useTranslation();
  const project = useProject();
  const client = useQueryClient();
  const remove = useMutation(folderMutations.remove(project));

  const isEmpty = async ({ id }: Folder) => {
    if (inside.length > 0) return false;
    const view = { fields: ['id'], filter: { folder: { eq: id } }, status: '*' };
    const files = await client.fetchQuery({
      ...itemQueries.window(project, 'directus_files', view, 0, 1),
      staleTime: 0,
    });
    return files.length === 0;
  };
  return async (folder) => {
    try {
      if (!(await isEmpty(folder))) {
        notify({ tone: 'warn', title: t('notEmpty', { folder: folder.name }) });
        return;
      }
      const isSure = await confirm({
        title: t('deleteTitle', { folder: folder.name }),
        body: t('deleteBody'),
        confirmLabel: t('remove_folder'),
        cancelLabel: tApp('cancel'),
        tone: 'bad',
      });
      if (!isSure) return;
      await remove.mutateAsync(folder.id);
      notify({ tone: 'good', title: t('deleted', { folder: folder.name }) });
      onOpen(folder.parent_folder);
    } catch (error) {
      notify({ tone: 'bad', title: t('deleteFailed'), details: describeError(error) });
    }
  };
}
