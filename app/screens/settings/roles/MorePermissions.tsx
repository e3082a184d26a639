import { useTranslation } from 'react-i18next';
import { PermissionChanges } from '#app/screens/settings/permissions/PermissionChanges.tsx';
import type { PermissionEdits } from '#app/screens/settings/permissions/use-permission-edits.ts';
import styles from './roles.module.css';

/** Among the changes of a role those of its permissions. */
export function MorePermissions({ edits }: { edits: PermissionEdits }) {
  const { t } = useTranslation('roles');
  return (
    <section className={styles.more} aria-label={t('permissionChanges')}>
      <h3 className={styles.partTitle}>{t('permissionChanges')}</h3>
      <PermissionChanges edits={edits} />
    </section>
  );
}
