import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { type AnyRoute, type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandHost } from '#app/components/command/CommandHost.tsx';
import { ConfirmHost } from '#app/components/feedback/ConfirmHost.tsx';
import { guardPageDrops } from '#app/components/files/page-drop.ts';
import { WorkHost } from '#app/components/feedback/WorkHost.tsx';
import { ToastRegion } from '#app/components/feedback/ToastRegion.tsx';
import { BusyBar } from '#app/components/ui/BusyBar.tsx';
import { preloadMenus } from '#app/components/ui/Menu.tsx';
import { PersonHost } from '#app/components/people/PersonHost.tsx';
import { SkipLink } from '#app/components/ui/SkipLink.tsx';
import { extensionQueries } from '#app/entities/extensions/queries.ts';
import { extensionKinds } from '#app/entities/extensions/types.ts';
import { savesData } from '#app/lib/connection.ts';
import { watchKeyboard } from '#app/lib/keyboard-inset.ts';
import { awaitRest, useIsAtRest } from '#app/session/at-rest.ts';
import { useProject } from '#app/session/project.tsx';
import { ownValue } from '#app/lib/own-value.ts';
import { FrameContext, mainId } from './frame.ts';
import { ModuleBar } from './ModuleBar.tsx';
import { NavSidebar } from './NavSidebar.tsx';
import { SessionDialogs } from './SessionDialogs.tsx';
import styles from './Shell.module.css';
import { useFrameState } from './use-frame-state.ts';
import { useProjectLooks } from './use-project-looks.ts';
import { useRefusedOrigins } from './use-refused-origins.ts';
import { useSessionWatch } from './use-session-watch.ts';
import { useVisits } from './use-visits.ts';

/** Everything around a private screen, and what goes on as long as one is shown. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['shell', 'app']);
  const frame = useFrameState();
  const isNavigating = useRouterState({ select: (state) => state.isLoading });
  // Writing down the page is nobody's wait.
  const isSaving =
    useIsMutating({ predicate: ({ options }) => !options.mutationKey?.includes('track-page') }) > 0;
  useProjectLooks();
  useSessionWatch();
  useVisits();
  useRefusedOrigins();
  useEffect(guardPageDrops, []);
  useEffect(watchKeyboard, []);
  useAsides();
  return (
    <FrameContext value={frame}>
      <SkipLink target={mainId}>{t('shell:frame.skip')}</SkipLink>
      <BusyBar busy={isNavigating || isSaving} label={t('shell:frame.working')} />
      <div className={styles.frame}>
        <ModuleBar />
        <NavSidebar />
        <div className={styles.stage}>{children}</div>
      </div>
      <ToastRegion
        label={t('shell:frame.notifications')}
        closeLabel={t('close', { ns: 'app' })}
        closeAllLabel={t('closeAll')}
        moreText={(count) => t('moreNotifications', { count })}
      />
      <ConfirmHost />
      <WorkHost />
      <CommandHost />
      <PersonHost />
      <SessionDialogs />
    </FrameContext>
  );
}

/** What the first screen does without, and the next act most likely needs. */
function useAsides(): void {
  const project = useProject();
  const client = useQueryClient();
  const router = useRouter();
  const isAtRest = useIsAtRest();
  useEffect(() => awaitRest(client), [client]);
  useEffect(() => {
    if (!isAtRest) return;
    for (const kind of extensionKinds) void client.prefetchQuery(extensionQueries.list(project, kind));
    if (savesData()) return;
    preloadMenus();
    void preloadScreens(router);
  }, [isAtRest, client, project, router]);
}

/** The screens that most clicks lead to, one after the other. */
async function preloadScreens(router: AnyRouter): Promise<void> {
  const likely = ['/$project/collections/$collection/', '/$project/collections/$collection/$primaryKey'];
  for (const id of likely) {
    const route: AnyRoute | undefined = ownValue(router.routesById, id);
    if (route) await router.loadRouteChunk(route)?.catch(() => undefined);
  }
}
