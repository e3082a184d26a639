import { useTranslation } from 'react-i18next';
import { Spinner } from '#app/components/ui/Spinner.tsx';
import styles from '#app/components/page/message.module.css';

/** The full-page loader: shown once, until a project's data is there. */
export function LoadingScreen() {
  const { t } = useTranslation('sign-in');
  return (
    <main className={styles.center} aria-busy="true">
      <div className={styles.loading} role="status">
        <Spinner size={28} />
        <span>{t('fetchingData')}</span>
      </div>
    </main>
  );
}
