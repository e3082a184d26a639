import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { itemQueries } from '#app/entities/items/queries.ts';
import { userMutations } from '#app/entities/users/mutations.ts';
import { userQueries } from '#app/entities/users/queries.ts';
import type { User } from '#app/entities/users/types.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { joinTabs, placeOf } from './item-tabs.ts';

/** How often the tabs are asked, in ms. */
const askEvery = 30_000;

/** The server forgets after five minutes who is where. */
const tellEvery = 120_000;

export interface Presence {
  /** Other users who have the item open. */
  others: readonly User[];
  /** How many other tabs of this browser have it open. */
  tabs: number;
}

/**
 * Who else has the item open. Asked for every half minute while the page is seen, and whenever it is seen again; as long
 * the server is told as well that this user is still here.
 */
export function usePresence(collection: string, itemKey: string): Presence {
  const project = useProject();
  const client = useQueryClient();
  const { id: self } = useCurrentUser();
  const page = useRouterState({ select: (state) => state.location.pathname });
  const { data: others = [], refetch } = useQuery(userQueries.onPage(project, page, self));
  const { mutate: track } = useMutation(userMutations.trackPage(project));
  const [tabs, setTabs] = useState(0);

  useEffect(() => {
    const joined = joinTabs(placeOf(project, collection, itemKey), {
      onCount: setTabs,
      onSaved: () => {
        const stale = [...itemQueries.everything(project), collection, 'detail'];
        void client.invalidateQueries({ queryKey: stale });
      },
    });
    const isSeen = () => document.visibilityState === 'visible';
    const asking = setInterval(() => isSeen() && joined.ask(), askEvery);
    const telling = setInterval(() => isSeen() && track({ user: self, page }), tellEvery);
    const handleVisibility = () => {
      if (!isSeen()) return;
      joined.ask();
      // Another page that was open in between is the last one for the server.
      track({ user: self, page });
      void refetch();
    };
    joined.ask();
    document.addEventListener('visibilitychange', handleVisibility);
    window.addEventListener('pagehide', joined.leave);
    return () => {
      joined.stop();
      clearInterval(asking);
      clearInterval(telling);
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('pagehide', joined.leave);
    };
  }, [client, project, collection, itemKey, self, page, track, refetch]);
  return { others, tabs };
}
