import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PublicFrame } from '#app/components/shell/PublicFrame.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { projectQueries } from '#app/entities/projects/queries.ts';
import styles from './public-page.module.css';

/** What a server without any project shows. */
export function InstallScreen() {
  const { t } = useTranslation('sign-in');
  const list = useQuery({ ...projectQueries.keys(), retryOnMount: false });
  if (list.isSuccess) {
    return (
      <PublicFrame title={t('install.installed')}>
        <div className={styles['stack']}>
          <p>{t('install.installedBody')}</p>
          <Link to="/login" className={buttonClass({ variant: 'primary' })}>
            {t('reset.toSignIn')}
          </Link>
        </div>
      </PublicFrame>
    );
  }
  return (
    <PublicFrame title={t('install.title')}>
      <div className={styles['stack']}>
        <p>{t('install.body')}</p>
        <Button variant="primary" pending={list.isFetching} onClick={() => void list.refetch()}>
          {t('install.check')}
        </Button>
      </div>
    </PublicFrame>
  );
}
