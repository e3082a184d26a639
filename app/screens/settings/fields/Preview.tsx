import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#app/components/ui/Icon.tsx';
import { defaultValue, isToMany } from '#app/entities/fields/rules.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import { InterfaceDisplay } from '#app/interfaces/InterfaceDisplay.tsx';
import { NestedInput } from '#app/interfaces/NestedInput.tsx';
import { relationSteps } from '#app/screens/settings/relations/relation-steps.ts';
import { RelationsContext, useCollections, useRelations } from '#app/session/model.ts';
import styles from './field-setup.module.css';
import type { FieldSetupState } from './use-field-setup.ts';

/** The field as it is set up now, to be tried out: in forms and in lists. */
export function Preview({ state }: { state: FieldSetupState }) {
  const { t } = useTranslation('field-setup');
  const id = useId();
  // Typing in the set-up does not wait for it.
  const shown = useDeferredValue(state.draft);
  const relations = useStagedRelations(state);
  return (
    <section className={styles.preview} aria-labelledby={id} data-preview="">
      <h3 id={id} className={styles.previewTitle}>
        {t('preview.heading')}
      </h3>
      {shown.interface === null ? (
        <p className={styles.note}>{t('preview.none')}</p>
      ) : (
        <RelationsContext value={relations}>
          <Sample
            key={`${shown.interface} ${shown.type} ${String(shown.default_value)}`}
            draft={shown}
            isNew={state.original === null}
          />
        </RelationsContext>
      )}
    </section>
  );
}

/** The relations that a save would make, for the input to follow. */
function useStagedRelations({ draft, relation, relationIssues }: FieldSetupState): readonly Relation[] {
  const collections = useCollections();
  const relations = useRelations();
  return useMemo(() => {
    if (draft.field === '' || relationIssues.length > 0) return [];
    return relationSteps(relation, draft, { collections, relations }).flatMap((step, index) =>
      step.kind === 'relation' ? [{ ...step.body, id: -1 - index }] : [],
    );
  }, [draft, relation, relationIssues, collections, relations]);
}

function Sample({ draft, isNew }: { draft: FieldSetupState['draft']; isNew: boolean }) {
  const { t } = useTranslation('field-setup');
  const [value, setValue] = useState<unknown>(() => (isToMany(draft) ? null : defaultValue(draft)));
  const [inputError, setInputError] = useState<string | null>(null);
  const field =
    draft.field === ''
      ? { ...draft, field: 'new', translation: [{ locale: 'en-US', translation: t('preview.unnamed') }] }
      : draft;
  const hidden = [
    ...(draft.hidden_detail ? [t('preview.hiddenDetail')] : []),
    ...(draft.hidden_browse ? [t('preview.hiddenBrowse')] : []),
  ];
  return (
    <>
      <div data-field={field.field}>
        <NestedInput
          field={field}
          value={value}
          onChange={setValue}
          onSetField={() => undefined}
          onInputError={setInputError}
          collection={field.collection}
          readonly={false}
          invalid={inputError !== null}
          newItem={isNew}
        />
      </div>
      {inputError === null ? null : <p className={styles.inputError}>{inputError}</p>}
      {hidden.length === 0 ? null : (
        <p className={styles.hidden}>
          <Icon name="visibility_off" size={16} />
          {hidden.join(' · ')}
        </p>
      )}
      <p className={styles.previewPart}>{t('preview.display')}</p>
      <div className={styles.display} data-display="">
        <InterfaceDisplay field={field} value={value} item={{ [field.field]: value }} />
      </div>
      <p className={styles.note}>{t('preview.note')}</p>
    </>
  );
}
