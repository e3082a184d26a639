import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type ApiError, callForData, onApiError } from '#app/lib/api.ts';
import { isSignedOut } from './refusal.ts';

/*
 * The server has no one code for a session that is gone: it answers as to anybody, with 401, 403 or 404. So each of
 * these is a reason to ask who we are, and only that answer counts.
 */

let lost: string | null = null;
const listeners = new Set<() => void>();

/** Takes note that the session in a project is gone, or (null) that there is one again. */
export function setLostSession(project: string | null): void {
  if (project === lost) return;
  lost = project;
  for (const listener of listeners) listener();
}

/** The project whose session has ended while its screens are shown. */
export function useLostSession(): string | null {
  return useSyncExternalStore(subscribe, () => lost);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether an error may come of a missing session. */
export function mayBeSignedOut(error: ApiError): boolean {
  return error.status === 401 || error.status === 403 || error.status === 404;
}

/** Watches the calls of a project until the returned function is called. */
export function watchSession(project: string): () => void {
  let isAsking = false;
  const stop = onApiError((error, ofProject) => {
    if (ofProject !== project || isAsking || lost === project || !mayBeSignedOut(error)) return;
    isAsking = true;
    void askWhoWeAre(project).finally(() => {
      isAsking = false;
    });
  });
  return () => {
    stop();
    setLostSession(null);
  };
}

async function askWhoWeAre(project: string): Promise<void> {
  try {
    await callForData(project, 'users/me', { params: { fields: 'id' } });
  } catch (error) {
    if (isSignedOut(error)) setLostSession(project);
  }
}

/**
 * After signing in again: true when it is the same user, whose screens can go on with what they hold.
 * Throws ApiError when the server doesn't answer.
 */
export async function isSameUser(client: QueryClient, project: string, user: number): Promise<boolean> {
  const { id } = await callForData<{ id: number }>(project, 'users/me', { params: { fields: 'id' } });
  if (id !== user) return false;
  setLostSession(null);
  await client.invalidateQueries({ queryKey: [project] });
  return true;
}
