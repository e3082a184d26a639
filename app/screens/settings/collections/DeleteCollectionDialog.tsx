import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { notify } from '#app/components/feedback/toasts.ts';
import { FormDialog } from '#app/components/form/FormDialog.tsx';
import { useSmallForm } from '#app/components/form/use-small-form.ts';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { collectionMutations } from '#app/entities/collections/mutations.ts';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { softDeleteStatus } from '#app/entities/collections/rules.ts';
import type { Collection, Dependents } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { addresses } from '#app/session/addresses.ts';
import { useCollections, useRelations } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { LostLinks } from './LostLinks.tsx';
import { languageUses, linksTo } from './losses.ts';
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
export default function DeleteCollectionDialog({
  collection,
  fields,
  name,
  onDeleted,
  onClose,
}: DeleteCollectionDialogProps) {
  const { t } = useTranslation('schema-dialogs');
  const project = useProject();
  const navigate = useNavigate();
  const key = collection.collection;
  const remove = useMutation(collectionMutations.remove(project));
  const { data: dependents } = useQuery(collectionQueries.dependents(project, key));
  const cleanUp = useCleanUp();
  const links = [...linksTo(key, useRelations()), ...languageUses(key, useCollections())];
  const isCounted = dependents !== undefined;
  // What could not be counted may be much.
  const mustType = isCounted && dependents.items !== 0;
  const schema = object({ typed: mustType ? string().trim().oneOf([key], 'mismatch') : string() });
  const form = useSmallForm({
    initialValues: { typed: '' },
    schema,
    // The button says that something is missing.
    messages: { mismatch: '' },
    onSubmit: async () => {
      if (!isCounted) return;
      await remove.mutateAsync(key);
      onDeleted();
      await cleanUp(key, null);
      notify({ tone: 'good', title: t('remove.done') });
      await navigate({ ...addresses.dataModel(project), ignoreBlocker: true });
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('remove.title', { name })}
      tone="bad"
      isReady={isCounted && schema.isValidSync(form.values)}
      confirmLabel={t('remove.confirm')}
      failed={t('remove.failed')}
      onClose={onClose}
    >
      <p>{t('remove.body')}</p>
      {isCounted ? (
        <Losses fields={fields.length} dependents={dependents} />
      ) : (
        <div aria-busy="true">
          <Skeleton height={80} />
        </div>
      )}
      {softDeleteStatus(collection) ? <p className={styles.muted}>{t('remove.softHint')}</p> : null}
      <LostLinks links={links} />
      {mustType ? (
        <TextField
          {...form.field('typed')}
          label={t('remove.type', { name: key })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          translate="no"
        />
      ) : null}
    </FormDialog>
  );
}

function Losses({ fields, dependents }: { fields: number; dependents: Dependents }) {
  const { t } = useTranslation('schema-dialogs');
  const { items, roles, bookmarks, views, webhooks } = dependents;
  return (
    <ul className={styles.links}>
      <li>{items === null ? t('losses.itemsUnknown') : t('losses.items', { count: items })}</li>
      <li>{t('losses.fields', { count: fields })}</li>
      {roles ? <li>{t('losses.roles', { count: roles })}</li> : null}
      {bookmarks ? <li>{t('losses.bookmarks', { count: bookmarks })}</li> : null}
      {views ? <li>{t('losses.views', { count: views })}</li> : null}
      {webhooks ? <li>{t('losses.webhooks', { count: webhooks })}</li> : null}
    </ul>
  );
}
