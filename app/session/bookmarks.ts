import type { QueryClient } from '@tanstack/react-query';
import { presetMutations } from '#app/entities/collection-presets/mutations.ts';
import { presetQueries } from '#app/entities/collection-presets/queries.ts';
import { bookmarkView } from '#app/entities/collection-presets/rules.ts';
import { userQueries } from '#app/entities/users/queries.ts';
import { ApiError } from '#app/lib/api.ts';

/**
 * Opens a bookmark: its view becomes the user's own view of the collection, which is made if there is none yet.
 * Throws ApiError; code 203 when there is no such bookmark.
 */
export async function openBookmark(
  client: QueryClient,
  project: string,
  collection: string,
  id: number,
): Promise<void> {
  const user = await client.ensureQueryData(userQueries.me(project));
  const owner = { user: user.id, role: user.role.id };
  const current = presetQueries.current(project, collection, owner);
  const [bookmarks] = await Promise.all([
    client.fetchQuery(presetQueries.bookmarks(project, owner)),
    client.fetchQuery({ ...current, staleTime: 0 }),
  ]);
  const bookmark = bookmarks.find((entry) => entry.id === id && entry.collection === collection);
  if (!bookmark) throw new ApiError(404, 203, '');
  const view = bookmarkView(bookmark);
  await client
    .getMutationCache()
    .build(client, presetMutations.keep(project, collection, owner))
    .execute(view);
  client.setQueryData(current.queryKey, (now) => now && { ...now, ...view });
}
