import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toFormFields } from '#app/components/form/field-access.ts';
import { FormView } from '#app/components/form/FormView.tsx';
import { useForm } from '#app/components/form/use-form.ts';
import { DraftNotice } from '#app/editing/drafts/DraftNotice.tsx';
import { useEditDraft } from '#app/editing/drafts/use-edit-draft.ts';
import { EditorPage } from '#app/editing/EditorPage.tsx';
import { FailureNotice } from '#app/editing/FailureNotice.tsx';
import { SaveButton } from '#app/editing/SaveButton.tsx';
import { useEditor } from '#app/editing/use-editor.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { settingItem } from '#app/entities/settings/rules.ts';
import type { SettingRow } from '#app/entities/settings/types.ts';
import { fieldInputs } from '#app/interfaces/field-inputs.ts';
import { useSettingsCrumbs } from '#app/screens/settings/crumbs.ts';
import { useDraftWords } from '#app/screens/settings/draft-words.ts';
import { useCollection } from '#app/session/model.ts';
import { useGlobalSave } from './use-global-save.ts';
import styles from './global.module.css';

const everything = { readBlacklist: [], writeBlacklist: [] };
const collectionName = 'directus_settings';

export interface GlobalEditorProps {
  fields: readonly Field[];
  rows: readonly SettingRow[];
}

export function GlobalEditor({ fields, rows }: GlobalEditorProps) {
  const { t } = useTranslation('settings');
  const root = useRef<HTMLFormElement>(null);
  const saved = useMemo(() => settingItem(fields, rows), [fields, rows]);
  const shown = useMemo(
    () => toFormFields(fields, { rights: everything, isNew: false, isReadonly: false }),
    [fields],
  );
  const form = useForm({ fields: shown, saved });
  const draft = useEditDraft({ collection: collectionName, key: '*', form });
  const { isSaving, failure, save, dismiss } = useGlobalSave(form, fields, root, draft.forget);
  const collection = useCollection(collectionName);
  const title = t('global.title');
  const words = useDraftWords();
  const editor = useEditor({
    form,
    root,
    saved,
    isSaving,
    save,
    describe: (changes) => t('global.unsaved', { count: changes }),
    draft,
    dismiss,
  });

  return (
    <EditorPage
      editor={editor}
      collection={collection}
      presence={null}
      title={title}
      heading={title}
      breadcrumbs={useSettingsCrumbs()}
      actions={
        <SaveButton
          isSaving={isSaving}
          isReady={editor.count > 0}
          hasOtherKeys
          label={t('global.save')}
          onSave={() => void save('leave')}
        />
      }
    >
      <div className={styles.form}>
        <FailureNotice failure={failure} form={form} root={root} />
        <DraftNotice draft={draft} fields={shown} words={words} />
        <FormView
          ref={root}
          form={form}
          collection={collectionName}
          isNew={false}
          inputs={fieldInputs}
          label={t('global.form')}
        />
      </div>
    </EditorPage>
  );
}
