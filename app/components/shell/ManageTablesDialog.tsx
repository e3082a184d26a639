import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { usePageWork } from '#app/components/feedback/use-work.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Checkbox } from '#app/components/ui/Checkbox.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { collectionMutations } from '#app/entities/collections/mutations.ts';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { portionsOf } from '#app/entities/items/portions.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './ManageTablesDialog.module.css';
import type { UnmanagedTable } from './unmanaged-tables.ts';

/**
 * Begins to manage tables, one after the other. It is the page's work: it goes on whatever screen is shown, says which tables
 * were refused and why, and what is done stays.
 */
function useManageTables() {
  const { t } = useTranslation('home');
  const { run } = usePageWork();
  const project = useProject();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(collectionMutations.update(project, true));
  return async (tables: readonly string[]) => {
    const { done } = await run<string>({
      title: t('tables.working', { count: tables.length }),
      portions: portionsOf(tables, 1),
      again: (left) => portionsOf(left, 1),
      labelOf: (table) => table,
      send: async (portion) => {
        for (const collection of portion) await mutateAsync({ collection, changes: { managed: true } });
      },
    });
    const stale = collectionQueries.schema(project);
    await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
    if (done.length > 0) notify({ tone: 'good', title: t('tables.done', { count: done.length }) });
  };
}

/** Tables of the database that are not managed, to be ticked and taken in. */
export default function ManageTablesDialog({
  tables,
  onClose,
}: {
  tables: readonly UnmanagedTable[];
  onClose: () => void;
}) {
  const { t } = useTranslation('home');
  const { t: tApp } = useTranslation();
  const manage = useManageTables();
  const [ticked, setTicked] = useState(
    () => new Set(tables.filter(({ hasKey }) => hasKey).map(({ name }) => name)),
  );
  const chosen = tables.filter(({ name }) => ticked.has(name)).map(({ name }) => name);
  const tick = (name: string, isOn: boolean) =>
    setTicked(
      (before) => new Set([...[...before].filter((entry) => entry !== name), ...(isOn ? [name] : [])]),
    );
  return (
    <Dialog
      title={t('tables.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{tApp('cancel')}</Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            onClick={() => {
              onClose();
              void manage(chosen);
            }}
          >
            {t('tables.confirm', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('tables.body')}</p>
      <Checkbox
        autoFocus
        isSelected={chosen.length === tables.length}
        isIndeterminate={chosen.length > 0 && chosen.length < tables.length}
        onChange={(isOn) => setTicked(new Set(isOn ? tables.map(({ name }) => name) : []))}
      >
        {t('tables.all')}
      </Checkbox>
      <ul className={styles.list} aria-label={t('tables.list')}>
        {tables.map(({ name, hasKey }) => (
          <li key={name}>
            <Checkbox
              isSelected={ticked.has(name)}
              onChange={(isOn) => tick(name, isOn)}
              description={hasKey ? undefined : t('tables.noKey')}
            >
              <bdi translate="no">{name}</bdi>
            </Checkbox>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
