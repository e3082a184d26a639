import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#app/components/shell/describe-error.ts';
import { PublicFrame } from '#app/components/shell/PublicFrame.tsx';
import { Spinner } from '#app/components/ui/Spinner.tsx';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { Failure } from '#app/screens/public/login/ProjectProblems.tsx';
import { isNotInstalled } from '#app/session/api-errors.ts';
import { InstallWizard } from './InstallWizard.tsx';
import styles from './install.module.css';

/** Sets up a project: the first of a server, or one more. */
export function InstallScreen() {
  const { t } = useTranslation('install');
  const list = useQuery({ ...projectQueries.keys(), retryOnMount: false });
  const found = list.isSuccess ? 'more' : isNotInstalled(list.error) ? 'first' : null;
  // What it was at the beginning counts: at the end of a first install the server does have a project.
  const [kind, setKind] = useState(found);
  if (kind === null && found !== null) setKind(found);
  return (
    <PublicFrame title={t('title')} wide>
      {kind !== null ? (
        <InstallWizard isFirst={kind === 'first'} />
      ) : list.isError ? (
        <Failure title={describeError(list.error)} query={list} />
      ) : (
        <div className={styles.waiting} role="status">
          <Spinner size={20} />
          {t('checking')}
        </div>
      )}
    </PublicFrame>
  );
}
