import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/components/feedback/confirm.ts';
import { useUnsavedGuard } from '#app/components/feedback/use-unsaved-guard.ts';
import { commitFocusedAndWait } from '#app/components/form/focus.ts';
import { useLatest } from '#app/lib/latest.ts';
import type { FieldSave } from './use-field-save.ts';
import type { FieldSetupState, FieldSetupVerbs } from './use-field-setup.ts';
import type { SetupDraft } from './use-setup-draft.ts';
import type { SetupPlace } from './use-setup-place.ts';
import type { ValueCheckRun } from './use-value-check.ts';

interface SetupClosingConfig {
  root: RefObject<HTMLElement | null>;
  state: FieldSetupState;
  verbs: Pick<FieldSetupVerbs, 'attempt'>;
  place: Pick<SetupPlace, 'leadToProblem'>;
  kept: Pick<SetupDraft, 'forget'>;
  saving: Pick<FieldSave, 'half' | 'save'>;
  values: Pick<ValueCheckRun, 'isAccepted'>;
  onClose: () => void;
  /** Begins another new field. */
  onNext: () => void;
}

export interface SetupClosing {
  /**
   * Saves what can be saved and closes, or begins another field; leads to the first thing that is wrong, if there is one.
   */
  save: (then?: 'close' | 'next') => Promise<void>;
  /** Closes, after a question if that loses something. */
  close: () => Promise<void>;
  /** Closes without a question. */
  end: () => void;
}

/** The ways out of the set-up of a field. */
export function useSetupClosing(config: SetupClosingConfig): SetupClosing {
  const { root, state, verbs, place, kept, saving, values, onClose, onNext } = config;
  const { t } = useTranslation('field-setup');
  const { half } = saving;
  const latest = useLatest(state);
  const isAsking = useRef(false);

  const end = () => {
    kept.forget();
    onClose();
  };
  const save: SetupClosing['save'] = async (then = 'close') => {
    await commitFocusedAndWait(root.current);
    const now = latest.current;
    if (now.original ? !now.isDirty && half === null : now.draft.interface === null) return;
    verbs.attempt();
    if (isAsking.current || place.leadToProblem(now)) return;
    isAsking.current = true;
    const isAccepted = await values.isAccepted(now).finally(() => {
      isAsking.current = false;
    });
    if (!isAccepted) return;
    // Edited while the values were looked at: what was found says nothing about it.
    const { draft, relation } = latest.current;
    if (draft !== now.draft || relation !== now.relation) {
      await save(then);
      return;
    }
    if (!(await saving.save(now))) return;
    if (then === 'close') {
      end();
      return;
    }
    kept.forget();
    onNext();
  };

  const lost = half
    ? t('unsaved.half', { field: state.draft.field })
    : t(state.original ? 'unsaved.edit' : 'unsaved.new');
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
    isDirty: state.isDirty,
    countNow: () => Number(latest.current.isDirty),
    describe: () => lost,
    onDiscard: end,
  });
  return { save, close, end };
}
