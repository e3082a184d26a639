import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { notify } from '#app/components/feedback/toasts.ts';
import { FormDialog } from '#app/components/form/FormDialog.tsx';
import { useSmallForm } from '#app/components/form/use-small-form.ts';
import { Select } from '#app/components/ui/Select.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { collectionName, collectionOf, isSystem } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldMutations } from '#app/entities/fields/mutations.ts';
import { normalName } from '#app/entities/fields/normal-name.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { permissionMutations } from '#app/entities/permissions/mutations.ts';
import { permissionQueries } from '#app/entities/permissions/queries.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useCollections } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { copiedLimits, copyOf, freeName } from './duplicate-rules.ts';

type Collections = Readonly<Record<string, Collection>>;

const fieldsOf = (collections: Collections, key: string) =>
  Object.keys(collectionOf(collections, key)?.fields ?? {});

interface CopyValues {
  target: string;
  name: string;
}

const copySchema = (collections: Collections) =>
  object({
    target: string().required(),
    name: string()
      .required('required')
      .test('taken', 'taken', (name, { parent }) =>
        fieldsOf(collections, (parent as CopyValues).target).every((other) => other.toLowerCase() !== name),
      ),
  });

/** Asks where to and by which name a field is copied, and copies it. */
export default function DuplicateDialog({ field, onClose }: { field: Field; onClose: () => void }) {
  const { t } = useTranslation('schema-dialogs');
  const project = useProject();
  const locale = useLocale();
  const collections = useCollections();
  const client = useQueryClient();
  const form = useSmallForm({
    initialValues: {
      target: field.collection,
      name: freeName(field.field, new Set(fieldsOf(collections, field.collection))),
    },
    schema: copySchema(collections),
    messages: { required: t('copy.required'), taken: t('copy.taken') },
    onSubmit: async ({ target, name }) => {
      const [rows, there] = await Promise.all(
        [field.collection, target].map((of) =>
          client.fetchQuery(permissionQueries.ofCollection(project, of)),
        ),
      );
      const update = copiedLimits(field, { target, name }, rows ?? [], there ?? []);
      // First, so that the copy is open to nobody for a moment: a name in such a list means nothing without its field.
      if (update.length > 0) await limit.mutateAsync({ create: [], update, remove: [] });
      await create.mutateAsync(copyOf(field, target, name, fieldsOf(collections, target).length));
      notify({ tone: 'good', title: t('field.created') });
      onClose();
    },
  });
  const { values, setFieldValue } = form;
  const create = useMutation(fieldMutations.create(project, values.target));
  const limit = useMutation(permissionMutations.save(project));
  const choices = useMemo(
    () =>
      Object.values(collections)
        .filter(({ collection }) => !isSystem(collection))
        .map((one) => ({ id: one.collection, label: collectionName(one, locale) }))
        .sort((a, b) => a.label.localeCompare(b.label, locale)),
    [collections, locale],
  );
  return (
    <FormDialog
      form={form}
      title={t('copy.title', { field: fieldName(field, locale) })}
      size="sm"
      confirmLabel={t('new.create')}
      failed={t('copy.failed')}
      onClose={onClose}
    >
      <Select
        label={t('copy.target')}
        items={choices}
        selectedKey={values.target}
        onChange={(next) => void setFieldValue('target', next ?? field.collection)}
      />
      <TextField
        {...form.field('name')}
        onChange={(text) => void setFieldValue('name', normalName(text))}
        label={t('copy.name')}
        description={t('copy.hint')}
        required
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        translate="no"
      />
    </FormDialog>
  );
}
