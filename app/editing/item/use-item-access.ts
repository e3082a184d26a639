import { useMemo } from 'react';
import { statusField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { type Owner, ownerOf } from '#app/entities/permissions/item-rights.ts';
import { useCurrentUser, useRights } from '#app/session/model.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { type ItemAccess, itemAccess, type ItemLimits, noLimits } from './item-access.ts';

export type { ItemAccess, ItemLimits };

/**
 * What the user may do with one item, by its saved status and owner; `saved` is null for a new one. `limits` is to be the
 * same object as long as it says the same.
 */
export function useItemAccess(
  collection: Collection,
  saved: Item | null,
  limits: ItemLimits = noLimits,
): ItemAccess {
  const user = useCurrentUser();
  const role = user.role?.id ?? 0;
  const rights = useRights(collection);
  const status = statusField(collection);
  const savedStatus =
    saved && status ? (ownValue(saved, status.field) as string | null | undefined) : undefined;
  const isNew = saved === null;
  const owner = JSON.stringify({ of: saved ? ownerOf(collection, saved) : null });

  // Values that play no part in it may change with each answer of the server; the fields must not.
  return useMemo(() => {
    const item = {
      status: status ? (savedStatus ?? null) : undefined,
      owner: (JSON.parse(owner) as { of?: Owner }).of,
    };
    return itemAccess(collection, rights, isNew ? null : item, { id: user.id, role }, limits);
  }, [collection, rights, status, savedStatus, owner, isNew, user.id, role, limits]);
}
