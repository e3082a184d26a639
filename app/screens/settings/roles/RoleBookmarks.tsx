import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { presetQueries } from '#app/entities/collection-presets/queries.ts';
import { BookmarkTable } from '#app/screens/settings/bookmarks/BookmarkTable.tsx';
import { useProject } from '#app/session/project.tsx';
import styles from './roles.module.css';

/** The bookmarks that the people of a role have by it, where there are any. */
export default function RoleBookmarks({ roleKey }: { roleKey: string }) {
  const { t } = useTranslation('bookmarks');
  const { data } = useQuery(presetQueries.shared(useProject()));
  const own = data?.filter(({ role }) => String(role) === roleKey) ?? [];
  if (own.length === 0) return null;
  return (
    <section className={styles.part} aria-label={t('ofRole')}>
      <h2 className={styles.partTitle}>{t('ofRole')}</h2>
      <BookmarkTable bookmarks={own} />
    </section>
  );
}
