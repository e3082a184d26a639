import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { askedForName, projectLabels } from '#app/entities/projects/rules.ts';
import { clip } from '#app/lib/plain-text.ts';
import { setCurrentProject } from '#app/session/current-project.ts';
import styles from './login.module.css';

/** So many projects are asked for their names at once; the others when somebody is about to look at the list. */
const namedAtOnce = 12;

/** The browser's own select: known to every hand and every phone, and no weight on this page. */
export function ProjectChooser({
  projects,
  current,
}: {
  projects: readonly string[];
  current: string | null;
}) {
  const { t } = useTranslation('sign-in');
  const id = useId();
  const names = useProjectNames(projects);
  const labels = projectLabels(projects, (project) => names.byProject.get(project));
  return (
    <div className={styles.chooser}>
      <label className={styles.label} htmlFor={id}>
        {t('project')}
      </label>
      <span className={styles.selectBox}>
        <select
          id={id}
          className={styles.select}
          value={current ?? ''}
          onFocus={names.askAll}
          onPointerEnter={names.askAll}
          onChange={(event) => setCurrentProject(event.target.value)}
        >
          {projects.map((project, index) => (
            <option key={project} value={project}>
              {clip(labels[index] ?? project, 80)}
            </option>
          ))}
        </select>
        <Glyph name="expand" size={18} className={styles.arrow} />
      </span>
    </div>
  );
}

/** Names as they come, a few asked for at a time: neither many projects nor a slow one hold up the sign-in. */
function useProjectNames(projects: readonly string[]) {
  const client = useQueryClient();
  const [isAll, setAll] = useState(false);
  const isSettled = (project: string) => {
    const state = client.getQueryState(projectQueries.info(project).queryKey);
    return state !== undefined && state.status !== 'pending';
  };
  const asked = askedForName(isAll ? projects : projects.slice(0, namedAtOnce), isSettled);
  const infos = useQueries({
    queries: projects.map((project) => ({ ...projectQueries.info(project), enabled: asked.has(project) })),
  });
  const byProject = new Map(projects.map((project, index) => [project, infos[index]?.data?.project_name]));
  return { byProject, askAll: () => setAll(true) };
}
