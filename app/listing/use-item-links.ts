import { useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { LayoutProps } from '#app/layouts/define.ts';
import { addresses, hrefOf } from '#app/session/addresses.ts';
import { useCollections, usePermissions } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { activityTarget } from '#app/session/activity-target.ts';

/** Where the items of a list lead: to their page; an entry of the activity to what it is about, where that can be seen. */
export function useItemLinks({ collection }: Collection): Pick<LayoutProps, 'hrefOf' | 'onOpen'> {
  const project = useProject();
  const router = useRouter();
  const collections = useCollections();
  const permissions = usePermissions();
  const addressOf = useCallback(
    (key: string, item?: Item) => {
      const target =
        item && collection === 'directus_activity'
          ? activityTarget(project, item, collections, permissions)
          : null;
      return target ?? addresses.item(project, collection, key);
    },
    [project, collection, collections, permissions],
  );
  // A list is drawn at every step of a scroll: each address is written once.
  const hrefs = useMemo(() => ({ of: addressOf, byKey: new Map<string, string>() }), [addressOf]);
  return {
    hrefOf: useCallback(
      (key, item) => {
        const known = hrefs.byKey.get(key);
        if (known !== undefined) return known;
        const href = hrefOf(router, hrefs.of(key, item));
        hrefs.byKey.set(key, href);
        return href;
      },
      [router, hrefs],
    ),
    onOpen: useCallback((key, item) => void router.navigate(addressOf(key, item)), [router, addressOf]),
  };
}
