import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { useTranslation } from 'react-i18next';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { tipHandlers } from '#app/components/ui/native-tip.ts';
import { Popover } from '#app/components/ui/Popover.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { serverQueries } from '#app/entities/server/queries.ts';
import { signalStrength } from '#app/entities/server/rules.ts';
import { apiRoot } from '#app/lib/api.ts';
import { useIsAtRest } from '#app/session/at-rest.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './NavSidebar.module.css';

const ProjectPanel = lazyPart(async () => ({ default: (await import('./ProjectPanel.tsx')).ProjectPanel }));

/** The project's name and how well the server is reached; opened, more about both, and the way to other projects. */
export function ProjectSwitcher() {
  const { t } = useTranslation(['app', 'shell']);
  const project = useProject();
  const button = useRef<HTMLButtonElement>(null);
  const path = useRouterState({ select: (state) => state.location.pathname });
  // Open on one page only: wherever Back leads to, it is closed there.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === path;
  const setOpen = (isWanted: boolean) => setOpenedAt(isWanted ? path : null);
  const { data: info } = useQuery(projectQueries.info(project));
  const { data: samples = [] } = useQuery({ ...serverQueries.latency(), enabled: useIsAtRest() });
  const sample = samples.at(-1);
  const name = info?.project_name || project;
  const latency = !sample
    ? t('shell:frame.latencyWaiting')
    : sample.latency < 0
      ? t('shell:frame.latencyNone')
      : t('shell:frame.latency', { ms: sample.latency });
  const facts = `${t('shell:frame.apiAddress', { address: apiRoot })} · ${latency}`;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.switch}
        aria-label={`${t('shell:frame.project')}: ${name}. ${facts}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        {...tipHandlers(`${name} · ${facts}`)}
      >
        <Glyph name={`signal_${signalStrength(sample)}`} size={18} />
        <span className={styles.projectName}>{name}</span>
        <Glyph name="expand" size={16} />
      </button>
      <Popover triggerRef={button} isOpen={isOpen} onOpenChange={setOpen} label={t('shell:frame.project')}>
        <Suspense fallback={<Skeleton width={288} height={180} />}>
          <ProjectPanel onClose={() => setOpen(false)} />
        </Suspense>
      </Popover>
    </>
  );
}
