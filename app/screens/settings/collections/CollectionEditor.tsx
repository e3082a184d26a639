import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { toFormFields } from '#app/components/form/field-access.ts';
import { FormView } from '#app/components/form/FormView.tsx';
import { useForm } from '#app/components/form/use-form.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { DraftNotice } from '#app/editing/drafts/DraftNotice.tsx';
import { useEditDraft } from '#app/editing/drafts/use-edit-draft.ts';
import { EditorPage } from '#app/editing/EditorPage.tsx';
import { FailureNotice } from '#app/editing/FailureNotice.tsx';
import { SaveButton } from '#app/editing/SaveButton.tsx';
import { useEditor } from '#app/editing/use-editor.ts';
import { useSave } from '#app/editing/use-save.ts';
import { collectionMutations } from '#app/entities/collections/mutations.ts';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { collectionName } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { fieldInputs } from '#app/interfaces/field-inputs.ts';
import { useCollectionCrumbs } from '#app/screens/settings/crumbs.ts';
import { useDraftWords } from '#app/screens/settings/draft-words.ts';
import { useCollection } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { EditorNotices } from './EditorNotices.tsx';
import { FieldTable } from './FieldTable.tsx';
import styles from './editor.module.css';

const DeleteCollectionDialog = lazyPart(() => import('./DeleteCollectionDialog.tsx'));

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
  const [isDeleting, setDeleting] = useState(false);
  const name = collection.collection;
  const saved = useMemo(() => settings ?? fromTable(collection), [settings, collection]);
  const shown = useMemo(
    () => toFormFields(formFields, { rights: everything, isNew: false, isReadonly: false }),
    [formFields],
  );
  const form = useForm({ fields: shown, saved });
  const draft = useEditDraft({ collection: settingsName, key: name, form });
  const { isSaving, failure, save, dismiss } = useSave({
    form,
    root,
    isNew: false,
    send: async (changes) => {
      await update.mutateAsync({ collection: name, changes });
      const fresh = await client.fetchQuery(collectionQueries.settings(project, name));
      return { saved: fresh ?? { ...saved, ...changes }, answer: null };
    },
    onSaved: ({ sent }) => {
      draft.forget(sent);
      notify({ tone: 'good', title: t('editor.saved') });
    },
  });
  const editor = useEditor({
    form,
    root,
    saved,
    isSaving,
    isGone,
    save,
    describe: (changes) => t('editor.unsaved', { count: changes }),
    draft,
    dismiss,
  });

  const words = useDraftWords();
  const title = collectionName(collection, locale);
  return (
    <EditorPage
      editor={editor}
      collection={useCollection(settingsName)}
      presence={null}
      title={title}
      heading={title}
      breadcrumbs={useCollectionCrumbs()}
      actions={
        <>
          {isGone ? null : (
            <IconButton label={t('editor.delete')} onClick={() => setDeleting(true)}>
              <Icon name="delete_outline" />
            </IconButton>
          )}
          <SaveButton
            isSaving={isSaving}
            isReady={editor.count > 0}
            label={t('editor.save')}
            onSave={() => void save('stay')}
          />
        </>
      }
    >
      <div className={styles.editor}>
        <FailureNotice failure={failure} form={form} root={root} />
        <EditorNotices {...{ collection, isGone }} isSilent={isDeleting} />
        {isGone ? null : <DraftNotice draft={draft} fields={shown} words={words} />}
        <FieldTable {...{ collection, fields }} isReadonly={isGone} />
        <section className={styles.section} aria-labelledby="collection-settings">
          <h2 id="collection-settings" className={styles.heading}>
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
      {isDeleting ? (
        <Suspense>
          <DeleteCollectionDialog
            {...{ collection, fields }}
            name={title}
            onDeleted={draft.forget}
            onClose={() => setDeleting(false)}
          />
        </Suspense>
      ) : null}
    </EditorPage>
  );
}

/** The settings of a table without any, as the list of collections tells them. */
function fromTable(collection: Collection): Record<string, unknown> {
  const { fields: _, ...settings } = collection;
  return settings;
}
