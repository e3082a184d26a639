import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { forgetToasts } from '#app/components/feedback/toasts.ts';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { setLostSession, watchSession } from '#app/session/expiry.ts';
import { forgetProject, isHydrated } from '#app/session/hydrated.ts';
import { idleMinutes, watchIdle } from '#app/session/idle.ts';
import { useSettings } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { endSession, markSignedOut } from '#app/session/sign-out.ts';
import { hasUnsaved } from '#app/session/unsaved.ts';

/** Code of the sign-in message "signed out after a time without activity". */
const inactive = '101';

/** While private screens are shown: notices a lost session, ends an idle one, and drops all data on leaving. */
export function useSessionWatch(): void {
  const project = useProject();
  const client = useQueryClient();
  const router = useRouter();
  const { data: info } = useQuery(projectQueries.info(project));
  const minutes = idleMinutes(useSettings()['auto_sign_out']);

  useEffect(() => watchSession(project), [project]);

  const isGone = info?.authenticated === false;
  useEffect(() => {
    if (isGone && isHydrated(project)) setLostSession(project);
  }, [isGone, project]);

  useEffect(() => {
    if (minutes === null) return undefined;
    return watchIdle(minutes, () => {
      const end = async () => {
        // Whether or not the server can be told: this screen is not to be left open.
        await endSession(client, project).catch(() => markSignedOut(client, project));
        // What was typed stays under the sign-in dialog instead of being thrown away with the page.
        if (hasUnsaved()) setLostSession(project);
        else
          await router.navigate({
            to: '/login',
            search: { error: 'true', code: inactive },
            ignoreBlocker: true,
          });
      };
      void end();
    });
  }, [minutes, client, project, router]);

  useEffect(
    () => () => {
      forgetToasts();
      // Later than the screens' own goodbyes, which release what they held.
      setTimeout(() => forgetProject(client, project));
    },
    [client, project],
  );
}
