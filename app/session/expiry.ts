import { hashKey, type QueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { setScreenOwner } from '#app/entities/users/owner.ts';
import { userQueries } from '#app/entities/users/queries.ts';
import { type ApiError, blockProject, callForItem, expectSession, onApiError } from '#app/lib/api.ts';
import { isSignedOut } from './api-errors.ts';
import { justSignedIn, repeatSignIn } from './sign-in.ts';
import { hearsTabs, tellTabs } from './tabs.ts';
import { watchWake } from './wake.ts';

/*
 * The server has no one code for a session that is gone: it answers as to anybody, with 401, 403 or 404. So each of
 * these is a reason to ask who we are, and only that answer counts.
 */

/** A project whose screens are shown while their user has no session in it any more. */
export interface LostSession {
  project: string;
  /** The id of the user who has the session now; null: nobody. */
  holder: number | null;
}

const lost = createStore<LostSession | null>(() => null);

/**
 * Takes note that the session in a project is gone, or (null) that there is one again. While somebody else holds it,
 * no call of these screens goes out: it would be done in the other's name.
 */
export function setLostSession(project: string | null, holder: number | null = null): void {
  const before = lost.getState();
  if (project === (before?.project ?? null) && holder === (before?.holder ?? null)) return;
  // First of all: who is told of it may call the server.
  blockProject(holder === null ? null : project);
  lost.setState(project === null ? null : { project, holder }, true);
}

export const lostSession = lost.getState;

/** The session that has ended while its screens are shown; null: none. */
export function useLostSession(): LostSession | null {
  return useStore(lost);
}

/** Whether an error may come of a missing session. */
export function canBeSignedOut(error: ApiError): boolean {
  return error.status === 401 || error.status === 403 || error.status === 404;
}

/**
 * Whose session it is: their id, null for nobody's. One that was begun here a moment ago and is not there is begun again.
 * Throws ApiError when the server doesn't say.
 */
async function askHolder(project: string): Promise<number | null> {
  for (;;) {
    const holder = await askOnce(project);
    const expected = justSignedIn(project);
    if (expected === null || holder === expected || !(await repeatSignIn(project))) return holder;
  }
}

async function askOnce(project: string): Promise<number | null> {
  try {
    const asked = { params: { fields: 'id' }, evenIfBlocked: true };
    return (await callForItem<{ id: number }>(project, 'users/me', asked)).id;
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
}

/**
 * Takes note of who holds the session of a project whose screens are those of `user`. When it is that user again, all
 * goes on with fresh data.
 */
export async function noteHolder(
  client: QueryClient,
  project: string,
  user: number,
  holder: number | null,
): Promise<void> {
  if (holder !== user) {
    setLostSession(project, holder);
    return;
  }
  if (lostSession() === null) return;
  setLostSession(null);
  await client.invalidateQueries({ queryKey: [project] });
}

let ask: (project: string) => void = () => undefined;

/** Has the watch over a project ask whose session it is. */
export function checkSession(project: string): void {
  ask(project);
}

/** Watches the session of a user in a project, until the returned function is called. */
export function watchSession(client: QueryClient, project: string, user: number): () => void {
  let isAsking = false;
  const check = async () => {
    if (isAsking) return;
    isAsking = true;
    try {
      const holder = await askHolder(project);
      if (holder === null && lostSession() === null) tellTabs({ kind: 'ended', project });
      await noteHolder(client, project, user, holder);
    } catch {
      // The server is out of reach: that says nothing about the session, and the next call will be told.
    } finally {
      isAsking = false;
    }
  };
  setScreenOwner(project, user);
  expectSession(project);
  ask = (ofProject) => {
    if (ofProject === project) void check();
  };
  const stopErrors = onApiError((error, ofProject) => {
    if (ofProject === project && lostSession() === null && canBeSignedOut(error)) void check();
  });
  // A refetch has come upon somebody else; see `userQueries.me`.
  const me = hashKey(userQueries.me(project).queryKey);
  const stopQueries = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error' || event.query.queryHash !== me) return;
    if (lostSession() === null) void check();
  });
  // Where tabs can't tell each other, every return to this one is a reason to ask.
  const stopWaking = watchWake(() => void check(), hearsTabs() ? undefined : 0);
  return () => {
    stopErrors();
    stopQueries();
    stopWaking();
    ask = () => undefined;
    setScreenOwner(project, null);
    expectSession(null);
    setLostSession(null);
  };
}

/**
 * After signing in again: whose session there is. For the same user the screens go on with what they hold; `nobody` is
 * a browser that keeps no cookie. Throws ApiError when the server doesn't answer.
 */
export async function resumeSession(
  client: QueryClient,
  project: string,
  user: number,
): Promise<'same' | 'other' | 'nobody'> {
  const holder = await askHolder(project);
  await noteHolder(client, project, user, holder);
  if (holder === null) return 'nobody';
  return holder === user ? 'same' : 'other';
}
