import { primaryKeyField } from '#app/entities/collections/rules.ts';
import { isLog } from '#app/entities/items/rules.ts';
import type { Preset } from '#app/entities/collection-presets/types.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { asksForDeleted, cleanFilters, toFilterParams } from '#app/entities/items/filters.ts';
import { hiddenFields, rightsOn } from '#app/entities/permissions/rules.ts';
import type { CollectionRights, Permission } from '#app/entities/permissions/types.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import type { LayoutContext, LayoutDefinition } from '#app/layouts/define.ts';
import type { ItemSource } from '#app/layouts/item-windows.ts';
import { layoutOf } from '#app/layouts/registry.ts';
import type { ListingView } from './view.ts';

export interface ListingInput {
  project: string;
  collection: Collection;
  collections: Record<string, Collection>;
  relations: readonly Relation[];
  /** null for administrators. */
  permissions: readonly Permission[] | null;
  /** The view as address or preset have it. */
  saved: ListingView;
  preset: Preset;
}

export interface Listing {
  layout: LayoutDefinition;
  /** Without anything that doesn't exist or may not be read. */
  view: ListingView;
  /** Names that the saved view had and this one had to leave out. */
  dropped: string[];
  options: Record<string, unknown>;
  context: LayoutContext;
  rights: CollectionRights;
  source: ItemSource;
}

/** Everything that a listing shows, from the address, the preset and the schema. Loader and screen agree by it. Pure. */
export function resolveListing(input: ListingInput): Listing {
  const { project, collection, collections, relations, permissions, saved, preset } = input;
  const rights = rightsOn(permissions, collection);
  const hidden = hiddenFields(rights);
  const context: LayoutContext = { collection, collections, relations, hidden, owner: ownerNeeded(rights) };
  const layout = layoutOf(saved.type);
  const options = preset.view_options?.[layout.id] ?? {};
  const { query, dropped: names } = layout.clean(saved.query, context);
  const { kept, dropped } = cleanFilters(saved.filters, collection, hidden);
  const view: ListingView = { type: layout.id, q: saved.q, filters: kept, query };
  const { paths, sort } = layout.request(query, options, context);
  // What happened last is what a log is read for.
  const usualSort = isLog(collection.collection) ? `-${primaryKeyField(collection)?.field ?? 'id'}` : null;
  return {
    layout,
    view,
    dropped: [...new Set([...names, ...dropped.map((entry) => entry.field)])],
    options,
    context,
    rights,
    source: {
      project,
      collection: collection.collection,
      view: {
        fields: paths,
        sort: sort ?? usualSort,
        q: view.q === '' ? null : view.q,
        filter: toFilterParams(kept),
        status: asksForDeleted(kept, collection) ? '*' : null,
      },
    },
  };
}

function ownerNeeded({ base, statuses }: CollectionRights): LayoutContext['owner'] {
  const levels = [base, ...Object.values(statuses ?? {})].flatMap((rights) => [rights.update, rights.delete]);
  if (levels.includes('role')) return 'role';
  return levels.includes('mine') ? 'id' : 'nothing';
}
