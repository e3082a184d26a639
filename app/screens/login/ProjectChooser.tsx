import { useQueries } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { setCurrentProject } from '#app/session/current-project.ts';
import styles from './login.module.css';

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
  const infos = useQueries({ queries: projects.map((project) => projectQueries.info(project)) });
  return (
    <div className={styles['chooser']}>
      <label className={styles['label']} htmlFor={id}>
        {t('project')}
      </label>
      <span className={styles['selectBox']}>
        <select
          id={id}
          className={styles['select']}
          value={current ?? ''}
          onChange={(event) => setCurrentProject(event.target.value)}
        >
          {projects.map((project, index) => (
            <option key={project} value={project}>
              {infos[index]?.data?.project_name || project}
            </option>
          ))}
        </select>
        <Glyph name="expand" size={18} className={styles['arrow']} />
      </span>
    </div>
  );
}
