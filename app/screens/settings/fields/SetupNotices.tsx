import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { ProgressBar } from '#app/components/ui/ProgressBar.tsx';
import { HalfNotice } from './HalfNotice.tsx';
import { SetupDraftNotice } from './SetupDraftNotice.tsx';
import type { FieldSave } from './use-field-save.ts';
import type { FieldSetupState } from './use-field-setup.ts';
import type { SetupDraft } from './use-setup-draft.ts';
import type { ValueCheckRun } from './use-value-check.ts';

interface SetupNoticesProps {
  state: FieldSetupState;
  kept: SetupDraft;
  saving: FieldSave;
  values: ValueCheckRun;
  /** What an earlier visit has left is taken up. */
  onRestored: () => void;
  /** The save is to go on where it has stopped. */
  onContinue: () => void;
  onDone: () => void;
}

/** Above the tabs: a refusal that has no place in them, a draft, a save that has stopped half-way. */
export function SetupNotices({ state, kept, saving, values, ...props }: SetupNoticesProps) {
  const { onRestored, onContinue, onDone } = props;
  const { t } = useTranslation('field-setup');
  const { draft, original, refusal } = state;
  const { half, endHalf } = saving;
  return (
    <>
      <ValuesProgress {...values} />
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

/** How far the values that are there were looked at, with a way to end it. */
function ValuesProgress({ progress, stop }: ValueCheckRun) {
  const { t } = useTranslation('field-setup');
  if (!progress) return null;
  const { read, total } = progress;
  const words = total === 0 ? t('values.reading') : t('values.readingOf', { read, total });
  return (
    <Notice
      tone="info"
      // The bar says how far it is; each number read out would be one too many.
      role="none"
      data-reading=""
      action={
        <Button size="dense" onClick={stop}>
          {t('values.stop')}
        </Button>
      }
    >
      <p>{words}</p>
      <ProgressBar label={t('values.reading')} value={total === 0 ? undefined : read / total} />
    </Notice>
  );
}
