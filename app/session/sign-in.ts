import type { QueryClient } from '@tanstack/react-query';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { sessionMutations } from '#app/entities/session/mutations.ts';
import type { Credentials } from '#app/entities/session/types.ts';
import { i18n } from '#app/i18n/setup.ts';
import { ApiError } from '#app/lib/api.ts';
import { noteLastUser } from './last-user.ts';
import { tellTabs } from './tabs.ts';

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
  if (key === undefined) throw new ApiError(0, -1, i18n.t('noProjects', { ns: 'sign-in' }));
  const signIn = client.getMutationCache().build(client, sessionMutations.signIn());
  try {
    const answer = await signIn.execute({ project: key, ...credentials });
    const user = Number(answer?.data?.user?.id) || null;
    if (user !== null) noteLastUser(key, user);
    tellTabs({ kind: 'signed-in', project: key, user });
  } catch (error) {
    // Two-factor has to be set up first: until then this session, which has replaced any other, counts for nothing.
    if (error instanceof ApiError && error.code === 113) tellTabs({ kind: 'ended', project: key });
    throw error;
  }
  markSignedIn(client, key);
  return key;
}

/** Takes note of a session: known at once, and stale at once, since with one the server tells more of the project. */
export function markSignedIn(client: QueryClient, project: string): void {
  client.setQueryData(
    projectQueries.info(project).queryKey,
    (info) => info && { ...info, authenticated: true },
    { updatedAt: 0 },
  );
}
