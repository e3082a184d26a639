import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { collectionMutations } from '#app/entities/collections/mutations.ts';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { softDeleteStatus } from '#app/entities/collections/rules.ts';
import type { Collection, Dependents } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { addresses } from '#app/session/addresses.ts';
import { useRelations } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { LostLinks } from './LostLinks.tsx';
import { linksTo } from './losses.ts';
import { useCleanUp } from './use-clean-up.ts';
import styles from './dialogs.module.css';

interface DeleteCollectionDialogProps {
  collection: Collection;
  fields: readonly Field[];
  /** As it is shown to the user. */
  name: string;
  onDeleted: () => void;
  onClose: () => void;
}

/** Says what goes with a collection; with items in it, its name has to be typed. */
export function DeleteCollectionDialog({
  collection,
  fields,
  name,
  onDeleted,
  onClose,
}: DeleteCollectionDialogProps) {
  const { t } = useTranslation('schema-dialogs');
  const project = useProject();
  const navigate = useNavigate();
  const formId = useId();
  const key = collection.collection;
  const remove = useMutation(collectionMutations.remove(project));
  const { data: dependents } = useQuery(collectionQueries.dependents(project, key));
  const cleanUp = useCleanUp();
  const links = linksTo(key, useRelations());
  const [typed, setTyped] = useState('');
  const isCounted = dependents !== undefined;
  // What could not be counted may be much.
  const mustType = isCounted && dependents.items !== 0;
  const isSure = isCounted && (!mustType || typed.trim() === key);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isSure || remove.isPending) return;
    try {
      await remove.mutateAsync(key);
    } catch {
      // The dialog says why.
      return;
    }
    onDeleted();
    await cleanUp(key, null);
    notify({ tone: 'good', title: t('remove.done') });
    await navigate({ ...addresses.dataModel(project), ignoreBlocker: true });
  };
  return (
    <Dialog
      title={t('remove.title', { name })}
      role="alertdialog"
      onClose={onClose}
      footer={
        <>
          <Button autoFocus onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="danger"
            type="submit"
            form={formId}
            pending={remove.isPending}
            aria-disabled={!isSure || undefined}
          >
            {t('remove.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles['losses']} onSubmit={(event) => void handleSubmit(event)}>
        <p>{t('remove.body')}</p>
        {isCounted ? (
          <Losses fields={fields.length} dependents={dependents} />
        ) : (
          <div aria-busy="true">
            <Skeleton height={80} />
          </div>
        )}
        {softDeleteStatus(collection) ? <p className={styles['muted']}>{t('remove.softHint')}</p> : null}
        <LostLinks links={links} />
        {mustType ? (
          <TextField
            label={t('remove.type', { name: key })}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            translate="no"
          />
        ) : null}
        {remove.error ? (
          <Notice tone="bad" title={t('remove.failed')}>
            {describeError(remove.error)}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  );
}

function Losses({ fields, dependents }: { fields: number; dependents: Dependents }) {
  const { t } = useTranslation('schema-dialogs');
  const { items, roles, bookmarks } = dependents;
  return (
    <ul className={styles['links']}>
      <li>{items === null ? t('losses.itemsUnknown') : t('losses.items', { count: items })}</li>
      <li>{t('losses.fields', { count: fields })}</li>
      {roles ? <li>{t('losses.roles', { count: roles })}</li> : null}
      {bookmarks ? <li>{t('losses.bookmarks', { count: bookmarks })}</li> : null}
    </ul>
  );
}
