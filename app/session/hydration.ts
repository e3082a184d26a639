import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { permissionQueries } from '#app/entities/permissions/queries.ts';
import { presetQueries } from '#app/entities/collection-presets/queries.ts';
import { projectQueries } from '#app/entities/projects/queries.ts';
import type { ProjectInfo } from '#app/entities/projects/types.ts';
import { relationQueries } from '#app/entities/relations/queries.ts';
import { settingQueries } from '#app/entities/settings/queries.ts';
import { userQueries } from '#app/entities/users/queries.ts';
import type { CurrentUser } from '#app/entities/users/types.ts';
import { applyLocale } from '#app/i18n/setup.ts';
import { type Address, itemAt } from './addresses.ts';
import { dehydrate, markHydrated } from './hydrated.ts';
import { lastUser, noteLastUser } from './last-user.ts';
import { isForbidden, isSignedOut } from './api-errors.ts';
import { justSignedIn, repeatSignIn } from './sign-in.ts';
import { tellTabs } from './tabs.ts';
import { countUsage } from './usage-count.ts';

/**
 * Loads what private screens rely on, all at once; only the user's own presets need another answer first (whose they are)
 * and are not waited for. What a role may not read is taken as empty.
 * Throws the ApiError of what must be there; `isSignedOut` tells that of a missing session. A project that is being loaded
 * is not loaded a second time.
 */
export function hydrate(client: QueryClient, project: string): Promise<void> {
  if (running?.project !== project || running.client !== client) {
    const work = load(client, project).finally(() => {
      if (running?.work === work) running = null;
    });
    running = { client, project, work };
  }
  return running.work;
}

/**
 * As `hydrate`, right after a sign-in: where an answer to a call from before has put the former session back, or taken the
 * new one away, the sign-in is repeated, once.
 */
export async function hydrateAsExpected(client: QueryClient, project: string): Promise<void> {
  const expected = justSignedIn(project);
  try {
    await hydrate(client, project);
    const me = client.getQueryData(userQueries.me(project).queryKey)?.id;
    if (expected === null || me === expected || !(await repeatSignIn(project))) return;
  } catch (error) {
    if (expected === null || !isSignedOut(error) || !(await repeatSignIn(project))) throw error;
  }
  dehydrate();
  client.removeQueries({ queryKey: [project] });
  await hydrate(client, project);
}

let running: { client: QueryClient; project: string; work: Promise<void> } | null = null;

async function load(client: QueryClient, project: string): Promise<void> {
  const me = client.fetchQuery(userQueries.me(project));
  const language = applyLanguage(me, client.fetchQuery(projectQueries.info(project)));
  const required = [
    language,
    // Without them, names of the API's own fields are made of those of their columns.
    import('./system-texts.ts').catch(() => undefined),
    client.fetchQuery(collectionQueries.list(project)),
    client.fetchQuery(permissionQueries.mine(project)),
    orEmpty(client, settingQueries.values(project), {}, isForbidden),
    orEmpty(client, relationQueries.list(project), [], isForbidden),
  ] as const;
  void client.prefetchQuery(presetQueries.ofNobody(project));
  // Most likely the same as the last time: their presets then come a round trip earlier.
  const last = lastUser(project);
  if (last !== null) void client.prefetchQuery(presetQueries.ofUser(project, last));
  void me.then((user) => client.prefetchQuery(bookmarksOf(project, user))).catch(() => undefined);
  try {
    await Promise.all(required);
  } catch (error) {
    // What went wrong is said in the user's language too, if that much is known.
    await language.catch(() => undefined);
    throw error;
  }
  const { user, info } = await language;
  noteLastUser(project, user.id);
  markHydrated(project);
  void countUsage(project, user, info);
  // Whoever came by single sign-on, or with a cookie from before, has not been told of yet.
  tellTabs({ kind: 'signed-in', project, user: user.id, wasFound: true });
}

/**
 * Reads the item that an address names while the data model is still on its way. Which of its fields are wanted is known
 * by then only, so all are asked for.
 */
export function readAhead(client: QueryClient, project: string, address: Address): void {
  const item = itemAt(address);
  if (item) void client.prefetchQuery(itemQueries.ahead(project, item.collection, item.key));
}

/** The texts are fetched while the rest is still on its way. */
async function applyLanguage(me: Promise<CurrentUser>, project: Promise<ProjectInfo>) {
  const [user, info] = await Promise.all([me, project]);
  await applyLocale(user.locale || info.default_locale);
  return { user, info };
}

export function bookmarksOf(project: string, user: CurrentUser) {
  return presetQueries.bookmarks(project, { user: user.id, role: user.role.id });
}

async function orEmpty<T, K extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<T, Error, T, K>,
  empty: NoInfer<T>,
  tolerates: (error: unknown) => boolean,
): Promise<void> {
  const queryKey: QueryKey = options.queryKey;
  try {
    await client.fetchQuery(options);
  } catch (error) {
    if (!tolerates(error)) throw error;
    client.setQueryData(queryKey, () => empty);
  }
}
