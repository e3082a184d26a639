import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { projectQueries } from '#app/entities/projects/queries.ts';
import type { ProjectInfo } from '#app/entities/projects/types.ts';

/** So many are asked at once: a slow one holds up nothing but itself, and two hundred don't flood the server. */
const atOnce = 5;

/** The public faces of projects, in the order of the keys, asked for a few at a time. */
export function useProjectInfos(keys: readonly string[]): UseQueryResult<ProjectInfo>[] {
  const client = useQueryClient();
  const waiting = keys.filter((key) => {
    const state = client.getQueryState(projectQueries.info(key).queryKey);
    return state === undefined || state.status === 'pending';
  });
  const held = new Set(waiting.slice(atOnce));
  // Each answer renders anew, which lets the next one go.
  return useQueries({
    queries: keys.map((key) => ({ ...projectQueries.info(key), enabled: !held.has(key), retry: false })),
  });
}
