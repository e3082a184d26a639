import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/components/feedback/confirm.ts';
import { useUnsavedGuard } from '#app/components/feedback/use-unsaved-guard.ts';
import { commitFocusedAndWait } from '#app/components/form/focus.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { collectionName } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useLatest } from '#app/lib/latest.ts';
import { RelationTab } from '#app/screens/settings/relations/RelationTab.tsx';
import { useCollection } from '#app/session/model.ts';
import { problemPlaces } from './draft-problems.ts';
import styles from './field-setup.module.css';
import { HalfNotice } from './HalfNotice.tsx';
import { InterfaceTab } from './InterfaceTab.tsx';
import { OptionsTab } from './OptionsTab.tsx';
import { Preview } from './Preview.tsx';
import { SchemaTab } from './SchemaTab.tsx';
import { setupTabs, tabAfter, type TabId, tabOf } from './setup-tabs.ts';
import { SetupDraftNotice } from './SetupDraftNotice.tsx';
import { SetupTabs } from './SetupTabs.tsx';
import { useFieldSave } from './use-field-save.ts';
import { type FieldSetupState, useFieldSetup } from './use-field-setup.ts';
import { useSetupPlace } from './use-setup-place.ts';
import { useProblemText } from './use-problem-text.ts';
import { useSetupDraft } from './use-setup-draft.ts';

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
  if (!collection) {
    return (
      <Dialog title={name} onClose={onClose} closeLabel={t('close')}>
        <Notice tone="bad">{t('gone')}</Notice>
      </Dialog>
    );
  }
  return <SetupDialog {...{ collection, field, onClose }} />;
}

interface SetupDialogProps {
  collection: Collection;
  field: Field | null;
  onClose: () => void;
}

function SetupDialog({ collection, field, onClose }: SetupDialogProps) {
  const { t } = useTranslation('field-setup');
  const locale = useLocale();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [state, verbs] = useFieldSetup(collection, field);
  const { draft, original, definition, relation, isDirty, refusal } = state;
  const latest = useLatest(state);
  const kept = useSetupDraft(collection.collection, state, verbs);
  const {
    isSaving,
    half,
    endHalf,
    save: send,
  } = useFieldSave(collection.collection, {
    ...verbs,
    settle: (saved) => {
      // What is not saved yet belongs to the field that there is now.
      kept.forget();
      verbs.settle(saved);
    },
  });
  // Inputs begin anew with what was restored.
  const [round, setRound] = useState(0);
  const place = useSetupPlace(root, field, state);
  const { tab, visited, goTo, leadToProblem } = place;
  const problemText = useProblemText(state);

  const tabs = setupTabs(draft, relation.kind !== 'none');
  // A relation may go with its interface, and its tab with it.
  const current = tabs.some((entry) => entry.id === tab && !entry.isOff) ? tab : 'interface';
  const next = tabAfter(tabs, current);
  const isLast = original !== null || next === null;
  const wrong = wrongTabs(state, problemText);
  const canSave = original ? isDirty || half !== null : draft.interface !== null;

  const end = () => {
    kept.forget();
    onClose();
  };
  const save = async () => {
    await commitFocusedAndWait(root.current);
    const now = latest.current;
    if (now.original ? !now.isDirty && half === null : now.draft.interface === null) return;
    verbs.attempt();
    if (!leadToProblem(now) && (await send(now))) end();
  };

  const goOn = () => {
    if (isLast) return void save();
    if (draft.interface === null) return;
    if (!next || next.isOff || (current === 'schema' && state.problems.field !== undefined)) {
      verbs.attempt();
      leadToProblem(state);
      return;
    }
    goTo(next.id, '[data-first]');
  };

  const lost = half
    ? t('unsaved.half', { field: draft.field })
    : t(original ? 'unsaved.edit' : 'unsaved.new');
  const close = async () => {
    await commitFocusedAndWait(root.current);
    const isLossless = !latest.current.isDirty && half === null;
    const isLeft =
      isLossless ||
      (await confirm({
        title: t('unsaved.title'),
        body: lost,
        confirmLabel: t('unsaved.discard'),
        cancelLabel: t('unsaved.keep'),
        tone: 'bad',
      }));
    if (isLeft) end();
  };
  useUnsavedGuard({
    isDirty,
    countNow: () => Number(latest.current.isDirty),
    describe: () => lost,
    onDiscard: end,
  });

  const handleKey = (event: KeyboardEvent) => {
    const isSaveKey = event.key.toLowerCase() === 's' || event.key === 'Enter';
    if (!isSaveKey || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    void save();
  };

  const panels: Record<TabId, ReactNode> = {
    interface: (
      <InterfaceTab
        chosen={draft.interface}
        known={definition?.id}
        error={problemText('interface')}
        onPick={(picked) => {
          verbs.pickInterface(picked);
          if (original === null) goTo('schema', '[data-first]');
        }}
      />
    ),
    schema: (
      <SchemaTab
        {...{ state, verbs }}
        isAdvancedOpen={place.isAdvancedOpen}
        onToggleAdvanced={place.setAdvancedOpen}
      />
    ),
    // What was made of it in part is told above, and goes on or back from there.
    relation: half ? null : (
      <RelationTab
        draft={draft}
        state={relation}
        onChange={verbs.setRelation}
        onRestart={verbs.restartRelation}
        isChecked={state.isAttempted}
      />
    ),
    options: <OptionsTab {...{ state, verbs }} />,
  };
  const headings: Partial<Record<TabId, string>> = {
    interface: t('interface.heading'),
    schema: t('schema.heading'),
    options: t('options.heading'),
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
        // Keys that save work from the buttons as well.
        <div role="presentation" className={styles.foot} onKeyDown={handleKey}>
          <Button variant="secondary" onClick={() => void close()}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            pending={isSaving}
            aria-disabled={!canSave || undefined}
            onClick={() => {
              if (canSave) goOn();
            }}
          >
            {t(isLast ? 'save' : 'next')}
          </Button>
        </div>
      }
    >
      <div ref={root} role="presentation" className={styles.setup} onKeyDown={handleKey}>
        <SetupTabs id={id} tabs={tabs} current={current} wrong={wrong} onGoTo={goTo} />
        <div className={styles.main}>
          {refusal && refusal.place === null ? (
            <Notice tone="bad" title={t('failed')}>
              <p>{refusal.message}</p>
              <p>{t('kept')}</p>
            </Notice>
          ) : null}
          {kept.offer && !half ? (
            <SetupDraftNotice
              offer={kept.offer}
              isNew={original === null}
              onRestore={() => {
                kept.restore();
                setRound((count) => count + 1);
                goTo(original ? current : 'schema', '[data-first]');
              }}
              onDiscard={kept.drop}
            />
          ) : null}
          {half ? (
            <HalfNotice
              half={half}
              field={draft.field}
              onContinue={() => void save()}
              onDone={end}
              onUndone={endHalf}
            />
          ) : null}
          {tabs.map((entry) => (
            <div
              key={`${entry.id} ${round}`}
              role="tabpanel"
              id={`${id}-panel-${entry.id}`}
              aria-labelledby={`${id}-tab-${entry.id}`}
              hidden={entry.id !== current}
            >
              {headings[entry.id] === undefined ? null : (
                <h3 className={styles.question}>{headings[entry.id]}</h3>
              )}
              {visited.has(entry.id) || entry.id === current ? panels[entry.id] : null}
            </div>
          ))}
        </div>
        <Preview state={state} />
      </div>
    </Dialog>
  );
}

/** Tabs where something is wrong that is told there. */
function wrongTabs(
  { relationIssues, optionError, isAttempted }: FieldSetupState,
  problemText: ReturnType<typeof useProblemText>,
): ReadonlySet<TabId> {
  const told = problemPlaces.filter((place) => problemText(place) !== undefined).map(tabOf);
  return new Set([
    ...told,
    ...(isAttempted && relationIssues.length > 0 ? ['relation' as const] : []),
    ...(optionError === null ? [] : ['options' as const]),
  ]);
}
