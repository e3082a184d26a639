import { Suspense, useMemo, useRef, useState } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { useTranslation } from 'react-i18next';
import { toFormFields } from '#app/components/form/field-access.ts';
import { FormView } from '#app/components/form/FormView.tsx';
import { useForm } from '#app/components/form/use-form.ts';
import { Page } from '#app/components/shell/Page.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import type { Field } from '#app/entities/fields/types.ts';
import { settingItem } from '#app/entities/settings/rules.ts';
import type { SettingRow } from '#app/entities/settings/types.ts';
import { fieldInputs } from '#app/interfaces/field-inputs.ts';
import { SaveFailure } from '#app/screens/settings/SaveFailure.tsx';
import { EditActions } from '#app/editing/EditActions.tsx';
import { useSettingsCrumbs } from '#app/screens/settings/crumbs.ts';
import SettingsDraft from '#app/screens/settings/SettingsDraft.tsx';
import { useFormDraft } from '#app/screens/settings/use-form-draft.ts';
import { useFormPage } from '#app/screens/settings/use-form-page.ts';
import { useCollection } from '#app/session/model.ts';
import { useGlobalSave } from './use-global-save.ts';
import styles from './global.module.css';

const ChangesDialog = lazyPart(() => import('#app/editing/review/ChangesDialog.tsx'));

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
  const { handle } = form;
  const draft = useFormDraft({ collection: collectionName, key: '*' }, form);
  const { isSaving, failure, save } = useGlobalSave(form, fields, root, draft.forget);
  const [isReviewed, setReviewed] = useState(false);
  const collection = useCollection(collectionName);
  const count = form.changed.length;
  const title = t('global.title');

  useFormPage({
    form,
    root,
    saved,
    isHeld: isSaving,
    save,
    describe: (changes) => t('global.unsaved', { count: changes }),
    onDiscard: draft.forget,
  });

  return (
    <Page
      title={title}
      heading={title}
      breadcrumbs={useSettingsCrumbs()}
      actions={
        <>
          <EditActions
            {...{ form, count, isSaving }}
            onReview={() => setReviewed(true)}
            onDiscard={draft.discard}
          />
          <Button
            variant="primary"
            pending={isSaving}
            aria-disabled={count === 0 || undefined}
            onClick={() => {
              if (count > 0) void save('leave');
            }}
          >
            {t('global.save')}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <SaveFailure title={t('global.saveFailed')} message={failure} kept={t('global.kept')} />
        {draft.offer ? (
          <SettingsDraft
            offer={draft.offer}
            fields={shown}
            onRestore={draft.restore}
            onDiscard={draft.drop}
          />
        ) : null}
        <FormView
          ref={root}
          form={form}
          collection={collectionName}
          isNew={false}
          inputs={fieldInputs}
          label={t('global.form')}
        />
      </div>
      {isReviewed && collection ? (
        <Suspense>
          <ChangesDialog
            {...{ form, collection, root }}
            changed={new Set(form.changed)}
            isFirst={() => false}
            onTakeBack={handle.undo}
            onDiscard={draft.discard}
            onSave={isSaving ? undefined : () => void save('stay')}
            onClose={() => setReviewed(false)}
          />
        </Suspense>
      ) : null}
    </Page>
  );
}
