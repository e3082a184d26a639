import { useIsMutating } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmHost } from '#app/components/feedback/ConfirmHost.tsx';
import { ToastRegion } from '#app/components/feedback/ToastRegion.tsx';
import { BusyBar } from '#app/components/ui/BusyBar.tsx';
import { SkipLink } from '#app/components/ui/SkipLink.tsx';
import { useLostSession } from '#app/session/expiry.ts';
import { useProject } from '#app/session/project.tsx';
import { type Frame, FrameContext, mainId } from './frame.ts';
import { ModuleBar } from './ModuleBar.tsx';
import { NavSidebar } from './NavSidebar.tsx';
import styles from './Shell.module.css';
import { useProjectLooks } from './use-project-looks.ts';
import { useSessionWatch } from './use-session-watch.ts';
import { useVisits } from './use-visits.ts';

const ReloginDialog = lazy(async () => ({ default: (await import('./ReloginDialog.tsx')).ReloginDialog }));

/** Everything around a private screen, and what goes on as long as one is shown. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const project = useProject();
  const frame = useFrameState();
  const isNavigating = useRouterState({ select: (state) => state.isLoading });
  // Writing down the page is nobody's wait.
  const isSaving =
    useIsMutating({ predicate: ({ options }) => !options.mutationKey?.includes('track-page') }) > 0;
  const isLost = useLostSession() === project;
  useProjectLooks();
  useSessionWatch();
  useVisits();
  return (
    <FrameContext value={frame}>
      <SkipLink target={mainId}>{t('shell.skip')}</SkipLink>
      <BusyBar busy={isNavigating || isSaving} label={t('shell.working')} />
      <div className={styles['frame']}>
        <ModuleBar />
        <NavSidebar />
        <div className={styles['stage']}>{children}</div>
      </div>
      <ToastRegion label={t('shell.notifications')} closeLabel={t('close')} />
      <ConfirmHost />
      {isLost ? (
        <Suspense fallback={null}>
          <ReloginDialog />
        </Suspense>
      ) : null}
    </FrameContext>
  );
}

/** Both side bars close when the path changes, before the new page may open one. */
function useFrameState(): Frame {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [shown, setShown] = useState(path);
  const [isNavOpen, setNavOpen] = useState(false);
  const [isInfoOpen, setInfoOpen] = useState(false);
  if (path !== shown) {
    setShown(path);
    setNavOpen(false);
    setInfoOpen(false);
  }
  return useMemo(() => ({ isNavOpen, setNavOpen, isInfoOpen, setInfoOpen }), [isNavOpen, isInfoOpen]);
}
