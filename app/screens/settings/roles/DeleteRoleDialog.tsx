import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { roleQueries } from '#app/entities/roles/queries.ts';
import { isAdminRole, publicRole } from '#app/entities/roles/rules.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './roles.module.css';
import { useRoleDeletion } from './use-role-deletion.ts';

interface DeleteRoleDialogProps {
  roleKey: string;
  name: string;
  onDeleted: () => void;
  onClose: () => void;
}

/**
 * Asks before a role is deleted. The server deletes it whoever has it, and leaves them with a role that isn't there: so they
 * get another one first.
 */
export function DeleteRoleDialog({ roleKey, name, onDeleted, onClose }: DeleteRoleDialogProps) {
  const { t } = useTranslation('roles');
  const project = useProject();
  const deletion = useRoleDeletion(roleKey, onDeleted);
  const roles = useQuery(roleQueries.names(project));
  const { count, isCounting, isEmpty, target, progress, failure } = deletion;
  const others = (roles.data ?? []).filter(({ id }) => String(id) !== roleKey && id !== publicRole);
  return (
    <Dialog
      title={t('remove.title', { role: name })}
      role="alertdialog"
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button autoFocus onClick={onClose}>
            {t('remove.cancel')}
          </Button>
          <Button
            variant="danger"
            pending={deletion.isBusy}
            aria-disabled={isCounting || undefined}
            onClick={() => void deletion.confirm()}
          >
            {t(isEmpty ? 'remove.confirm' : 'remove.confirmMove')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        {failure === null ? null : (
          <Notice tone="bad" title={t('remove.failed')}>
            <p>{failure}</p>
            {progress ? <p>{t('remove.halfway', progress)}</p> : null}
          </Notice>
        )}
        {isCounting ? (
          <Skeleton height={48} />
        ) : (
          <p>
            {count === undefined
              ? t('remove.unknown')
              : isEmpty
                ? t('remove.none')
                : t('remove.some', { count })}
          </p>
        )}
        {isCounting || isEmpty ? null : (
          <Select
            label={t('remove.to')}
            items={others.map(({ id, name: other }) => ({
              id: String(id),
              label: other?.trim() || t('unnamed', { id }),
            }))}
            selectedKey={target}
            onChange={deletion.setTarget}
            placeholder={t('remove.choose')}
            description={target !== null && isAdminRole(target) ? t('remove.admins') : undefined}
            error={deletion.isMissing ? t('remove.needed') : null}
            required
          />
        )}
      </div>
    </Dialog>
  );
}
