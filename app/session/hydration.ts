import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { extensionQueries } from '#app/entities/extensions/queries.ts';
import type { ExtensionKind } from '#app/entities/extensions/types.ts';
import { permissionQueries } from '#app/entities/permissions/queries.ts';
import { presetQueries } from '#app/entities/collection-presets/queries.ts';
import { projectQueries } from '#app/entities/projects/queries.ts';
import type { ProjectInfo } from '#app/entities/projects/types.ts';
import { relationQueries } from '#app/entities/relations/queries.ts';
import { settingQueries } from '#app/entities/settings/queries.ts';
import { userQueries } from '#app/entities/users/queries.ts';
import type { CurrentUser } from '#app/entities/users/types.ts';
import { applyLocale } from '#app/i18n/setup.ts';
import { markHydrated } from './hydrated.ts';
import { isForbidden } from './refusal.ts';
import { tellTabs } from './tabs.ts';
import { countUsage } from './usage-count.ts';

const extensionKinds: readonly ExtensionKind[] = ['interfaces', 'layouts', 'modules'];

/**
 * Loads what private screens rely on, all at once; only the bookmarks need another answer first (whose they are) and
 * are not waited for. What a role may not read is taken as empty, custom extensions that can't be listed as none.
 * Throws the ApiError of what must be there; `isSignedOut` tells that of a missing session.
 */
export async function hydrate(client: QueryClient, project: string): Promise<void> {
  const me = client.fetchQuery(userQueries.me(project));
  const language = applyLanguage(me, client.fetchQuery(projectQueries.info(project)));
  const required = [
    language,
    client.fetchQuery(collectionQueries.list(project)),
    client.fetchQuery(permissionQueries.mine(project)),
    orEmpty(client, settingQueries.values(project), {}, isForbidden),
    orEmpty(client, relationQueries.list(project), [], isForbidden),
    ...extensionKinds.map((kind) => orEmpty(client, extensionQueries.list(project, kind), [], () => true)),
  ] as const;
  void me.then((user) => client.prefetchQuery(bookmarksOf(project, user))).catch(() => undefined);
  try {
    await Promise.all(required);
  } catch (error) {
    // What went wrong is said in the user's language too, if that much is known.
    await language.catch(() => undefined);
    throw error;
  }
  const { user, info } = await language;
  markHydrated(project);
  void countUsage(project, user, info);
  // Whoever came by single sign-on, or with a cookie from before, has not been told of yet.
  tellTabs({ kind: 'signed-in', project, user: user.id });
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
