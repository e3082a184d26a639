import { useQueries, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { MenuButton } from '#app/components/ui/Menu.tsx';
import { tipHandlers } from '#app/components/ui/native-tip.ts';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { serverQueries } from '#app/entities/server/queries.ts';
import { signalStrength } from '#app/entities/server/rules.ts';
import { apiRoot } from '#app/lib/api.ts';
import { useChosenProject } from '#app/session/chosen-project.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './NavSidebar.module.css';

/** The project's name and how well the server is reached; with several projects, the way to the others. */
export function ProjectSwitcher() {
  const { t } = useTranslation();
  const project = useProject();
  const { projects } = useChosenProject();
  const navigate = useNavigate();
  const [wasOpened, setOpened] = useState(false);
  const { data: info } = useQuery(projectQueries.info(project));
  // The names of the others are asked for when somebody looks.
  const infos = useQueries({
    queries: projects.map((key) => ({ ...projectQueries.info(key), enabled: wasOpened })),
  });
  const { data: samples } = useQuery(serverQueries.latency());
  const sample = samples?.at(-1);
  const name = info?.project_name || project;
  const latency = !sample
    ? t('shell.latencyWaiting')
    : sample.latency < 0
      ? t('shell.latencyNone')
      : t('shell.latency', { ms: sample.latency });
  const facts = `${t('shell.apiAddress', { address: apiRoot })} · ${latency}`;
  const inside = (
    <>
      <Glyph name={`signal_${signalStrength(sample)}`} size={18} />
      <span className={styles['projectName']}>{name}</span>
    </>
  );
  if (projects.length < 2) {
    return (
      <div className={styles['head']} {...tipHandlers(facts)}>
        {inside}
        <VisuallyHidden>{facts}</VisuallyHidden>
      </div>
    );
  }
  return (
    <div className={styles['head']} {...tipHandlers(facts)}>
      <MenuButton
        plain
        className={styles['switch']}
        label={`${t('shell.project')}: ${name}. ${facts}`}
        onOpenChange={(isOpen) => isOpen && setOpened(true)}
        trigger={
          <>
            {inside}
            <Glyph name="expand" size={16} />
          </>
        }
        items={projects.map((key, index) => ({
          id: key,
          label: infos[index]?.data?.project_name || key,
          selected: key === project,
        }))}
        onAction={(key) => {
          if (key !== project) void navigate({ to: '/$project', params: { project: key } });
        }}
      />
    </div>
  );
}
