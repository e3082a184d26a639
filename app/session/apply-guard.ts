import type { Query, QueryClient } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { ApiError } from '#app/lib/api.ts';
import { type Address, addresses } from './addresses.ts';
import { currentProject, setCurrentProject } from './current-project.ts';
import { type Decision, decide, type GuardState, type GuardTarget, projectOfPath } from './guard.ts';
import { dehydrate, isHydrated } from './hydrated.ts';
import { isNotInstalled, isSignedOut } from './api-errors.ts';
import type { RouterContext } from './router-context.ts';

/** A chunk of its own, for the sign-in page does without: it is on its way while the guard asks its first questions. */
const hydration = () => import('./hydration.ts');

async function hydrate(client: QueryClient, project: string, ahead?: Address | null): Promise<void> {
  const { hydrate: start, readAhead } = await hydration();
  if (ahead) readAhead(client, project, ahead);
  await start(client, project);
}

/** What is known now, from the cache. */
function stateFor(client: QueryClient, target: GuardTarget): GuardState {
  const list = client.getQueryState(projectQueries.keys().queryKey);
  const project = projectOfPath(target.path) ?? currentProject();
  const info = project === null ? undefined : client.getQueryData(projectQueries.info(project).queryKey);
  return {
    projects: isNotInstalled(list?.error)
      ? 'not-installed'
      : list?.data || list?.error
        ? 'loaded'
        : 'unknown',
    current: currentProject(),
    session: info ? (info.authenticated ? 'live' : 'none') : 'unknown',
    hydrated: project !== null && isHydrated(project),
  };
}

async function load({ queryClient: client, addressAt }: RouterContext, target: GuardTarget): Promise<void> {
  const project = projectOfPath(target.path) ?? currentProject();
  // Fetched ahead: where that fails (or the page is left meanwhile), it is fetched again, and reported, when it is used.
  hydration().catch(() => undefined);
  // The next steps ask for these in any case; side by side they take one round trip. Who comes by the address of a page
  // of a project most likely has a session there, so that all the rest is asked for as well.
  if (project !== null) {
    void client.prefetchQuery(projectQueries.info(project));
    hydrate(client, project, addressAt(target.path)).catch(() => forgetFailures(client, project));
  }
  // A list that fails for another reason says nothing about the project that was asked for: that one is asked itself.
  await client.prefetchQuery(projectQueries.keys());
}

/** What was refused to a guess must not look as if it had been asked for: the next one who needs it asks. */
function forgetFailures(client: QueryClient, project: string): void {
  const isForgotten = (query: Query) => query.state.status === 'error' && query.getObserversCount() === 0;
  client.removeQueries({ queryKey: [project], predicate: isForgotten });
}

async function checkSession(client: QueryClient, project: string, place: Destination): Promise<void> {
  try {
    await client.fetchQuery(projectQueries.info(project));
  } catch (error) {
    const isMissing = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (!isMissing) throw error;
    // There is no such project: this tab can't work in it, not even by coming back to the root.
    setCurrentProject(null);
    if (projectOfPath(place.pathname) !== null) throw notFound();
  }
}

async function hydrateOrSignOut(client: QueryClient, project: string): Promise<void> {
  try {
    await (await hydration()).hydrateAsExpected(client, project);
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    client.setQueryData(
      projectQueries.info(project).queryKey,
      (info) => info && { ...info, authenticated: false },
    );
  }
}

async function follow(context: RouterContext, decision: Decision, place: Destination): Promise<void> {
  const { queryClient: client } = context;
  switch (decision.kind) {
    case 'pass':
      return;
    case 'load-projects':
      await load(context, { path: place.pathname, href: place.href });
      return;
    case 'switch':
      if (!isHydrated(decision.project)) dehydrate();
      setCurrentProject(decision.project);
      return;
    case 'check-session':
      await checkSession(client, decision.project, place);
      return;
    case 'hydrate':
      await hydrateOrSignOut(client, decision.project);
      return;
    case 'redirect':
      if (decision.to === '/install') throw redirect({ ...addresses.install(), replace: true });
      throw redirect({
        ...addresses.signIn(),
        search: decision.query === 'kept' ? place.search : decision.query,
        replace: true,
      });
  }
}

/** Where a navigation leads, as the router tells it. */
export interface Destination {
  pathname: string;
  href: string;
  search: Record<string, unknown>;
}

/**
 * Takes a navigation through the guard: loads, switches and hydrates as it decides, then returns or throws the
 * router's redirect or notFound. Throws ApiError when the server doesn't answer what is needed.
 */
export async function applyGuard(context: RouterContext, place: Destination): Promise<void> {
  const target = { path: place.pathname, href: place.href };
  const decision = decide(stateFor(context.queryClient, target), target);
  if (decision.kind === 'pass') return;
  await follow(context, decision, place);
  // Each step rules out its own decision, so that this comes to an end.
  await applyGuard(context, place);
}
