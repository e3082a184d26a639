import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormView } from '#app/components/form/FormView.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { DraftNotice } from '#app/editing/drafts/DraftNotice.tsx';
import { EditorPage } from '#app/editing/EditorPage.tsx';
import { FailureNotice } from '#app/editing/FailureNotice.tsx';
import { SaveButton } from '#app/editing/SaveButton.tsx';
import { useEditor } from '#app/editing/use-editor.ts';
import { displayTemplate, suggestedTemplate } from '#app/entities/collections/naming.ts';
import { collectionName, primaryKeyField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { isTextKey } from '#app/entities/fields/made-key.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { fieldInputs } from '#app/interfaces/field-inputs.ts';
import { useCollectionCrumbs } from '#app/screens/settings/crumbs.ts';
import { useDraftWords } from '#app/screens/settings/draft-words.ts';
import { useCollection } from '#app/session/model.ts';
import { EditorNotices } from './EditorNotices.tsx';
import { FieldTable } from './FieldTable.tsx';
import { MadeKeys } from './MadeKeys.tsx';
import { Previews } from './Previews.tsx';
import { type EditedCollection, settingsName, useCollectionSettings } from './use-collection-settings.ts';
import styles from './editor.module.css';

const NamingDialog = lazyPart(() => import('./NamingDialog.tsx'));
const DeleteCollectionDialog = lazyPart(() => import('./DeleteCollectionDialog.tsx'));

export interface CollectionEditorProps extends EditedCollection {
  /** It was deleted while it was open here. */
  isGone: boolean;
  fields: readonly Field[];
}

/** Fields, which are saved at once, and settings, which are saved together. */
export function CollectionEditor(props: CollectionEditorProps) {
  const { collection, isGone, fields } = props;
  const { t } = useTranslation('schema');
  const locale = useLocale();
  const root = useRef<HTMLFormElement>(null);
  const [isDeleting, setDeleting] = useState(false);
  const name = collection.collection;
  const { shown, saved, form, draft, saving } = useCollectionSettings(props, root);
  const { isSaving, failure, save, dismiss } = saving;
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
  const key = primaryKeyField(collection);
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
        {isGone || !collection.managed ? null : (
          <>
            {collection.single ? null : <ItemNames collection={collection} />}
            {key && isTextKey(key) && !collection.single ? <MadeKeys field={key} /> : null}
            <Previews collection={collection} />
          </>
        )}
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

/** By which fields items are named; saved at once, as fields are. */
function ItemNames({ collection }: { collection: Collection }) {
  const { t } = useTranslation('schema');
  const [isOpen, setOpen] = useState(false);
  const template = displayTemplate(collection);
  return (
    <section className={styles.section} aria-labelledby="collection-naming">
      <h2 id="collection-naming" className={styles.heading}>
        {t('naming.heading')}
      </h2>
      <p className={styles.naming}>
        <code translate="no">{template ?? suggestedTemplate(collection)}</code>
        {template === null ? <span>{t('naming.automatic')}</span> : null}
        <Button size="dense" onClick={() => setOpen(true)}>
          {t('naming.change')}
        </Button>
      </p>
      {isOpen ? (
        <Suspense>
          <NamingDialog collection={collection} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
