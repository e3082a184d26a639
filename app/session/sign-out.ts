import type { QueryClient } from '@tanstack/react-query';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { sessionMutations } from '#app/entities/session/mutations.ts';
import { dehydrate } from './hydrated.ts';
import { forgetSignIn } from './sign-in.ts';
import { tellTabs } from './tabs.ts';

/**
 * Signs out of a project: tells the server, marks the project as without a session and asks for the list again.
 * Leaving the private screens is the caller's business. Throws ApiError when the server could not be told.
 */
export async function endSession(client: QueryClient, project: string): Promise<void> {
  forgetSignIn();
  await client.getMutationCache().build(client, sessionMutations.signOut(project)).execute(undefined);
  tellTabs({ kind: 'signed-out', project, isIdle: false });
  markSignedOut(client, project);
  void client.invalidateQueries({ queryKey: projectQueries.keys().queryKey });
}

/**
 * Ends a session that nobody uses. Whether or not the server can be told: no screen is to be left open, in no tab, and
 * the server's own clock has most likely ended it too.
 */
export async function endIdleSession(client: QueryClient, project: string): Promise<void> {
  tellTabs({ kind: 'signed-out', project, isIdle: true });
  markSignedOut(client, project);
  const signOut = client.getMutationCache().build(client, sessionMutations.signOut(project));
  await signOut.execute(undefined).catch(() => undefined);
  void client.invalidateQueries({ queryKey: projectQueries.keys().queryKey });
}

/** Takes note that there is no session, without a word to the server. */
export function markSignedOut(client: QueryClient, project: string): void {
  forgetSignIn();
  dehydrate();
  client.setQueryData(
    projectQueries.info(project).queryKey,
    (info) => info && { ...info, authenticated: false },
  );
}
