import type { QueryClient } from '@tanstack/react-query';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { sessionMutations } from '#app/entities/session/mutations.ts';
import type { Credentials } from '#app/entities/session/types.ts';
import { i18n } from '#app/i18n/setup.ts';
import { ApiError, callsSettled } from '#app/lib/api.ts';
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
  const execute = () => {
    const signIn = client.getMutationCache().build(client, sessionMutations.signIn());
    return signIn.execute({ project: key, ...credentials });
  };
  await callsSettled(key, longestWait);
  try {
    const answer = await execute();
    if (answer?.data?.user?.role === null) {
      // No screen could be shown, and no other be signed in to.
      const signOut = client.getMutationCache().build(client, sessionMutations.signOut(key));
      await signOut.execute(undefined).catch(() => undefined);
      throw new ApiError(403, noRightsCode, i18n.t('noRole', { ns: 'sign-in' }));
    }
    const user = Number(answer?.data?.user?.id) || null;
    if (user !== null) noteLastUser(key, user);
    tellTabs({ kind: 'signed-in', project: key, user });
    remember({ project: key, user, again: execute, repeats: mostRepeats });
  } catch (error) {
    // Two-factor has to be set up first: until then this session, which has replaced any other, counts for nothing.
    if (error instanceof ApiError && error.code === 113) tellTabs({ kind: 'ended', project: key });
    throw error;
  }
  markSignedIn(client, key);
  return key;
}

/**
 * Ends all sessions that a user of this browser has anywhere, and begins a new one here by their password. Resolves to false
 * where that takes a one-time code: then there is none here either. Throws ApiError when the sessions could not be ended.
 */
export async function endOtherSessions(
  client: QueryClient,
  { user, ...credentials }: Omit<Credentials, 'otp'> & { user: number },
): Promise<boolean> {
  const { project } = credentials;
  forgetSignIn();
  await callsSettled(project, longestWait);
  const signOut = client.getMutationCache().build(client, sessionMutations.signOutEverywhere(project));
  await signOut.execute(user);
  try {
    await startSession(client, credentials);
    return true;
  } catch {
    // Whatever it was, the screens ask for a sign-in, and say why it fails.
    return false;
  }
}

/** Code of the API for what a role may not do. */
const noRightsCode = 300;
/** So long, in ms, the calls from before are waited for. */
const longestWait = 2000;
/** So long, in ms, an answer to a call of another tab may still put back the cookie from before. */
const inDoubt = 10_000;

interface DoneSignIn {
  project: string;
  user: number | null;
  /** Sends it once more. */
  again: () => Promise<unknown>;
  /** How often it may be sent once more. */
  repeats: number;
}

/** Another tab with many calls under way takes the session away with each of their answers. */
const mostRepeats = 3;

let latest: DoneSignIn | null = null;

function remember(done: DoneSignIn): void {
  latest = done;
  setTimeout(() => {
    if (latest === done) latest = null;
  }, inDoubt);
}

/** A session that was ended on purpose is not begun again. */
export function forgetSignIn(): void {
  latest = null;
}

/** Who has signed in to a project by this tab a moment ago; null: nobody, or it is not known who. */
export function justSignedIn(project: string): number | null {
  return latest?.project === project ? latest.user : null;
}

/**
 * Signs in once more where the session turns out to be another one right after a sign-in: an answer to a call from before
 * has put the former cookie back. False: there is nothing to repeat, or it was refused.
 */
export async function repeatSignIn(project: string): Promise<boolean> {
  const done = latest;
  if (done?.project !== project || done.repeats === 0) return false;
  latest = null;
  await callsSettled(project, longestWait);
  try {
    await done.again();
  } catch {
    return false;
  }
  remember({ ...done, repeats: done.repeats - 1 });
  return true;
}

/** Takes note of a session: known at once, and stale at once, since with one the server tells more of the project. */
export function markSignedIn(client: QueryClient, project: string): void {
  client.setQueryData(
    projectQueries.info(project).queryKey,
    (info) => info && { ...info, authenticated: true },
    { updatedAt: 0 },
  );
}
