import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { FormDialog } from '#app/components/form/FormDialog.tsx';
import { useSmallForm } from '#app/components/form/use-small-form.ts';
import { TemplateField } from '#app/components/template/TemplateField.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { nameTemplate } from '#app/entities/collections/naming.ts';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { readPaths, titleOf } from '#app/entities/items/item-titles.ts';
import { namingPaths } from '#app/entities/items/naming-paths.ts';
import { resolvePath } from '#app/entities/items/paths.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import {
  hasLanguage,
  languagePath,
  maxLength,
  previewAddress,
  previewPaths,
  templateProblem,
} from '#app/entities/previews/rules.ts';
import type { PreviewTemplate } from '#app/entities/previews/types.ts';
import { AddressGaps } from '#app/editing/preview/PreviewNotices.tsx';
import { usePreviewLanguages } from '#app/editing/preview/use-preview-address.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { listOf } from '#app/i18n/set-apart.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { useCollections, usePermissions, useRelations } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './dialogs.module.css';

interface PreviewDialogProps {
  collection: Collection;
  /** Null for a new one. */
  preview: PreviewTemplate | null;
  /** Names of the others. */
  others: readonly string[];
  onSave: (preview: PreviewTemplate) => Promise<void>;
  onClose: () => void;
}

const anyLanguage = { name: '', url: `https://x/{{${languagePath}}}` };

/** A preview: what it is called, and its address with fields in it; with the address of a real item. */
export default function PreviewDialog({ collection, preview, others, onSave, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('preview-setup');
  const locale = useLocale();
  const schema = { collections: useCollections(), relations: useRelations(), permissions: usePermissions() };
  const languages = usePreviewLanguages(collection, anyLanguage);
  const hasTranslations = Object.values(collection.fields).some(({ type }) => type === 'translation');
  const resolved = (path: string) => resolvePath(schema, collection, path);
  const unknownIn = (url: string) => previewPaths(url).filter((path) => resolved(path) === null);
  const listsIn = (url: string) => previewPaths(url).filter((path) => resolved(path)?.isThroughList === true);
  const form = useSmallForm({
    initialValues: preview ?? { name: '', url: '' },
    schema: object({
      name: string().trim().required('name').notOneOf(others, 'taken'),
      url: string()
        .trim()
        .test('address', (url = '', { createError }) => {
          const problem = templateProblem(url);
          return problem === null || createError({ message: problem });
        })
        .test('known', 'unknown', (url = '') => unknownIn(url).length === 0)
        .test('single', 'lists', (url = '') => listsIn(url).length === 0)
        .test('language', 'language', (url = '') => hasTranslations || !hasLanguage(url)),
    }),
    messages: {
      name: t('errors.name'),
      taken: t('errors.taken'),
      address: t('errors.address'),
      host: t('errors.host'),
      password: t('errors.password'),
      length: t('errors.length', { max: maxLength }),
      language: t('errors.language'),
      unknown: (value) => t('errors.unknown', { list: listOf(unknownIn(String(value)), locale) }),
      lists: (value) => t('errors.lists', { list: listOf(listsIn(String(value)), locale) }),
    },
    onSubmit: ({ name, url }) => onSave({ name: name.trim(), url: url.trim() }),
  });
  const url = form.values.url.trim();
  const isUsable = templateProblem(url) === null && unknownIn(url).length === 0 && listsIn(url).length === 0;
  return (
    <FormDialog
      form={form}
      title={t(preview ? 'editTitle' : 'newTitle')}
      confirmLabel={t('save')}
      failed={t('failed')}
      isDismissable={!form.dirty}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label={t('name')}
        description={t('nameNote')}
        autoComplete="off"
        autoFocus
      />
      <TemplateField
        {...form.field('url')}
        label={t('url')}
        description={t('urlNote', { template: `{{${keyFieldOf(collection)}}}` })}
        paths={[
          ...namingPaths(schema, collection, locale),
          ...(hasTranslations ? [{ path: languagePath, label: t('language') }] : []),
        ]}
      />
      {isUsable && languages ? (
        <Example collection={collection} preview={{ name: '', url }} language={languages[0]?.code ?? null} />
      ) : null}
    </FormDialog>
  );
}

interface ExampleProps {
  collection: Collection;
  preview: PreviewTemplate;
  language: string | null;
}

/** Items to try an address with. */
const maxItems = 20;

/** The address of an item that is there. */
function Example({ collection, preview, language }: ExampleProps) {
  const { t } = useTranslation('preview-setup');
  const project = useProject();
  const [chosen, setChosen] = useState<string | null>(null);
  const keyField = keyFieldOf(collection);
  const template = nameTemplate(null, collection);
  const fields = readPaths(template, keyField, previewPaths(preview.url));
  const { data } = useQuery({
    ...itemQueries.window(project, collection.collection, { fields, sort: null }, 0, maxItems),
    placeholderData: (before) => before,
  });
  if (!data) return null;
  const keyOf = (row: (typeof data)[number]) => plainText(ownValue(row, keyField));
  const item = data.find((row) => keyOf(row) === chosen) ?? data[0];
  if (!item) return <p className={styles.muted}>{t('noItems')}</p>;
  const address = previewAddress(preview, item, language);
  return (
    <>
      {data.length > 1 ? (
        <Select
          label={t('item')}
          selectedKey={keyOf(item)}
          onChange={setChosen}
          items={data.map((row) => ({ id: keyOf(row), label: titleOf(row, template, keyField) }))}
        />
      ) : null}
      {address.gaps ? (
        <AddressGaps collection={collection} gaps={address.gaps} />
      ) : (
        <p>
          {t('address')}{' '}
          <a href={address.href} target="_blank" rel="noopener noreferrer" dir="ltr" translate="no">
            {address.href}
          </a>
        </p>
      )}
    </>
  );
}
