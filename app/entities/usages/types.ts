import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { Naming } from '#app/entities/items/item-titles.ts';
import type { Relation } from '#app/entities/relations/types.ts';

/** The collections and relations of a project. */
export interface UsageModel {
  collections: Readonly<Record<string, Collection>>;
  relations: readonly Relation[];
}

/** A column whose rows point to items of a collection, with the items that those rows belong to. */
export interface UsageSource {
  /** The collection of the rows, and the column that holds the keys. */
  collection: Collection;
  column: Field;
  /** What uses the item: the rows themselves, or the items that they connect it with. */
  holder: Collection;
  /** The column of the rows that holds the holder's key; null where the rows are what uses it. */
  holderColumn: string | null;
  /** The holder's own field by which it uses the item: the column, or its list. */
  field: Field;
  /** How the holders are called. */
  naming: Naming;
}

export interface UsageSources {
  sources: UsageSource[];
  /** False where the user can't see everything that may use an item: nothing found is then no proof that nothing uses it. */
  isWhole: boolean;
}

export interface UsageCount {
  source: UsageSource;
  count: number;
  /** How many of them have a status that is published; null where the holder has no such statuses. */
  published: number | null;
}

export interface Usages {
  /** Only those that use it. */
  counts: UsageCount[];
  /** Keys of the project's settings that hold a file. */
  settings: string[];
  isWhole: boolean;
}

/** One of the items that use another. */
export interface UsageRow {
  /** Key of the row that holds the link. */
  id: string;
  /** Key and name of what uses the item; null when it is gone, or may not be read. */
  key: string | null;
  name: string | null;
}
