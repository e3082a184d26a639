import type { Preset, PresetFilter, ViewQuery } from '#app/entities/collection-presets/types.ts';
import { defaultLayoutOf, layoutOf, registry } from '#app/layouts/registry.ts';
import { sameJson } from '#app/lib/json.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { hasView, type ListingSearch } from './view-search.ts';

/** How a listing looks, as far as it can be shared: everything but row heights, widths and the like. */
export interface ListingView {
  /** Id of the layout. */
  type: string;
  q: string;
  filters: PresetFilter[];
  /** Columns and order, of the layout in use. */
  query: ViewQuery;
}

/** The address wins; a bare one shows the preset. */
export function viewOf(search: ListingSearch, preset: Preset, known = registry.getState()): ListingView {
  const usual = defaultLayoutOf(preset.collection);
  if (!hasView(search)) {
    const type = preset.view_type ?? usual;
    return {
      type,
      q: preset.search_query ?? '',
      filters: preset.filters ?? [],
      // Of a layout that isn't there another is shown, as it was left.
      query: ownValue(preset.view_query, layoutOf(type, known).id) ?? {},
    };
  }
  const { q = '', filters = [], view: type = usual, columns, sort } = search;
  return { type, q, filters, query: toQuery({ fields: columns, sort }) };
}

/** The address of a view; an empty one for a view with nothing special about it. */
export function toSearch({ type, q, filters, query }: ListingView, collection: string): ListingSearch {
  return {
    ...(q === '' ? {} : { q }),
    ...(filters.length === 0 ? {} : { filters }),
    ...(type === defaultLayoutOf(collection) ? {} : { view: type }),
    ...(query.fields ? { columns: query.fields } : {}),
    ...(query.sort ? { sort: query.sort } : {}),
  };
}

export function toQuery({ fields, sort }: ViewQuery): ViewQuery {
  return { ...(fields ? { fields } : {}), ...(sort ? { sort } : {}) };
}

/** What has to be changed in a preset for it to hold a view; empty when it holds it already. */
export function presetChanges(view: ListingView, preset: Preset): Partial<Preset> {
  const wanted: Partial<Preset> = {
    search_query: view.q === '' ? null : view.q,
    filters: view.filters.length === 0 ? null : view.filters,
    view_type:
      view.type === (preset.view_type ?? defaultLayoutOf(preset.collection)) ? preset.view_type : view.type,
    view_query: withQuery(preset.view_query, view),
  };
  return Object.fromEntries(
    Object.entries(wanted).filter(([key, value]) => !sameJson(value, preset[key as keyof Preset])),
  );
}

function withQuery(all: Preset['view_query'], { type, query }: ListingView): Preset['view_query'] {
  const { [type]: _, ...others } = all ?? {};
  const isEmpty = Object.keys(query).length === 0;
  const next = isEmpty ? others : { ...others, [type]: query };
  return Object.keys(next).length > 0 ? next : null;
}
