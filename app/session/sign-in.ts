import type { QueryClient } from '@tanstack/react-query';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { sessionMutations } from '#app/entities/session/mutations.ts';
import type { Credentials } from '#app/entities/session/types.ts';
import { ApiError } from '#app/lib/api.ts';

export interface SignIn extends Omit<Credentials, 'project'> {
  /** Null: the first project of the list, which the form didn't wait for. */
  project: string | null;
}

/**
 * Signs in by cookie and returns the project. Throws ApiError with the code of the catalogue; what was loaded for the
 * project before is kept, since the same user may have been gone for a moment only.
 */
export async function startSession(
  client: QueryClient,
  { project, ...credentials }: SignIn,
): Promise<string> {
  const key = project ?? (await client.fetchQuery(projectQueries.keys()))[0];
  if (key === undefined) throw new ApiError(0, -1, 'There is no project to sign in to.');
  await client
    .getMutationCache()
    .build(client, sessionMutations.signIn())
    .execute({ project: key, ...credentials });
  // Known at once, and stale at once: with a session the server tells more of the project.
  client.setQueryData(projectQueries.info(key).queryKey, (info) => info && { ...info, authenticated: true }, {
    updatedAt: 0,
  });
  return key;
}
