import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { presetQueries } from '#app/entities/collection-presets/queries.ts';
import { emptyPreset } from '#app/entities/collection-presets/rules.ts';
import type { Preset } from '#app/entities/collection-presets/types.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { useCollections, useCurrentUser, usePermissions, useRelations } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { useLatest } from '#app/lib/latest.ts';
import { sameJson } from '#app/lib/json.ts';
import { type Listing, resolveListing } from './resolve-listing.ts';
import { usePresetKeeper } from './use-preset-keeper.ts';
import { type ListingView, presetChanges, toSearch } from './view.ts';

export interface ListingState extends Listing {
  /** The preset that the present view would be. */
  preset: Preset;
  /** Changes the view: at once in the address, shortly after in the user's preset. */
  change: (changes: Partial<ListingView>) => void;
  /** Changes what isn't shared by the address: row heights, widths. */
  changeOptions: (changes: Record<string, unknown>) => void;
}

/** The listing of a collection as address, preset and rights have it. */
export function useListing(collection: Collection): ListingState {
  const project = useProject();
  const client = useQueryClient();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const owner = useMemo(() => ({ user: user.id, role: user.role.id }), [user.id, user.role.id]);
  const name = collection.collection;
  const search = useSearch({ from: '/$project/collections/$collection/' });
  const presets = presetQueries.current(project, name, owner);
  const { data: preset = emptyPreset(name) } = useQuery(presets);
  const [collections, relations, permissions] = [useCollections(), useRelations(), usePermissions()];

  const listing = useMemo(
    () => resolveListing({ project, collection, collections, relations, permissions, search, preset }),
    [project, collection, collections, relations, permissions, search, preset],
  );
  // The list stays the same object as long as it is the same list: its reader starts anew with another one.
  const sourceText = JSON.stringify(listing.source);
  const source = useMemo(() => JSON.parse(sourceText) as Listing['source'], [sourceText]);

  const keep = usePresetKeeper(project, name, owner);
  const latest = useLatest(listing);
  // Changes that follow each other faster than the address does build on one another.
  const ahead = useRef<ListingView | null>(null);
  useEffect(() => {
    if (ahead.current && sameJson(toSearch(ahead.current), toSearch(listing.view))) ahead.current = null;
  }, [listing.view]);

  const presetKey = JSON.stringify(presets.queryKey);
  const change = useCallback(
    (changes: Partial<ListingView>) => {
      const view = { ...(ahead.current ?? latest.current.view), ...changes };
      ahead.current = view;
      const now = client.getQueryData<Preset>(JSON.parse(presetKey) as unknown[]) ?? emptyPreset(name);
      keep(presetChanges(view, now));
      void navigate({
        to: '/$project/collections/$collection',
        params: { project, collection: name },
        search: toSearch(view),
        replace: true,
        resetScroll: false,
      });
    },
    [client, keep, latest, name, navigate, presetKey, project],
  );
  const changeOptions = useCallback(
    (changes: Record<string, unknown>) => {
      const now = client.getQueryData<Preset>(JSON.parse(presetKey) as unknown[]) ?? emptyPreset(name);
      const { id } = latest.current.layout;
      keep({ view_options: { ...now.view_options, [id]: { ...now.view_options?.[id], ...changes } } });
    },
    [client, keep, latest, name, presetKey],
  );

  const shown = useMemo(
    () => ({ ...preset, ...presetChanges(listing.view, preset) }),
    [preset, listing.view],
  );
  return { ...listing, source, preset: shown, change, changeOptions };
}
