import { useTranslation } from 'react-i18next';
import { Notice } from '#app/components/ui/Notice.tsx';
import { HalfNotice } from './HalfNotice.tsx';
import { SetupDraftNotice } from './SetupDraftNotice.tsx';
import type { FieldSave } from './use-field-save.ts';
import type { FieldSetupState } from './use-field-setup.ts';
import type { SetupDraft } from './use-setup-draft.ts';

interface SetupNoticesProps {
  state: FieldSetupState;
  kept: SetupDraft;
  saving: FieldSave;
  /** What an earlier visit has left is taken up. */
  onRestored: () => void;
  /** The save is to go on where it has stopped. */
  onContinue: () => void;
  onDone: () => void;
}

/** Above the tabs: a refusal that has no place in them, a draft, a save that has stopped half-way. */
export function SetupNotices({ state, kept, saving, onRestored, onContinue, onDone }: SetupNoticesProps) {
  const { t } = useTranslation('field-setup');
  const { draft, original, refusal } = state;
  const { half, endHalf } = saving;
  return (
    <>
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
            onRestored();
          }}
          onDiscard={kept.drop}
        />
      ) : null}
      {half ? (
        <HalfNotice half={half} field={draft.field} {...{ onContinue, onDone }} onUndone={endHalf} />
      ) : null}
    </>
  );
}
