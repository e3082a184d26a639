import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo, useRef, useState } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { toFormFields } from '#app/components/form/field-access.ts';
import { FormView } from '#app/components/form/FormView.tsx';
import { useForm } from '#app/components/form/use-form.ts';
import { Page } from '#app/components/shell/Page.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { collectionMutations } from '#app/entities/collections/mutations.ts';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { collectionName } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { fieldInputs } from '#app/interfaces/field-inputs.ts';
import { EditActions } from '#app/editing/EditActions.tsx';
import { useFormDraft } from '#app/screens/settings/use-form-draft.ts';
import { useFormPage } from '#app/screens/settings/use-form-page.ts';
import { useFormSave } from '#app/screens/settings/use-form-save.ts';
import { useCollectionCrumbs } from '#app/screens/settings/crumbs.ts';
import { useCollection } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { DeleteCollectionDialog } from './DeleteCollectionDialog.tsx';
import { EditorNotices } from './EditorNotices.tsx';
import { FieldTable } from './FieldTable.tsx';
import styles from './editor.module.css';

const ChangesDialog = lazyPart(() => import('#app/editing/review/ChangesDialog.tsx'));
const SettingsDraft = lazyPart(() => import('#app/screens/settings/SettingsDraft.tsx'));

const everything = { readBlacklist: [], writeBlacklist: [] };
const settingsName = 'directus_collections';

export interface CollectionEditorProps {
  collection: Collection;
  /** It was deleted while it was open here. */
  isGone: boolean;
  fields: readonly Field[];
  /** Its settings as the server has them; null for a table that has none yet. */
  settings: Record<string, unknown> | null;
  /** How the server describes the settings of a collection. */
  formFields: readonly Field[];
}

/** Fields, which are saved at once, and settings, which are saved together. */
export function CollectionEditor(props: CollectionEditorProps) {
  const { collection, isGone, fields, settings, formFields } = props;
  const { t } = useTranslation('schema');
  const project = useProject();
  const locale = useLocale();
  const client = useQueryClient();
  const root = useRef<HTMLFormElement>(null);
  const update = useMutation(collectionMutations.update(project));
  const described = useCollection(settingsName);
  const [isReviewed, setReviewed] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const name = collection.collection;
  const saved = useMemo(() => settings ?? fromTable(collection), [settings, collection]);
  const shown = useMemo(
    () => toFormFields(formFields, { rights: everything, isNew: false, isReadonly: false }),
    [formFields],
  );
  const form = useForm({ fields: shown, saved });
  const { handle } = form;
  const draft = useFormDraft({ collection: settingsName, key: name }, form);
  const count = form.changed.length;
  const { isSaving, failure, save } = useFormSave({
    form,
    fields: formFields,
    root,
    send: async (changes) => {
      await update.mutateAsync({ collection: name, changes });
      const fresh = await client.fetchQuery(collectionQueries.settings(project, name));
      return fresh ?? { ...saved, ...changes };
    },
    onSaved: (_, sent) => {
      draft.forget(sent);
      notify({ tone: 'good', title: t('editor.saved') });
    },
  });

  useFormPage({
    form,
    root,
    saved,
    isHeld: isSaving || isGone,
    save,
    describe: (changes) => t('editor.unsaved', { count: changes }),
    onDiscard: draft.forget,
  });

  const title = collectionName(collection, locale);
  return (
    <Page
      title={title}
      heading={title}
      breadcrumbs={useCollectionCrumbs()}
      actions={
        <>
          <EditActions
            {...{ form, count, isSaving }}
            onReview={() => setReviewed(true)}
            onDiscard={draft.discard}
          />
          {isGone ? null : (
            <IconButton label={t('editor.delete')} onClick={() => setDeleting(true)}>
              <Icon name="delete_outline" />
            </IconButton>
          )}
          <Button
            variant="primary"
            pending={isSaving}
            aria-disabled={count === 0 || undefined}
            onClick={() => {
              if (count > 0) void save('stay');
            }}
          >
            {t('editor.save')}
          </Button>
        </>
      }
    >
      <div className={styles['editor']}>
        <EditorNotices {...{ collection, isGone, failure }} isSilent={isDeleting} />
        {draft.offer && !isGone ? (
          <Suspense>
            <SettingsDraft
              offer={draft.offer}
              fields={shown}
              onRestore={draft.restore}
              onDiscard={draft.drop}
            />
          </Suspense>
        ) : null}
        <FieldTable {...{ collection, fields }} isReadonly={isGone} />
        <section className={styles['section']} aria-labelledby="collection-settings">
          <h2 id="collection-settings" className={styles['heading']}>
            {t('editor.settings')}
          </h2>
          <FormView
            ref={root}
            form={form}
            collection={settingsName}
            isNew={false}
            itemKey={name}
            inputs={fieldInputs}
            label={t('editor.settings')}
          />
        </section>
      </div>
      {isReviewed && described ? (
        <Suspense>
          <ChangesDialog
            {...{ form, root }}
            collection={described}
            changed={new Set(form.changed)}
            isFirst={() => false}
            onTakeBack={handle.undo}
            onDiscard={draft.discard}
            onSave={isSaving ? undefined : () => void save('stay')}
            onClose={() => setReviewed(false)}
          />
        </Suspense>
      ) : null}
      {isDeleting ? (
        <DeleteCollectionDialog
          {...{ collection, fields }}
          name={title}
          onDeleted={draft.forget}
          onClose={() => setDeleting(false)}
        />
      ) : null}
    </Page>
  );
}

/** The settings of a table without any, as the list of collections tells them. */
function fromTable(collection: Collection): Record<string, unknown> {
  const { fields: _, ...settings } = collection;
  return settings;
}
