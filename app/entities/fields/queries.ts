import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { collectionOf, fieldOf } from '#app/entities/collections/rules.ts';
import { callForList } from '#app/lib/api.ts';
import { inServerNames } from './release-names.ts';
import { hasColumn, inOrder, toField } from './rules.ts';
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

/**
 * Changes of a field as its server takes them. Whether a value is required is a matter of the column: 8.8.1 keeps it for
 * nothing unless type, datatype and length come along (recorded contract, "Model"), which say nothing new to 8.1.0.
 */
export async function changesForServer(
  client: QueryClient,
  project: string,
  { collection, field, changes }: { collection: string; field: string; changes: FieldBody },
): Promise<FieldBody> {
  const collections = client.getQueryData(collectionQueries.list(project).queryKey) ?? {};
  const own = collectionOf(collections, collection);
  const known = own && fieldOf(own, field);
  const isOfColumn = Object.hasOwn(changes, 'required') && known !== undefined && hasColumn(known);
  const column = isOfColumn ? { type: known.type, datatype: known.datatype, length: known.length } : {};
  const [body = changes] = await forServer(client, project, [{ ...column, ...changes }]);
  return body;
}
