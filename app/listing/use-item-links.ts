import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Collection } from '#app/entities/collections/types.ts';
import { itemPath } from '#app/entities/items/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { LayoutProps } from '#app/layouts/define.ts';
import { useCollections, usePermissions } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { activityTarget } from '#app/session/activity-target.ts';

/** Where the items of a list lead: to their page; an entry of the activity to what it is about, where that can be seen. */
export function useItemLinks({ collection }: Collection): Pick<LayoutProps, 'hrefOf' | 'onOpen'> {
  const project = useProject();
  const { history } = useRouter();
  const collections = useCollections();
  const permissions = usePermissions();
  const pathOf = useCallback(
    (key: string, item?: Item) => {
      const target =
        item && collection === 'directus_activity'
          ? activityTarget(project, item, collections, permissions)
          : null;
      return target ?? itemPath(project, collection, key);
    },
    [project, collection, collections, permissions],
  );
  return {
    hrefOf: useCallback((key, item) => `#${pathOf(key, item)}`, [pathOf]),
    onOpen: useCallback((key, item) => history.push(pathOf(key, item)), [history, pathOf]),
  };
}
