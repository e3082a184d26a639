import type { Collection } from '#app/entities/collections/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { ItemAccess } from '#app/editing/item/use-item-access.ts';

/** The item that the activity panel stands beside. */
export interface PanelItem {
  collection: Collection;
  itemKey: string;
  saved: Item;
  access: ItemAccess;
  /** How many fields of the form are not saved yet. */
  unsaved: number;
}
