import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import styles from './relations.module.css';
import { StepsStopped } from './step-run.ts';
import { type RelationsStopped, useRelationWork } from './use-relation-work.ts';
import { useStepWords } from './use-step-words.ts';

export interface RelationTroubleProps {
  trouble: RelationsStopped;
  /** The rest is done. */
  onDone: () => void;
  /** What was made for the relation is removed; the field itself stands. */
  onUndone: () => void;
}

/** A relation that was stored in part: what is there, what failed, and the ways on and back. */
export function RelationTrouble({ trouble, onDone, onUndone }: RelationTroubleProps) {
  const { t } = useTranslation('relation-setup');
  const words = useStepWords();
  const { run, undo } = useRelationWork();
  const [now, setNow] = useState<{ trouble: RelationsStopped; isUndo: boolean }>({ trouble, isUndo: false });
  const [busy, setBusy] = useState<'go' | 'undo' | null>(null);
  const { steps, made } = now.trouble.progress;
  const work = async (way: 'go' | 'undo') => {
    setBusy(way);
    try {
      if (way === 'go') await run(now.trouble.progress, true);
      else await undo(now.trouble.progress);
    } catch (error) {
      if (!(error instanceof StepsStopped)) throw error;
      setNow({ trouble: error as RelationsStopped, isUndo: way === 'undo' });
      return;
    } finally {
      setBusy(null);
    }
    notify({ tone: 'good', title: t(way === 'go' ? 'trouble.done' : 'trouble.undone') });
    if (way === 'go') onDone();
    else onUndone();
  };
  return (
    <Notice tone="bad" title={t('trouble.title')}>
      <p>{t('trouble.field')}</p>
      {made.length === 0 ? (
        <p>{t('trouble.madeNone')}</p>
      ) : (
        <>
          <p>{t('trouble.made')}</p>
          <ul className={styles.list}>
            {steps.slice(0, made.length).map((step) => (
              <li key={words(step)}>{words(step)}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        {t(now.isUndo ? 'trouble.undoFailed' : 'trouble.failed', { step: words(now.trouble.failed) })}{' '}
        {now.trouble.message}
      </p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          size="dense"
          pending={busy === 'go'}
          aria-disabled={busy === 'undo' || undefined}
          onClick={() => busy === null && void work('go')}
        >
          {t('trouble.go')}
        </Button>
        <Button
          size="dense"
          pending={busy === 'undo'}
          aria-disabled={busy === 'go' || made.length === 0 || undefined}
          onClick={() => busy === null && made.length > 0 && void work('undo')}
        >
          {t('trouble.undo')}
        </Button>
      </div>
    </Notice>
  );
}
