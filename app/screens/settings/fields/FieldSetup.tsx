import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { collectionName } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useCollection } from '#app/session/model.ts';
import { letterOf } from '#app/lib/key-letter.ts';
import styles from './field-setup.module.css';
import { Preview } from './Preview.tsx';
import { SetupNotices } from './SetupNotices.tsx';
import { SetupPanels } from './SetupPanels.tsx';
import { SetupTabs } from './SetupTabs.tsx';
import { useFieldSave } from './use-field-save.ts';
import { type FieldSetupState, useFieldSetup } from './use-field-setup.ts';
import { useSetupClosing } from './use-setup-closing.ts';
import { useSetupDraft } from './use-setup-draft.ts';
import { useSetupPlace } from './use-setup-place.ts';
import { useSetupSteps } from './use-setup-steps.ts';
import { useValueCheck, type ValueCheckRun } from './use-value-check.ts';
import { ValuesProgress } from './ValuesProgress.tsx';

export interface FieldSetupProps {
  collection: string;
  /** null: a new one. */
  field: Field | null;
  onClose: () => void;
}

/** Sets a field up, in a dialog; saves it and its relation by itself. */
export function FieldSetup({ collection: name, field, onClose }: FieldSetupProps) {
  const { t } = useTranslation('field-setup');
  const collection = useCollection(name);
  const [round, setRound] = useState(0);
  if (!collection) {
    return (
      <Dialog title={name} onClose={onClose} closeLabel={t('close')}>
        <Notice tone="bad">{t('gone')}</Notice>
      </Dialog>
    );
  }
  return <SetupDialog key={round} {...{ collection, field, onClose }} onNext={() => setRound(round + 1)} />;
}

interface SetupDialogProps {
  collection: Collection;
  field: Field | null;
  onClose: () => void;
  /** Begins another new field. */
  onNext: () => void;
}

function SetupDialog({ collection, field, onClose, onNext }: SetupDialogProps) {
  const { t } = useTranslation('field-setup');
  const locale = useLocale();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [state, verbs] = useFieldSetup(collection, field);
  const { draft, original, isDirty } = state;
  const kept = useSetupDraft(collection.collection, state, verbs);
  const saving = useFieldSave(collection.collection, {
    ...verbs,
    settle: (saved) => {
      // What is not saved yet belongs to the field that there is now.
      kept.forget();
      verbs.settle(saved);
    },
  });
  const { half } = saving;
  const values = useValueCheck(collection);
  // Inputs begin anew with what was restored.
  const [round, setRound] = useState(0);
  const place = useSetupPlace(root, field, state);
  const { tabs, current, wrong, isLast, goToNext } = useSetupSteps(state, verbs, place);
  const { save, close, end } = useSetupClosing({
    root,
    state,
    verbs,
    place,
    kept,
    saving,
    values,
    onClose,
    onNext,
  });

  const handleKey = (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
    void save();
  };

  return (
    <Dialog
      className={styles.dialog}
      size="lg"
      title={
        original
          ? t('title.edit', { field: fieldName(original, locale) })
          : t('title.new', { collection: collectionName(collection, locale) })
      }
      onClose={() => void close()}
      closeLabel={t('close')}
      isDismissable={!isDirty}
      footer={
        <SetupFoot
          isLast={isLast}
          values={values}
          isSaving={saving.isSaving || values.progress !== null}
          isReady={original ? isDirty || half !== null : draft.interface !== null}
          canSave={original === null && half === null && isComplete(state)}
          onKeyDown={handleKey}
          onCancel={() => void close()}
          onGoOn={isLast ? () => void save() : goToNext}
          onSave={(then) => void save(then)}
        />
      }
    >
      <div ref={root} role="presentation" className={styles.setup} onKeyDown={handleKey}>
        <SetupTabs id={id} tabs={tabs} current={current} wrong={wrong} onGoTo={place.goTo} />
        <div className={styles.main}>
          <SetupNotices
            {...{ state, kept, saving }}
            onRestored={() => {
              setRound((count) => count + 1);
              place.goTo(original ? current : 'schema', '[data-first]');
            }}
            onContinue={() => void save()}
            onDone={end}
          />
          <SetupPanels
            {...{ id, tabs, current, round, state, verbs, place }}
            isHalf={half !== null}
            onGoOn={goToNext}
          />
        </div>
        <Preview state={state} />
      </div>
    </Dialog>
  );
}

interface SetupFootProps {
  isLast: boolean;
  values: ValueCheckRun;
  isSaving: boolean;
  /** There is something to save, or to go on with. */
  isReady: boolean;
  /** A new field that nothing is missing of: it may be saved before the last step, and another one begun. */
  canSave: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onCancel: () => void;
  onGoOn: () => void;
  onSave: (then: 'close' | 'next') => void;
}

/** Keys that save work from the buttons as well. */
function SetupFoot({ isLast, values, isSaving, isReady, canSave, ...props }: SetupFootProps) {
  const { t } = useTranslation('field-setup');
  const { onKeyDown, onCancel, onGoOn, onSave } = props;
  return (
    <div role="presentation" className={styles.foot} onKeyDown={onKeyDown}>
      <ValuesProgress {...values} />
      <Button variant="secondary" onClick={onCancel}>
        {t('cancel')}
      </Button>
      {canSave ? (
        <>
          <Button variant="secondary" pending={isSaving} onClick={() => onSave('next')}>
            {t('saveAndAdd')}
          </Button>
          {isLast ? null : (
            <Button variant="secondary" pending={isSaving} onClick={() => onSave('close')}>
              {t('save')}
            </Button>
          )}
        </>
      ) : null}
      <Button
        variant="primary"
        pending={isSaving}
        aria-disabled={!isReady || undefined}
        onClick={() => {
          if (isReady) onGoOn();
        }}
      >
        {t(isLast ? 'save' : 'next')}
      </Button>
    </div>
  );
}

/** Nothing is missing and nothing wrong, whether it is said already or not. */
function isComplete({ draft, problems, relationIssues, optionError }: FieldSetupState): boolean {
  const isFine = Object.values(problems).every((problem) => problem === undefined);
  return draft.interface !== null && isFine && relationIssues.length === 0 && optionError === null;
}

function isSaveKey({ key, code, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return (letterOf({ key, code }) === 's' || key === 'Enter') && !shiftKey && !altKey && (ctrlKey || metaKey);
}
