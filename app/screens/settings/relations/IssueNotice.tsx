import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import type { RelationIssue } from './relation-issues.ts';
import { StepsStopped } from './step-run.ts';
import { useRelationWork } from './use-relation-work.ts';

/** What is wrong with a relation, and what mends it at once where nothing has to be chosen. */
export function IssueNotice({ issue, onMended }: { issue: RelationIssue; onMended?: () => void }) {
  const { t } = useTranslation('relation-setup');
  const { isBusy, mend } = useMend(onMended);
  const [step] = issue.mend;
  const label = step === undefined ? null : mendLabel(step.kind);
  return (
    <Notice
      tone="warn"
      title={t('issue.title')}
      action={
        label === null ? null : (
          <Button size="dense" pending={isBusy} onClick={() => void mend(issue)}>
            {t(`mend.${label}`)}
          </Button>
        )
      }
    >
      {t(`issue.${issue.kind}`, { missing: issue.missing })} {label === null ? t('mend.choose') : null}
    </Notice>
  );
}

/** What the button that mends is called after. */
export function mendLabel(kind: RelationIssue['mend'][number]['kind']): 'drop' | 'change' | 'relation' {
  return kind === 'drop' || kind === 'relation' ? kind : 'change';
}

/** Carries out what mends a issue, and tells of it. */
export function useMend(onMended?: () => void) {
  const { t } = useTranslation('relation-setup');
  const { isBusy, run } = useRelationWork();
  const mend = async ({ mend: steps }: RelationIssue) => {
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
