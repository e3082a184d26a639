import { useMutation, useQueryClient } from '@tanstack/react-query';
import { relationMutations } from '#app/entities/relations/mutations.ts';
import { relationQueries } from '#app/entities/relations/queries.ts';
import { ApiError } from '#app/lib/api.ts';
import { useProject } from '#app/session/project.tsx';
import { leftRelations } from './losses.ts';

/**
 * Takes away what a server leaves of the relations of a collection, or of a field, that was just deleted. Never fails:
 * what it was for is done by then, and a relation to nothing is told where relations are set up.
 */
export function useCleanUp(): (collection: string, field: string | null) => Promise<void> {
  const project = useProject();
  const client = useQueryClient();
  const remove = useMutation(relationMutations.remove(project));
  const update = useMutation(relationMutations.update(project));
  return async (collection, field) => {
    try {
      const relations = await client.fetchQuery(relationQueries.list(project));
      const { removed, loosened } = leftRelations(collection, field, relations);
      for (const id of removed) await remove.mutateAsync(id);
      for (const id of loosened) await update.mutateAsync({ id, changes: { field_one: null } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
}
