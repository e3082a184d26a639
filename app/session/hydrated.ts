import type { QueryClient } from '@tanstack/react-query';

let hydrated: string | null = null;

/** True when all that private screens rely on is in the cache for this project. */
export function isHydrated(project: string): boolean {
  return hydrated === project;
}

export function markHydrated(project: string): void {
  hydrated = project;
}

/** Forgets that the project was loaded: the next private navigation loads it again. */
export function dehydrate(): void {
  hydrated = null;
}

/** Drops all that was loaded for a project, but for what is on the screen still. */
export function forgetProject(client: QueryClient, project: string): void {
  if (hydrated === project) hydrated = null;
  client.removeQueries({ queryKey: [project], predicate: (query) => query.getObserversCount() === 0 });
}
