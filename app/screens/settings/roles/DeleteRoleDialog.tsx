import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { itemMutations } from '#app/entities/items/mutations.ts';
import { roleMutations } from '#app/entities/roles/mutations.ts';
import { roleQueries } from '#app/entities/roles/queries.ts';
import { isAdminRole, publicRole } from '#app/entities/roles/rules.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './roles.module.css';

/** People in one request. */
const portion = 100;

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
  const client = useQueryClient();
  const count = useQuery({ ...roleQueries.userCount(project, roleKey), staleTime: 0 });
  const roles = useQuery(roleQueries.names(project));
  const move = useMutation(itemMutations.updateMany(project, 'directus_users', 'id'));
  const remove = useMutation(roleMutations.remove(project));
  const [target, setTarget] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // What could not be counted may be many.
  const isEmpty = count.data === 0;
  const isCounting = count.isPending || (count.isFetching && count.data === undefined);

  const run = async () => {
    const people = await client.fetchQuery(roleQueries.userKeys(project, roleKey));
    if (people.length > 0 && target === null) {
      await count.refetch();
      setMissing(true);
      return;
    }
    for (let done = 0; done < people.length; done += portion) {
      await move.mutateAsync({
        keys: people.slice(done, done + portion),
        changes: { role: Number(target) },
      });
      setProgress({ done: Math.min(done + portion, people.length), total: people.length });
    }
    await remove.mutateAsync(roleKey);
    onDeleted();
  };
  const confirm = async () => {
    if (isBusy || isCounting) return;
    if (!isEmpty && target === null) {
      setMissing(true);
      return;
    }
    setFailure(null);
    setProgress(null);
    setBusy(true);
    try {
      await run();
    } catch (error) {
      setFailure(describeError(error));
    } finally {
      setBusy(false);
    }
  };
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
            pending={isBusy}
            aria-disabled={isCounting || undefined}
            onClick={() => void confirm()}
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
            {count.data === undefined
              ? t('remove.unknown')
              : isEmpty
                ? t('remove.none')
                : t('remove.some', { count: count.data })}
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
            onChange={(id) => {
              setTarget(id);
              setMissing(false);
            }}
            placeholder={t('remove.choose')}
            description={target !== null && isAdminRole(target) ? t('remove.admins') : undefined}
            error={isMissing ? t('remove.needed') : null}
            required
          />
        )}
      </div>
    </Dialog>
  );
}
