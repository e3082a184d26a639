import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { notify } from '#app/components/feedback/toasts.ts';
import { FormDialog } from '#app/components/form/FormDialog.tsx';
import { useSmallForm } from '#app/components/form/use-small-form.ts';
import { TemplateField } from '#app/components/template/TemplateField.tsx';
import { displayTemplate, suggestedTemplate, withDisplayTemplate } from '#app/entities/collections/naming.ts';
import { primaryKeyField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldMutations } from '#app/entities/fields/mutations.ts';
import { namingPaths } from '#app/entities/items/naming-paths.ts';
import { resolvePath } from '#app/entities/items/paths.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { listOf } from '#app/i18n/set-apart.ts';
import { renderTemplate, templatePaths } from '#app/lib/template.ts';
import { useCollections, usePermissions, useRelations } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './dialogs.module.css';

interface NamingDialogProps {
  collection: Collection;
  onClose: () => void;
}

/** How the items of a collection are named wherever one stands for itself: by fields, with a look at a real one. */
export default function NamingDialog({ collection, onClose }: NamingDialogProps) {
  const { t } = useTranslation('schema');
  const project = useProject();
  const locale = useLocale();
  const schema = { collections: useCollections(), relations: useRelations(), permissions: usePermissions() };
  const update = useMutation(fieldMutations.update(project, collection.collection));
  const key = primaryKeyField(collection);
  const unknownIn = (template: string) =>
    templatePaths(template).filter((path) => resolvePath(schema, collection, path) === null);
  const form = useSmallForm({
    initialValues: { template: displayTemplate(collection) ?? '' },
    schema: object({
      template: string()
        .trim()
        .test('known', 'unknown', (template) => unknownIn(template ?? '').length === 0)
        .test('fields', 'noField', (template) => !template || templatePaths(template).length > 0),
    }),
    messages: {
      unknown: (value) => t('naming.unknown', { list: listOf(unknownIn(String(value)), locale) }),
      noField: t('naming.noField'),
    },
    onSubmit: async ({ template }) => {
      if (!key) return;
      const options = withDisplayTemplate(key.options, template.trim() || null);
      await update.mutateAsync({ field: key.field, changes: { options } });
      notify({ tone: 'good', title: t('naming.saved') });
      onClose();
    },
  });
  const suggested = suggestedTemplate(collection);
  const template = form.values.template.trim() || suggested;
  return (
    <FormDialog
      form={form}
      title={t('naming.title')}
      confirmLabel={t('naming.save')}
      failed={t('naming.failed')}
      isDismissable={!form.dirty}
      onClose={onClose}
    >
      <p>{t('naming.body')}</p>
      <TemplateField
        {...form.field('template')}
        label={t('naming.template')}
        description={t('naming.suggested', { template: suggested })}
        paths={namingPaths(schema, collection, locale)}
        autoFocus
      />
      <Preview collection={collection} template={template} isKnown={unknownIn(template).length === 0} />
    </FormDialog>
  );
}

interface PreviewProps {
  collection: Collection;
  template: string;
  isKnown: boolean;
}

/** The first items by that name. */
function Preview({ collection, template, isKnown }: PreviewProps) {
  const { t } = useTranslation('schema');
  const project = useProject();
  const fields = templatePaths(template);
  const { data } = useQuery({
    ...itemQueries.window(project, collection.collection, { fields, sort: null }, 0, 3),
    enabled: isKnown && fields.length > 0,
    placeholderData: (before) => before,
  });
  if (!data) return null;
  if (data.length === 0) return <p>{t('naming.noItems')}</p>;
  return (
    <div>
      <p className={styles.previewTitle}>{t('naming.preview')}</p>
      <ul className={styles.preview} aria-live="polite">
        {data.map((item, at) => (
          <li key={at}>
            <bdi>{renderTemplate(template, item) || '–'}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
