import { keyFieldOf } from '#app/entities/collections/rules.ts';
import { isLog } from '#app/entities/items/rules.ts';
import type { Preset } from '#app/entities/collection-presets/types.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { orderConditions } from '#app/entities/items/filter-order.ts';
import {
  cleanFilters,
  includesSoftDeleted,
  toFilterParams,
  withoutSoftDeleted,
} from '#app/entities/items/filters.ts';
import { type PathSchema, resolvePath } from '#app/entities/items/paths.ts';
import { byKey } from '#app/entities/items/without-related.ts';
import { searchedFields } from '#app/entities/items/search-fields.ts';
import { hiddenFields, rightsOn } from '#app/entities/permissions/rules.ts';
import type { CollectionRights, Permission } from '#app/entities/permissions/types.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import type { LayoutContext, LayoutDefinition } from '#app/layouts/define.ts';
import type { ItemSource } from '#app/layouts/item-windows.ts';
import { layoutOf } from '#app/layouts/registry.ts';
import { folderField } from '#app/entities/files/folder-filter.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { resolveRelativeFilter, type UserClock } from './filters/relative-dates.ts';
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
  /** Decides what relative dates mean. */
  clock: UserClock;
  /** Whether `phoneScreen` holds: there, more is read of an item than its columns. */
  isPhone: boolean;
  /** The layouts that are there. Default: those that are known now. */
  layouts?: ReadonlyMap<string, LayoutDefinition>;
}

/** Why nothing can be asked for: the API can't join these conditions, or has nothing to search. */
export type UnsupportedFilter = 'join' | 'joinInFolder' | 'search';

export interface Listing {
  layout: LayoutDefinition;
  /** Without anything that doesn't exist or may not be read. */
  view: ListingView;
  /** Names that the saved view had and this one had to leave out. */
  dropped: string[];
  /** The id of the layout that the saved view had, when there is none of that name. */
  droppedLayout: string | null;
  /** Set when the view can't be asked for; the list is an empty one then, never one of other rows. */
  blocked: UnsupportedFilter | null;
  /** The API can't be told to keep thrown away items out of what these conditions find together. */
  mayHoldDeleted: boolean;
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
  const owner = ownerNeeded(rights);
  const context: LayoutContext = {
    collection,
    collections,
    relations,
    hidden,
    owner,
    isPhone: input.isPhone,
  };
  const layout = layoutOf(saved.type, input.layouts);
  const options = ownValue(preset.view_options, layout.id) ?? {};
  const { query, dropped: names } = layout.clean(saved.query, context);
  const schema: PathSchema = { collections, relations, permissions };
  const { kept, dropped } = cleanFilters(saved.filters, schema, collection);
  const view: ListingView = { type: layout.id, q: saved.q, filters: kept, query };
  const { paths, sort } = layout.request(query, options, context);
  // What happened last is what a log is read for.
  const keyName = keyFieldOf(collection);
  const defaultSort = isLog(collection.collection) ? `-${keyName}` : null;
  const asked = kept.map((entry) =>
    resolveRelativeFilter(entry, resolvePath(schema, collection, entry.field)?.field, input.clock),
  );
  const own = asked.filter(({ field }) => isFolderCondition(collection, field));
  const others = byKey(
    asked.filter((entry) => !own.includes(entry)),
    keyName,
  );
  const showsDeleted = includesSoftDeleted(kept, collection);
  const guard = showsDeleted ? null : withoutSoftDeleted(collection);
  const guarded = orderConditions(others, own, guard);
  const inOrder = guarded ?? orderConditions(others, own);
  const blocked: UnsupportedFilter | null =
    inOrder === null
      ? own.length > 0
        ? 'joinInFolder'
        : 'join'
      : view.q !== '' && searchedFields(collection, hidden).length === 0
        ? 'search'
        : null;
  return {
    layout,
    view,
    droppedLayout: layout.id === saved.type ? null : saved.type,
    blocked,
    mayHoldDeleted: guarded === null && inOrder !== null,
    dropped: [...new Set([...names, ...dropped.map((entry) => entry.field)])],
    options,
    context,
    rights,
    source: {
      project,
      collection: collection.collection,
      view: {
        fields: paths,
        sort: sort ?? defaultSort,
        q: view.q === '' || blocked ? null : view.q,
        // No item is without a key.
        filter: blocked ? { [keyName]: { null: 1 } } : toFilterParams(inOrder ?? []),
        status: showsDeleted ? '*' : null,
      },
    },
  };
}

/** True for a condition that holds for all the others, however those are joined: the open folder of the files. */
export function isFolderCondition(collection: Pick<Collection, 'collection'>, field: string): boolean {
  return collection.collection === 'directus_files' && field === folderField;
}

function ownerNeeded({ base, statuses }: CollectionRights): LayoutContext['owner'] {
  const levels = [base, ...Object.values(statuses ?? {})].flatMap((rights) => [rights.update, rights.delete]);
  if (levels.includes('role')) return 'role';
  return levels.includes('mine') ? 'id' : 'nothing';
}

/** A search or filters leave something out. */
export function isRestricted({ view, source }: Pick<Listing, 'view' | 'source'>): boolean {
  return view.q !== '' || source.view.filter !== null;
}
