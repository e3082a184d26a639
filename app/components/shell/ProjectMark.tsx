import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { projectImageUrl } from '#app/entities/projects/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { firstLetter } from '#app/lib/first-letter.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './ModuleBar.module.css';

/** The project's logo, else the first sign of its name, on its colour. */
export function ProjectMark() {
  const project = useProject();
  const { data: info } = useQuery(projectQueries.info(project));
  const logo = projectImageUrl(info?.project_logo);
  const [broken, setBroken] = useState<string | null>(null);
  const initial = firstLetter(info?.project_name || project, useLocale());
  return (
    <div className={styles.mark} aria-hidden="true">
      {logo && logo !== broken ? (
        <img src={logo} alt="" onError={() => setBroken(logo)} />
      ) : (
        <span className={styles.initial}>{initial}</span>
      )}
    </div>
  );
}
