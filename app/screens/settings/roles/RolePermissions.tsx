import { useTranslation } from 'react-i18next';
import { Notice } from '#app/components/ui/Notice.tsx';
import { PermissionsPanel } from '#app/screens/settings/permissions/PermissionsPanel.tsx';
import type { PermissionEdits } from '#app/screens/settings/permissions/use-permission-edits.ts';

/** What the role may do; null for administrators, whose permissions nobody edits. */
export function RolePermissions({ edits }: { edits: PermissionEdits | null }) {
  const { t } = useTranslation('roles');
  if (!edits) {
    return (
      <Notice tone="info" role="note" title={t('adminNotice.title')}>
        {t('adminNotice.body')}
      </Notice>
    );
  }
  return <PermissionsPanel edits={edits} />;
}
