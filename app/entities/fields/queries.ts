import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callForList } from '#app/lib/api.ts';
import { inServerNames } from './release-names.ts';
import { inOrder, toField } from './rules.ts';
import type { FieldBody } from './types.ts';

export const fieldQueries = {
  all: (project: string) => [project, 'fields'] as const,

  /** The fields of one collection in their order, as they are now: what the set-up of fields works on. */
  list: (project: string, collection: string) =>
    queryOptions({
      queryKey: [project, 'fields', 'list', { collection }],
      queryFn: async ({ signal }) => {
        const raw = await callForList<Record<string, unknown>>(
          project,
          `fields/${encodeURIComponent(collection)}`,
          { signal, params: { sort: 'sort' } },
        );
        return inOrder(raw.map(toField));
      },
    }),

  /** The types of fields that the server knows: they differ by its release. */
  types: (project: string) =>
    queryOptions({
      queryKey: [project, 'types'],
      queryFn: async ({ signal }): Promise<string[]> => {
        const listed = await callForList<{ name: string }>(project, 'types', { signal, global: true });
        return listed.map(({ name }) => name);
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** Fields in the names of the server's release; as they are where it doesn't say what it knows. */
export async function forServer(
  client: QueryClient,
  project: string,
  bodies: readonly FieldBody[],
): Promise<FieldBody[]> {
  const types = await client.ensureQueryData(fieldQueries.types(project)).catch(() => []);
  return bodies.map((body) => inServerNames(body, new Set(types)));
}
