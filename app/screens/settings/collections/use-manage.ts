import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/components/feedback/confirm.ts';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { collectionMutations } from '#app/entities/collections/mutations.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { useProject } from '#app/session/project.tsx';

export interface Manage {
  /** Collections whose change is under way. */
  busy: ReadonlySet<string>;
  /** Takes a table in at once, or lets go of a collection after asking. */
  onToggle: (collection: Collection, name: string) => void;
}

/** Starting and stopping to manage collections, several at a time if need be. */
export function useManage(): Manage {
  const { t } = useTranslation('schema');
  const { mutateAsync } = useMutation(collectionMutations.update(useProject()));
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const toggle = useCallback(
    async ({ collection, managed }: Collection, name: string) => {
      if (managed && !(await askToStop(t, name))) return;
      setBusy((now) => new Set([...now, collection]));
      try {
        await mutateAsync({ collection, changes: { managed: !managed } });
        notify({ tone: 'good', title: t(managed ? 'manage.stopped' : 'manage.started') });
      } catch (error) {
        notify({ tone: 'bad', title: t('manage.failed', { name }), details: describeError(error), delay: 0 });
      } finally {
        setBusy((now) => new Set([...now].filter((entry) => entry !== collection)));
      }
    },
    [mutateAsync, t],
  );
  return { busy, onToggle: useCallback((...args) => void toggle(...args), [toggle]) };
}

function askToStop(t: ReturnType<typeof useTranslation<'schema'>>['t'], name: string): Promise<boolean> {
  return confirm({
    title: t('manage.stopTitle', { name }),
    body: t('manage.stopBody'),
    confirmLabel: t('manage.stopConfirm'),
    cancelLabel: t('manage.cancel'),
  });
}
