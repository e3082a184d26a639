import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PublicFrame } from '#app/components/shell/PublicFrame.tsx';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { useChosenProject } from '#app/session/chosen-project.ts';
import { ProjectChooser } from '#app/screens/public/login/ProjectChooser.tsx';
import { ProjectProblems } from '#app/screens/public/login/ProjectProblems.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RequestForm } from './RequestForm.tsx';
import styles from './password.module.css';

const route = getRouteApi('/reset-password');

export function ResetPasswordScreen() {
  const { t } = useTranslation('password');
  const { token } = route.useSearch();
  const chosen = useChosenProject();
  const { project, projects } = chosen;
  const info = useQuery({ ...projectQueries.info(project ?? ''), enabled: project !== null });
  return (
    <PublicFrame title={t(token ? 'newTitle' : 'title')} info={info.data}>
      <div className={styles.stack}>
        {projects.length > 1 ? <ProjectChooser projects={projects} current={project} /> : null}
        <ProjectProblems chosen={chosen} info={info} />
        {token ? (
          <NewPasswordForm key={token} project={project} token={token} />
        ) : (
          <RequestForm project={project} />
        )}
      </div>
    </PublicFrame>
  );
}
