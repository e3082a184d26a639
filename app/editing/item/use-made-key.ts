import { useMemo, useRef } from 'react';
import type { Collection } from '#app/entities/collections/types.ts';
import { withOwnKey } from '#app/entities/items/made-keys.ts';
import type { Item } from '#app/entities/items/types.ts';
import { randomId } from '#app/lib/random-id.ts';

export interface MadeKey {
  /** The values with the key of the item that is being made, where the app is to make it. */
  give: (values: Item) => Item;
  /** What was given last; null since it was answered. */
  last: () => string | null;
  /** The key of an earlier visit, whose answer nobody has seen. */
  take: (key: string) => void;
  /** What was taken, as long as it was not given. */
  taken: () => string | null;
  /** The item is made: the next one gets another. */
  forget: () => void;
}

/** The key of a new item. It is sent again when the answer was lost, so that nothing can be made twice. */
export function useMadeKey(collection: Collection): MadeKey {
  const made = useRef<string | null>(null);
  const earlier = useRef<string | null>(null);
  return useMemo(
    () => ({
      give: (values) => {
        earlier.current = null;
        return withOwnKey(collection, values, () => (made.current ??= randomId()));
      },
      last: () => made.current,
      take: (key) => {
        made.current = key;
        earlier.current = key;
      },
      taken: () => earlier.current,
      forget: () => {
        made.current = null;
        earlier.current = null;
      },
    }),
    [collection],
  );
}
