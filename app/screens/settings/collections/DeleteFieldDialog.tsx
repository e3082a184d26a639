import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { ConfirmDialog } from '#app/components/ui/ConfirmDialog.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldMutations } from '#app/entities/fields/mutations.ts';
import { fieldName, hasColumn } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useStatusFarewell } from '#app/screens/settings/permissions/use-status-farewell.tsx';
import { useRelations } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { LostLinks } from './LostLinks.tsx';
import { linksOfField } from './losses.ts';
import { useCleanUp } from './use-clean-up.ts';
import styles from './dialogs.module.css';

interface DeleteFieldDialogProps {
  collection: Collection;
  field: Field;
  onClose: () => void;
}

/** Asks before a field goes, and says what goes with it. */
export function DeleteFieldDialog({ collection, field, onClose }: DeleteFieldDialogProps) {
  const { t } = useTranslation('schema-dialogs');
  const project = useProject();
  const locale = useLocale();
  const name = collection.collection;
  const remove = useMutation(fieldMutations.remove(project, name));
  const { data: dependents } = useQuery(collectionQueries.dependents(project, name));
  const cleanUp = useCleanUp();
  const farewell = useStatusFarewell(collection, field);
  const links = linksOfField(name, field.field, useRelations());
  const items = dependents?.items;
  const handleConfirm = async () => {
    try {
      await remove.mutateAsync(field.field);
    } catch {
      // The dialog says why.
      return;
    }
    await cleanUp(name, field.field);
    await farewell.run();
    notify({ tone: 'good', title: t('field.removed') });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('field.removeTitle', { field: fieldName(field, locale) })}
      confirmLabel={t('field.removeConfirm')}
      cancelLabel={t('cancel')}
      tone="bad"
      pending={remove.isPending}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <div className={styles.losses}>
        <p>
          {!hasColumn(field)
            ? t('field.lostNoColumn')
            : items === undefined || items === null
              ? t('field.lostValues')
              : t('field.lostCount', { count: items })}
        </p>
        {field.type === 'status' ? <p>{t('field.lostStatus')}</p> : null}
        {farewell.question}
        <LostLinks links={links} />
        {remove.error ? (
          <Notice tone="bad" title={t('field.removeFailed')}>
            {describeError(remove.error)}
          </Notice>
        ) : null}
      </div>
    </ConfirmDialog>
  );
}
