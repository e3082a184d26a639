import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { projectQueries } from '#app/entities/projects/queries.ts';

/*
 * A browser that refuses cookies signs in and is nobody again with the next call. The sign-in itself can't see that:
 * only the server's next answer about the project tells, which the way into it asks for in any case.
 */

let unkept: string | null = null;
const listeners = new Set<() => void>();

/** The project to which a sign-in has just succeeded without leaving a session; null for none. */
export function useUnkeptSession(): string | null {
  return useSyncExternalStore(subscribe, () => unkept);
}

export function forgetUnkeptSession(): void {
  set(null);
}

/** Right after a sign-in: asks the project again (the call is shared with the way into it) and notes what comes of it. */
export async function noteKeptSession(client: QueryClient, project: string): Promise<void> {
  try {
    const { authenticated } = await client.fetchQuery({ ...projectQueries.info(project), staleTime: 0 });
    set(authenticated ? null : project);
  } catch {
    // Not answered: the way into the project has its own words for that.
  }
}

function set(project: string | null): void {
  if (project === unkept) return;
  unkept = project;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
