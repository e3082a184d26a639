import { useTranslation } from 'react-i18next';
import { UsageList, type UsageListProps } from './UsageList.tsx';
import styles from './usages.module.css';

/** What uses items, below a question about them. */
export default function UsageNote(props: UsageListProps) {
  const { t } = useTranslation('usages');
  return (
    <section className={styles.note} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <UsageList {...props} />
    </section>
  );
}
