import { useRef } from 'react';
import type { Collection } from '#app/entities/collections/types.ts';
import { withOwnKey } from '#app/entities/items/made-keys.ts';
import type { Item } from '#app/entities/items/types.ts';
import { randomId } from '#app/lib/random-id.ts';

export interface MadeKey {
  /** The values with the key of the item that is being made, where the app is to make it. */
  give: (values: Item) => Item;
  /** What was given last; null since it was answered. */
  last: () => string | null;
  /** The item is made: the next one gets another. */
  forget: () => void;
}

/** The key of a new item. It is sent again when the answer was lost, so that nothing can be made twice. */
export function useMadeKey(collection: Collection): MadeKey {
  const made = useRef<string | null>(null);
  return {
    give: (values) => withOwnKey(collection, values, () => (made.current ??= randomId())),
    last: () => made.current,
    forget: () => {
      made.current = null;
    },
  };
}
