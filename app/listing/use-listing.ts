import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { presetQueries } from '#app/entities/collection-presets/queries.ts';
import { emptyPreset } from '#app/entities/collection-presets/rules.ts';
import type { Preset } from '#app/entities/collection-presets/types.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { addresses } from '#app/session/addresses.ts';
import { useCollections, useCurrentUser, usePermissions, useRelations } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { phoneScreen, useMedia } from '#app/lib/media.ts';
import { useLatest } from '#app/lib/latest.ts';
import { sameJson } from '#app/lib/json.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { type Listing, resolveListing } from './resolve-listing.ts';
import { useStore } from 'zustand';
import { useWantedLayout, type WantedLayout } from '#app/layouts/custom/use-custom-layouts.ts';
import { registry as layoutRegistry } from '#app/layouts/registry.ts';
import { usePresetAutosave } from './use-preset-autosave.ts';
import { useUserClock } from './filters/use-user-clock.ts';
import { type ListingView, presetChanges, toSearch, viewOf } from './view.ts';
import type { ListingSearch } from './view-search.ts';

export interface ListingState extends Listing {
  /** The preset that the present view would be. */
  preset: Preset;
  /** Changes the view: at once in the address, shortly after in the user's preset. */
  change: (changes: Partial<ListingView>) => void;
  /** Changes what isn't shared by the address: row heights, widths. */
  changeOptions: (changes: Record<string, unknown>) => void;
  /** Where the layout stands, as the address has it. */
  at: string | null;
  changeAt: (at: string | null) => void;
  /** The layout that the view wants, where it is one of the installation's. */
  wanted: WantedLayout;
}

/** The listing of a collection as address, preset and rights have it. */
export function useListing(collection: Collection): ListingState {
  const project = useProject();
  const client = useQueryClient();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const owner = useMemo(() => ({ user: user.id, role: user.role.id }), [user.id, user.role.id]);
  const name = collection.collection;
  // Every route with a listing reads its address alike.
  const search: ListingSearch = useSearch({ strict: false, structuralSharing: false });
  const presets = presetQueries.current(project, name, owner);
  const { data: preset = emptyPreset(name) } = useQuery(presets);
  const [collections, relations, permissions] = [useCollections(), useRelations(), usePermissions()];
  const clock = useUserClock();
  const isPhone = useMedia(phoneScreen);

  const [ahead, addAhead] = useViewAhead(search, name);
  // What is kept of a layout counts once there is one of that id.
  const layouts = useStore(layoutRegistry);
  const saved = useMemo(() => ahead ?? viewOf(search, preset, layouts), [ahead, search, preset, layouts]);
  const wanted = useWantedLayout(saved.type);
  const listing = useMemo(
    () =>
      resolveListing({
        project,
        collection,
        collections,
        relations,
        permissions,
        saved,
        preset,
        clock,
        isPhone,
        layouts,
      }),
    [project, collection, collections, relations, permissions, saved, preset, layouts, clock, isPhone],
  );
  // The list stays the same object as long as it is the same list: its reader starts anew with another one.
  const sourceText = JSON.stringify(listing.source);
  const source = useMemo(() => JSON.parse(sourceText) as Listing['source'], [sourceText]);

  const keep = usePresetAutosave(project, name, owner);
  const latest = useLatest(listing);
  // Changes in one go build on one another, before any of them has been drawn.
  const drawing = useRef<ListingView | null>(null);
  useEffect(() => {
    drawing.current = null;
  }, [listing]);

  const presetKey = JSON.stringify(presets.queryKey);
  const change = useCallback(
    (changes: Partial<ListingView>) => {
      const view = { ...(drawing.current ?? latest.current.view), ...changes };
      drawing.current = view;
      addAhead(view);
      const now = client.getQueryData<Preset>(JSON.parse(presetKey) as unknown[]) ?? emptyPreset(name);
      keep(presetChanges(view, now));
      void navigate({
        ...addresses.listing(project, name),
        search: toSearch(view, name),
        replace: true,
        resetScroll: false,
      });
    },
    [addAhead, client, keep, latest, name, navigate, presetKey, project],
  );
  const changeAt = useChangeAt(project, name);
  // As above: the cache tells its readers a moment later, and a radio button would jump back for that long.
  const [draft, setDraft] = useState<{ preset: Preset; options: Record<string, unknown> } | null>(null);
  const options = draft?.preset === preset ? draft.options : listing.options;
  const changeOptions = useCallback(
    (changes: Record<string, unknown>) => {
      const now = client.getQueryData<Preset>(JSON.parse(presetKey) as unknown[]) ?? emptyPreset(name);
      const { id } = latest.current.layout;
      const next = { ...ownValue(now.view_options, id), ...changes };
      setDraft({ preset, options: next });
      keep({ view_options: { ...now.view_options, [id]: next } });
    },
    [client, keep, latest, name, preset, presetKey],
  );

  const shown = useMemo(
    () => ({ ...preset, ...presetChanges(listing.view, preset) }),
    [preset, listing.view],
  );
  const at = search.at ?? null;
  return { ...listing, source, options, preset: shown, change, changeOptions, at, changeAt, wanted };
}

/** Changes of the view that are on their way into the address; the last of them is shown at once. */
function useViewAhead(search: ListingSearch, name: string) {
  const [ahead, setAhead] = useState<readonly ListingView[] | null>(null);
  const [address, setAddress] = useState(search);
  if (address !== search) {
    setAddress(search);
    const isOnTheWay = ahead?.slice(0, -1).some((view) => sameJson(toSearch(view, name), search));
    if (!isOnTheWay) setAhead(null);
  }
  const add = useCallback((view: ListingView) => setAhead((now) => [...(now ?? []), view]), []);
  return [ahead?.at(-1), add] as const;
}

function useChangeAt(project: string, name: string): ListingState['changeAt'] {
  const navigate = useNavigate();
  return useCallback(
    (at: string | null) => {
      void navigate({
        ...addresses.listing(project, name),
        search: (now: ListingSearch) => {
          const { at: _, ...rest } = now;
          return { ...rest, ...(at === null ? {} : { at }) };
        },
        replace: true,
        resetScroll: false,
      });
    },
    [name, navigate, project],
  );
}
