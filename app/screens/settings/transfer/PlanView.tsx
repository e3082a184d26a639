import { useTranslation } from 'react-i18next';
import { LongList } from '#app/components/feedback/LongList.tsx';
import { Badge } from '#app/components/ui/Badge.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import type { SchemaPlan } from '#app/entities/collections/schema-plan.ts';
import { outcomeOf, type SchemaStep } from '#app/entities/collections/schema-steps.ts';
import { listOf } from '#app/i18n/set-apart.ts';
import { useStepText } from './use-step-text.ts';
import styles from './transfer.module.css';

const outcomes = ['created', 'changed', 'lost'] as const;

/** What an import would do, before it does it. */
export function PlanView({ plan: { steps, conflicts } }: { plan: SchemaPlan }) {
  const { t } = useTranslation('schema-file');
  return (
    <div className={styles.plan} data-plan>
      {conflicts.length > 0 ? (
        <Notice tone="warn" role="none" title={t('conflicts', { count: conflicts.length })}>
          <ul className={styles.steps}>
            {conflicts.map(({ collection, field, reason }) => (
              <li key={`${collection}.${field}`}>
                <code>
                  {collection}.{field}
                </code>{' '}
                {t(`conflict.${reason}`)}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {steps.length === 0 ? <p role="status">{t('nothing')}</p> : null}
      {outcomes.map((outcome) => (
        <Steps key={outcome} outcome={outcome} steps={steps.filter((step) => outcomeOf(step) === outcome)} />
      ))}
    </div>
  );
}

function Steps({ outcome, steps }: { outcome: (typeof outcomes)[number]; steps: readonly SchemaStep[] }) {
  const { t } = useTranslation('schema-file');
  const textOf = useStepText();
  if (steps.length === 0) return null;
  const heading = t(`outcome.${outcome}`, { count: steps.length });
  return (
    <details className={styles.outcome} data-outcome={outcome} open>
      <summary>{heading}</summary>
      <LongList
        className={styles.list}
        label={heading}
        items={steps}
        renderItem={(step) => (
          <>
            {textOf(step)} <Detail step={step} />
          </>
        )}
      />
    </details>
  );
}

/** What of it changes, and what may come of that. */
function Detail({ step }: { step: SchemaStep }) {
  const { t, i18n } = useTranslation('schema-file');
  if (step.kind === 'create-collection') {
    return <span className={styles.muted}>{t('fields', { count: step.body.fields.length })}</span>;
  }
  const changes = 'changes' in step ? step.changes : 'values' in step ? step.values : null;
  if (changes === null) return null;
  const names = listOf(Object.keys(changes), i18n.language, 'unit');
  return (
    <>
      <span className={styles.muted} translate="no">
        {names}
      </span>{' '}
      {step.kind === 'set-field'
        ? step.risks.map((risk) => (
            <Badge key={risk} tone="bad">
              {t(`risk.${risk}`)}
            </Badge>
          ))
        : null}
    </>
  );
}
