import type { ComponentType } from 'react';
import type { PresetFilter, ViewQuery } from '#app/entities/collection-presets/types.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { StartValues } from '#app/entities/items/start-values.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import type { Address } from '#app/session/addresses.ts';
import type { ItemSource } from './item-windows.ts';

/** What a layout knows of the collection that it shows. */
export interface LayoutContext {
  collection: Collection;
  collections: Record<string, Collection>;
  relations: readonly Relation[];
  /** Names of the fields that the user may not read. */
  hidden: ReadonlySet<string>;
  /** What of an item's owner decides whether the user may change it. */
  owner: 'nothing' | 'id' | 'role';
  /** The screen is a phone's: there is no room for columns side by side. */
  isPhone?: boolean;
}

/** What a layout needs of each item (paths) and in which order. */
export interface LayoutRequest {
  paths: string[];
  /** In the API's form (`-price`); null leaves it to the server. */
  sort: string | null;
}

/** The rows that are chosen, by key as text; the items as they were when chosen. */
export interface LayoutSelection {
  items: ReadonlyMap<string, Item>;
  onChange: (items: ReadonlyMap<string, Item>) => void;
  /** Chooses everything that has been read, or nothing when that is chosen already. */
  onToggleAll: () => void;
}

interface LayoutSettings {
  context: LayoutContext;
  /** Saved state of this layout, cleaned by `clean`. */
  query: ViewQuery;
  /** A part of the query that the user has changed. */
  onQueryChange: (changes: ViewQuery) => void;
  options: Record<string, unknown>;
  onOptionsChange: (changes: Record<string, unknown>) => void;
}

export interface LayoutProps extends LayoutSettings {
  /** Accessible name of the list. */
  label: string;
  source: ItemSource;
  /** Rows by the server's count; null as long as it isn't known. */
  count: number | null;
  /** True while `source` is the one before, because the rows of the present view are not there yet. */
  isBehind: boolean;
  keyOf: (item: Item) => string;
  /**
   * The `href` of an item. Hand the item over: an entry of the activity leads to what it is about. Rows are plain links
   * (decision 021): a list answers their clicks by `onOpen`.
   */
  hrefOf: (key: string, item?: Item) => string;
  onOpen: (key: string, item?: Item) => void;
  /** null where nothing can be done with chosen items. */
  selection: LayoutSelection | null;
  /** Remembers where the list stood for the way back; the same key finds it again. */
  placeKey: string;
  /**
   * Where a layout that has places of its own (a month, a day) stands: its own words, kept in the address but in no
   * preset. null: where it stands by itself.
   */
  at: string | null;
  onAtChange: (at: string | null) => void;
  /** Where a new item is made, with values to begin with; null where the user may not. */
  newItem: ((start?: StartValues) => Address) | null;
  /** The table of the items that fulfil one condition more. */
  filtered: (condition: PresetFilter) => Address;
}

/** The settings in the side bar. */
export type LayoutOptionsProps = LayoutSettings;

/** A way to show the items of a collection: a folder beside this file, found by the registry. */
export interface LayoutDefinition {
  /** Equals the folder's name and the `view_type` that the API stores. */
  id: string;
  /** Material icon name. */
  icon: string;
  /** Collections that are shown this way as long as nobody has chosen another. */
  defaultFor?: readonly string[];
  /** Items can't be chosen in it. */
  isWithoutSelection?: boolean;
  /** False for collections that it has nothing to go by in: it isn't offered there. Pure; left out, it is for all. */
  isUsable?: (context: LayoutContext) => boolean;
  /** Strings of `en-US.json`; `name` is shown in the picker. */
  strings: Record<string, unknown>;
  /** The query without what doesn't exist (any more) or can't be read, and what was left out. Pure. */
  clean: (query: ViewQuery, context: LayoutContext) => { query: ViewQuery; dropped: string[] };
  /** Pure; `query` is clean. */
  request: (query: ViewQuery, options: Record<string, unknown>, context: LayoutContext) => LayoutRequest;
  Layout: ComponentType<LayoutProps>;
  Options: ComponentType<LayoutOptionsProps>;
}

/** Types a manifest; an `index.ts` default-exports its result. */
export function defineLayout(definition: LayoutDefinition): LayoutDefinition {
  return definition;
}
