import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PublicFrame } from '#app/components/shell/PublicFrame.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { ProjectProblems } from '#app/screens/public/login/ProjectProblems.tsx';
import { addresses } from '#app/session/addresses.ts';
import { useChosenProject } from '#app/session/chosen-project.ts';
import { AcceptForm } from './AcceptForm.tsx';
import styles from './password.module.css';

const route = getRouteApi('/accept-invite');

export function AcceptInviteScreen() {
  const { t } = useTranslation('password');
  const { token } = route.useSearch();
  const chosen = useChosenProject();
  const { project } = chosen;
  const info = useQuery({ ...projectQueries.info(project ?? ''), enabled: project !== null });
  return (
    <PublicFrame title={t('invitation.title')} info={info.data}>
      <div className={styles.stack}>
        <ProjectProblems chosen={chosen} info={info} />
        {token === undefined ? (
          <>
            <Notice tone="bad" title={t('invitation.missing')}>
              {t('invitation.missingBody')}
            </Notice>
            <Link {...addresses.signIn()}>{t('toSignIn')}</Link>
          </>
        ) : (
          <AcceptForm
            key={token}
            project={project}
            name={info.data?.project_name ?? project ?? ''}
            token={token}
          />
        )}
      </div>
    </PublicFrame>
  );
}
