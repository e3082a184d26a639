import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { forgetToasts } from '#app/components/feedback/toasts.ts';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { isSchemaWrite } from '#app/entities/collections/rules.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { isPeopleWrite } from '#app/entities/users/rules.ts';
import { userQueries } from '#app/entities/users/queries.ts';
import { callsSettled } from '#app/lib/api.ts';
import { addresses } from '#app/session/addresses.ts';
import {
  checkSession,
  noteHolder,
  resumeSession,
  setLostSession,
  useLostSession,
  watchSession,
} from '#app/session/expiry.ts';
import { forgetProject, isHydrated } from '#app/session/hydrated.ts';
import { idleMinutes, watchIdle } from '#app/session/idle.ts';
import { useCurrentUser, useSettings } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { forgetSignIn } from '#app/session/sign-in.ts';
import { endIdleSession, markSignedOut } from '#app/session/sign-out.ts';
import { onTabNews, type TabNews, tellTabs } from '#app/session/tabs.ts';
import { hasUnsaved } from '#app/session/unsaved.ts';

/** Code of the sign-in message "signed out after a time without activity". */
const inactive = '101';

/** While private screens are shown: notices a lost session, ends an idle one, and drops all data on leaving. */
export function useSessionWatch(): void {
  const project = useProject();
  const { id: user } = useCurrentUser();
  const client = useQueryClient();
  const { data: info } = useQuery(projectQueries.info(project));
  const minutes = idleMinutes(useSettings()['auto_sign_out']);
  const isLost = useLostSession()?.project === project;
  const leave = useLeave(project);

  useEffect(() => watchSession(client, project, user), [client, project, user]);

  const isGone = info?.authenticated === false;
  useEffect(() => {
    if (isGone && isHydrated(project)) setLostSession(project);
  }, [isGone, project]);

  useEffect(() => {
    const handle = (news: TabNews) => {
      if (news.project !== project) {
        const { queryKey } = projectQueries.info(news.project);
        void client.invalidateQueries({ queryKey, refetchType: 'none' });
      } else if (news.kind === 'signed-out') {
        markSignedOut(client, project);
        leave(news.isIdle);
      } else if (news.kind === 'ended') {
        setLostSession(project);
      } else if (news.kind === 'settled') {
        checkSession(project);
      } else if (news.kind === 'people') {
        void client.invalidateQueries({ queryKey: userQueries.me(project).queryKey });
        void client.invalidateQueries({ queryKey: [...itemQueries.everything(project), 'directus_users'] });
      } else if (news.kind === 'schema') {
        // A tab that is not looked at asks when it is.
        const refetchType = document.hidden ? 'none' : 'active';
        for (const queryKey of collectionQueries.schema(project)) {
          void client.invalidateQueries({ queryKey, refetchType });
        }
      } else if (news.user === null) {
        checkSession(project);
      } else if (news.user !== user && news.wasFound) {
        void settleDoubt(client, project, user);
      } else {
        if (news.user !== user) {
          // It was on purpose: this tab doesn't take the session back.
          forgetSignIn();
          void tellWhenSettled(project);
        }
        void noteHolder(client, project, user, news.user);
      }
    };
    return onTabNews(handle);
  }, [client, project, user, leave]);

  useEffect(
    () =>
      client.getMutationCache().subscribe(({ type, mutation }) => {
        if (type !== 'updated' || mutation.state.status !== 'success') return;
        const { mutationKey } = mutation.options;
        if (isPeopleWrite(mutationKey, project)) tellTabs({ kind: 'people', project });
        if (isSchemaWrite(mutationKey, project)) tellTabs({ kind: 'schema', project });
      }),
    [client, project],
  );

  useEffect(() => {
    if (minutes === null || isLost) return undefined;
    return watchIdle(minutes, () => {
      void endIdleSession(client, project);
      leave(true);
    });
  }, [minutes, isLost, client, project, leave]);

  useEffect(
    () => () => {
      forgetToasts();
      // Later than the screens' own goodbyes, which release what they held.
      setTimeout(() => forgetProject(client, project));
    },
    [client, project],
  );
}

/** So long, in ms, calls may take that this tab sent for a user who is not signed in any more. */
const longestCall = 60_000;

async function tellWhenSettled(project: string): Promise<void> {
  await callsSettled(project, longestCall);
  tellTabs({ kind: 'settled', project });
}

/** After another tab has come upon somebody else: asks the server, and tells that tab where it was overtaken. */
async function settleDoubt(client: QueryClient, project: string, user: number): Promise<void> {
  const whose = await resumeSession(client, project, user).catch(() => null);
  if (whose === 'same') tellTabs({ kind: 'signed-in', project, user });
}

/** Leaves the private screens; with unsaved edits they stay, under the sign-in, instead of being thrown away. */
function useLeave(project: string): (isIdle: boolean) => void {
  const router = useRouter();
  return useCallback(
    (isIdle) => {
      if (hasUnsaved()) {
        setLostSession(project);
        return;
      }
      const search = isIdle ? { error: 'true', code: inactive } : {};
      void router.navigate({ ...addresses.signIn(search), ignoreBlocker: true });
    },
    [project, router],
  );
}
