import type { QueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { projectQueries } from '#app/entities/projects/queries.ts';

/*
 * A browser that refuses cookies signs in and is nobody again with the next call. The sign-in itself can't see that:
 * only the server's next answer about the project tells, which the way into it asks for in any case.
 */

const unkept = createStore<string | null>(() => null);

/** The project to which a sign-in has just succeeded without leaving a session; null for none. */
export function useUnkeptSession(): string | null {
  return useStore(unkept);
}

export function forgetUnkeptSession(): void {
  unkept.setState(null);
}

/** Right after a sign-in: asks the project again (the call is shared with the way into it) and notes what comes of it. */
export async function noteKeptSession(client: QueryClient, project: string): Promise<void> {
  try {
    const { authenticated } = await client.fetchQuery({ ...projectQueries.info(project), staleTime: 0 });
    unkept.setState(authenticated ? null : project);
  } catch {
    // Not answered: the way into the project has its own words for that.
  }
}
