import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import type { RelationFault } from './relation-faults.ts';
import { StepsStopped } from './step-run.ts';
import { useRelationWork } from './use-relation-work.ts';

/** What is wrong with a relation, and what mends it at once where nothing has to be chosen. */
export function FaultNotice({ fault, onMended }: { fault: RelationFault; onMended?: () => void }) {
  const { t } = useTranslation('relation-setup');
  const { isBusy, mend } = useMend(onMended);
  const [step] = fault.mend;
  const label = step === undefined ? null : mendLabel(step.kind);
  return (
    <Notice
      tone="warn"
      title={t('fault.title')}
      action={
        label === null ? null : (
          <Button size="dense" pending={isBusy} onClick={() => void mend(fault)}>
            {t(`mend.${label}`)}
          </Button>
        )
      }
    >
      {t(`fault.${fault.kind}`, { missing: fault.missing })} {label === null ? t('mend.choose') : null}
    </Notice>
  );
}

/** What the button that mends is called after. */
export function mendLabel(kind: RelationFault['mend'][number]['kind']): 'drop' | 'change' | 'relation' {
  return kind === 'drop' || kind === 'relation' ? kind : 'change';
}

/** Carries out what mends a fault, and tells of it. */
export function useMend(onMended?: () => void) {
  const { t } = useTranslation('relation-setup');
  const { isBusy, run } = useRelationWork();
  const mend = async ({ mend: steps }: RelationFault) => {
    try {
      await run({ steps, made: [] });
    } catch (error) {
      if (!(error instanceof StepsStopped)) throw error;
      notify({ tone: 'bad', title: t('mend.failed', { reason: error.message }) });
      return;
    }
    notify({ tone: 'good', title: t('mend.done') });
    onMended?.();
  };
  return { isBusy, mend };
}
