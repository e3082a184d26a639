import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#app/components/ui/Notice.tsx';
import { WaitingRows } from '#app/screens/settings/Waiting.tsx';
import type { PermissionEdits } from '#app/screens/settings/permissions/use-permission-edits.ts';

const PermissionsPanel = lazy(() =>
  import('#app/screens/settings/permissions/PermissionsPanel.tsx').then((module) => ({
    default: module.PermissionsPanel,
  })),
);

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
  return (
    <Suspense fallback={<WaitingRows />}>
      <PermissionsPanel edits={edits} />
    </Suspense>
  );
}
