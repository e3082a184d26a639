import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/components/feedback/confirm.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { toBodies } from '#app/entities/permissions/grid-bodies.ts';
import { overlapsOf, pruned } from '#app/entities/permissions/grid-edits.ts';
import { toSavedRows } from '#app/entities/permissions/grid-values.ts';
import { permissionMutations } from '#app/entities/permissions/mutations.ts';
import { permissionQueries } from '#app/entities/permissions/queries.ts';
import { useProject } from '#app/session/project.tsx';
import type { StagedSteps } from './use-staged-steps.ts';

interface SavedRole {
  /** Null for a role that is not made yet. */
  role: number | null;
  collections: Readonly<Record<string, Collection>>;
}

/** Saves what is staged for a role, after a look at what others have saved meanwhile; see `PermissionEdits.save`. */
export function usePermissionSave({ read, restart }: StagedSteps, live: () => SavedRole) {
  const { t } = useTranslation('permissions');
  const project = useProject();
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation(permissionMutations.save(project));

  const save = async (target: number | string): Promise<boolean> => {
    const id = Number(target);
    const options = permissionQueries.ofRole(project, id);
    // A new role comes with rows of the server's making; of an old one somebody else may have saved some.
    const fresh = toSavedRows(await client.fetchQuery({ ...options, staleTime: 0 }));
    const { role: own, collections: all } = live();
    const now = read();
    const overlaps = own === null ? [] : overlapsOf(fresh, now.edits);
    if (overlaps.length > 0) {
      const isSure = await confirm({
        title: t('overlap.title', { count: overlaps.length }),
        body: t('overlap.body', {
          collections: [...new Set(overlaps.map(({ cell }) => cell.collection))].join(', '),
        }),
        confirmLabel: t('overlap.mine'),
        cancelLabel: t('overlap.back'),
      });
      if (!isSure) return false;
    }
    const bodies = toBodies(fresh, now, id, all);
    try {
      if (bodies.create.length + bodies.update.length + bodies.remove.length > 0) await mutateAsync(bodies);
    } catch (error) {
      // Part of it may be done.
      await client.invalidateQueries({ queryKey: options.queryKey });
      throw error;
    }
    const after = client.getQueryData(options.queryKey) ?? [];
    const ids = new Set(after.flatMap((entry) => (entry.id === null ? [] : [entry.id])));
    restart(pruned(read(), toSavedRows(after), ids));
    return true;
  };

  return { save, isSaving: isPending };
}
