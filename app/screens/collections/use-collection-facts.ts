import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CollectionEntry } from '#app/components/shell/nav-groups.ts';
import { activityQueries } from '#app/entities/activity/queries.ts';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import { toFilterParams, withoutSoftDeleted } from '#app/entities/items/filters.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { readsAll, rightsOn } from '#app/entities/permissions/rules.ts';
import { useIsAtRest } from '#app/session/at-rest.ts';
import { useCollection, usePermissions } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';

/** So many collections of a table are counted. */
const maxCounted = 40;

/** So many are counted at a time: what somebody clicks on meanwhile must not wait for them. */
const maxCounting = 2;

/**
 * How many items a list of each collection shows, by its name; asked for once the page is there, and not again for a minute.
 */
export function useCounts(entries: readonly CollectionEntry[]): ReadonlyMap<string, number> {
  const project = useProject();
  const isAtRest = useIsAtRest();
  const [done, setDone] = useState(0);
  const counted = entries
    .map(({ collection }) => collection)
    .filter(({ single }) => !single)
    .slice(0, maxCounted);
  const results = useQueries({
    queries: counted.map((collection, at) => {
      const guard = withoutSoftDeleted(collection);
      const view = { filter: guard ? toFilterParams([guard]) : null };
      return {
        ...itemQueries.count(project, collection.collection, view, keyFieldOf(collection)),
        enabled: isAtRest && at < done + maxCounting,
        staleTime: 60_000,
        retry: false,
      };
    }),
  });
  const settled = results.filter(({ isPending }) => !isPending).length;
  if (settled !== done) setDone(settled);
  return new Map(
    results.flatMap(({ data }, at): [string, number][] =>
      data === undefined ? [] : [[counted[at]?.collection ?? '', data]],
    ),
  );
}

/**
 * When something of each collection was changed last, as far back as the last changes of all go; null where somebody may see
 * but their own changes, or none.
 */
export function useLastChanges(): ReadonlyMap<string, string> | null {
  const project = useProject();
  const isAtRest = useIsAtRest();
  const log = useCollection('directus_activity');
  const permissions = usePermissions();
  const isWhole = log !== undefined && readsAll(rightsOn(permissions, log));
  const { data } = useQuery({ ...activityQueries.latest(project, null), enabled: isAtRest && isWhole });
  if (!isWhole) return null;
  // The newest come first.
  return new Map((data ?? []).toReversed().map(({ collection, action_on }) => [collection, action_on]));
}
