import { hashKey, type QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { preloadParts } from '#app/components/ui/lazy-part.tsx';
import { presetQueries } from '#app/entities/collection-presets/queries.ts';
import { currentPreset, emptyPreset } from '#app/entities/collection-presets/rules.ts';
import type { Preset } from '#app/entities/collection-presets/types.ts';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { permissionQueries } from '#app/entities/permissions/queries.ts';
import { canRead } from '#app/entities/permissions/rules.ts';
import { relationQueries } from '#app/entities/relations/queries.ts';
import { userQueries } from '#app/entities/users/queries.ts';
import { isAdmin } from '#app/entities/users/rules.ts';
import { i18n } from '#app/i18n/setup.ts';
import { firstWeekdayOf } from '#app/layouts/days.ts';
import { windowQuery } from '#app/layouts/item-windows.ts';
import { ApiError } from '#app/lib/api.ts';
import { phoneScreen } from '#app/lib/media.ts';
import { todayIn } from '#app/lib/dates.ts';
import { resolveListing } from './resolve-listing.ts';
import { toSearch, viewOf } from './view.ts';
import { hasView, type ListingSearch } from './view-search.ts';
import { collectionOf } from '#app/entities/collections/rules.ts';
import { addresses } from '#app/session/addresses.ts';

/** Answers that were asked for at the same moment come within so long of each other, in ms. */
const settleDelay = 50;

/**
 * Starts reading the first rows as soon as an address is aimed at; the screen finds them under way. A bare address is
 * led on to the one that holds the user's saved view, so that every address can be shared. Throws redirects only.
 */
export async function loadListing(
  client: QueryClient,
  project: string,
  name: string,
  search: ListingSearch,
): Promise<void> {
  const [user, collections, relations, own] = await Promise.all([
    client.ensureQueryData(userQueries.me(project)),
    client.ensureQueryData(collectionQueries.list(project)),
    client.ensureQueryData(relationQueries.list(project)),
    client.ensureQueryData(permissionQueries.mine(project)),
  ]);
  const collection = collectionOf(collections, name);
  if (!collection) return;
  if (collection.single) throw redirect({ ...addresses.item(project, name, '1'), replace: true });
  const permissions = isAdmin(user) ? null : own;
  const zone = user.timezone ?? null;
  const clock = { today: todayIn(zone), zone, firstWeekday: firstWeekdayOf(i18n.language) };
  const openedWith = (preset: Preset) => {
    const saved = viewOf(search, preset);
    return {
      saved,
      ...resolveListing({
        project,
        collection,
        collections,
        relations,
        permissions,
        saved,
        preset,
        clock,
        isPhone: matchMedia(phoneScreen).matches,
      }),
    };
  };
  const owner = { user: user.id, role: user.role.id };
  const asSaved = presetOf(client, project, name, owner);
  // Rows don't wait for the user's own view, unless it is about to come: often there is none, or the address has the whole
  // of it.
  const isThere = await Promise.race([
    asSaved.then(() => true),
    new Promise<false>((resolve) => {
      setTimeout(resolve, settleDelay, false);
    }),
  ]);
  const likely = isThere
    ? null
    : openedWith(
        currentPreset(client.getQueryData(presetQueries.ofNobody(project).queryKey) ?? [], name, owner),
      );
  if (likely && canRead(likely.rights)) void client.prefetchQuery(windowQuery(likely.source, 0));
  const { saved, ...listing } = openedWith(await asSaved);
  if (!canRead(listing.rights)) return;
  const rows = windowQuery(listing.source, 0);
  if (likely && hashKey(windowQuery(likely.source, 0).queryKey) !== hashKey(rows.queryKey))
    void client.cancelQueries({ queryKey: windowQuery(likely.source, 0).queryKey });
  const answer = client.prefetchQuery(rows);
  // A list that is on the screen stays there until the rows of its new view have come: the address doesn't wait for them.
  const isShown = client
    .getQueryCache()
    .findAll({ queryKey: itemQueries.lists(project, name), type: 'active' })
    .some(({ state }) => state.data !== undefined);
  const waitsForRows = !isShown && client.getQueryData(rows.queryKey) === undefined;
  await preloadParts([listing.layout.Layout], waitsForRows ? answer : undefined);
  // As it was saved: the screen tells what it had to leave out.
  const kept = toSearch(saved, name);
  if (hasView(search) || Object.keys(kept).length === 0) return;
  throw redirect({
    ...addresses.listing(project, name),
    search: {
      ...kept,
      ...(search.at === undefined ? {} : { at: search.at }),
      ...(search.b === undefined ? {} : { b: search.b }),
    },
    replace: true,
  });
}

/** The preset that a listing opens with; a role that may not read presets has none. */
async function presetOf(
  client: QueryClient,
  project: string,
  collection: string,
  owner: { user: number; role: number },
): Promise<Preset> {
  const options = presetQueries.current(project, collection, owner);
  try {
    return await client.ensureQueryData(options);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Not a reason to show no rows; the address still can hold a view.
    const preset = emptyPreset(collection);
    client.setQueryData(options.queryKey, preset);
    return preset;
  }
}
