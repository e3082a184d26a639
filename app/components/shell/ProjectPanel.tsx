import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#app/components/ui/Icon.tsx';
import { SearchField } from '#app/components/page/SearchField.tsx';
import { relatedProjectQueries } from '#app/entities/related-projects/queries.ts';
import { serverQueries } from '#app/entities/server/queries.ts';
import { isAdmin } from '#app/entities/users/rules.ts';
import { apiRoot } from '#app/lib/api.ts';
import { useChosenProject } from '#app/session/chosen-project.ts';
import { addresses } from '#app/session/addresses.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { AddressLink } from './AddressLink.tsx';
import { CopyAddress } from './CopyAddress.tsx';
import { fits } from './filter-groups.ts';
import { LatencyGraph } from './LatencyGraph.tsx';
import styles from './ProjectPanel.module.css';
import { ProjectChoice } from './ProjectChoice.tsx';
import { useProjectInfos } from './use-project-infos.ts';

/** From more projects than this on one looks for them by typing. */
const manyProjects = 7;

/** What the server is and how it answers; the way to the other projects. `onClose` is called on leaving for one. */
export function ProjectPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'app']);
  const { data: samples = [] } = useQuery(serverQueries.latency());
  return (
    <div className={styles.panel}>
      <Choices onClose={onClose} />
      <section className={styles.part}>
        <h2 className={styles.title}>{t('connection')}</h2>
        <CopyAddress label={t('copyAddress')} address={apiRoot} />
        <LatencyGraph samples={samples} />
      </section>
    </div>
  );
}

function Choices({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'app']);
  const current = useProject();
  const { projects } = useChosenProject();
  const infos = useProjectInfos(projects);
  const related = useRelated(projects);
  const [text, setText] = useState('');
  const mayInstall = isAdmin(useCurrentUser());
  if (projects.length < 2 && related.length === 0 && !mayInstall) return null;
  const known = projects.map((key, index) => ({ key, info: infos[index] }));
  const shown = known.filter(({ key, info }) => fits(text, [key, info?.data?.project_name ?? null]));
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('projects')}</h2>
      {projects.length > manyProjects ? (
        <SearchField label={t('filterProjects')} size="dense" autoFocus value={text} onChange={setText} />
      ) : null}
      <ul className={styles.list}>
        {shown.map(({ key, info }) => (
          <li key={key}>
            <ProjectChoice
              project={key}
              name={info?.data?.project_name || key}
              isCurrent={key === current}
              isFailed={info?.isError === true}
              onChoose={onClose}
            />
          </li>
        ))}
        {related.map(({ name, url }) => (
          <li key={url}>
            <a className={styles.choice} href={url} target="_blank" rel="noopener noreferrer">
              <span className={styles.name}>{name}</span>
              <Icon name="open_in_new" size={16} />
            </a>
          </li>
        ))}
      </ul>
      {shown.length === 0 ? <p className={styles.none}>{t('noMatch', { text })}</p> : null}
      {mayInstall ? (
        <AddressLink to={addresses.install()} className={styles.choice} onClick={onClose}>
          <Icon name="add" size={16} />
          <span className={styles.name}>{t('newProject')}</span>
        </AddressLink>
      ) : null}
    </section>
  );
}

function useRelated(projects: readonly string[]) {
  return useQueries({
    queries: projects.map((key) => relatedProjectQueries.of(key)),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
}
