import { Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { useTranslation } from 'react-i18next';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Checkbox } from '#app/components/ui/Checkbox.tsx';
import { FileChoice } from '#app/components/ui/FileChoice.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Spinner } from '#app/components/ui/Spinner.tsx';
import { outcomeOf } from '#app/entities/collections/schema-steps.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { listOf } from '#app/i18n/set-apart.ts';
import { formatTitle } from '#app/lib/format-title.ts';
import { PlanView } from './PlanView.tsx';
import { collectionsOf, type ReadyMadeId, readyMadeFile, readyMadeIds } from './ready-made.ts';
import { readyMadeItems } from './ready-made-items.ts';
import { type SchemaImport, useSchemaImport } from './use-schema-import.ts';
import styles from './transfer.module.css';

const WorkDialog = lazyPart(() => import('#app/components/feedback/WorkDialog.tsx'));

/** Takes a file in: first what it would do, then, when asked, the doing. */
export function ImportPart() {
  const { t } = useTranslation('schema-file');
  const state = useSchemaImport();
  const { file, plan, work } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = plan?.steps.length === 0 && work.shown === null;
  // The button that was pressed goes once everything is done, and would take the focus along.
  useEffect(() => {
    if (isDone && document.activeElement === document.body) heading.current?.focus();
  }, [isDone]);
  const isLossy = plan?.steps.some((step) => outcomeOf(step) === 'lost') ?? false;
  return (
    <section className={styles.part} aria-labelledby="schema-import">
      <h2 ref={heading} id="schema-import" className={styles.heading} tabIndex={-1}>
        {t('import')}
      </h2>
      <p>{t('importBody')}</p>
      <FileChoice
        label={t('choose')}
        accept=".json,application/json"
        onFile={(picked) => void state.choose(picked)}
      >
        <span className={styles.muted}>{state.name === null ? t('drop') : <bdi>{state.name}</bdi>}</span>
      </FileChoice>
      {file ? null : <ReadyMade onBegin={state.begin} />}
      {state.problem === null ? null : <Notice tone="bad">{state.problem}</Notice>}
      {state.failure ? (
        <Notice tone="bad" title={t('accessFailed')}>
          {describeError(state.failure)}
        </Notice>
      ) : null}
      {file ? (
        <>
          {file.roles === null ? null : (
            <Checkbox isSelected={state.access} onChange={state.setAccess}>
              {t('withAccess')}
            </Checkbox>
          )}
          <Checkbox isSelected={state.removes} onChange={state.setRemoves} description={t('removesHint')}>
            {t('removes')}
          </Checkbox>
          {state.hasItems ? (
            <Checkbox isSelected={state.withItems} onChange={state.setWithItems}>
              {t('readyMade.withItems')}
            </Checkbox>
          ) : null}
          {plan ? <PlanView plan={plan} /> : state.failure ? null : <Spinner />}
          {plan && plan.steps.length > 0 ? (
            <Button
              variant={isLossy ? 'danger' : 'primary'}
              pending={work.isRunning}
              onClick={() => void state.run()}
            >
              {t('run', { count: plan.steps.length })}
            </Button>
          ) : null}
        </>
      ) : null}
      {work.shown ? (
        <Suspense fallback={null}>
          <WorkDialog work={work} state={work.shown} />
        </Suspense>
      ) : null}
    </section>
  );
}

/** Models to begin with, each with the collections that it makes. */
function ReadyMade({ onBegin }: { onBegin: SchemaImport['begin'] }) {
  const { t } = useTranslation('schema-file');
  const locale = useLocale();
  const collectionList = (id: ReadyMadeId) => listOf(collectionsOf(id).map(formatTitle), locale);
  return (
    <div className={styles.readyMade} role="group" aria-labelledby="ready-made">
      <h3 id="ready-made" className={styles.subheading}>
        {t('readyMade.title')}
      </h3>
      <ul className={styles.models}>
        {readyMadeIds.map((id) => (
          <li key={id} className={styles.model}>
            <span className={styles.modelName}>{t(`readyMade.${id}`)}</span>
            <span className={styles.muted}>{collectionList(id)}</span>
            <Button
              size="dense"
              onClick={() => void onBegin(t(`readyMade.${id}`), readyMadeFile(id), readyMadeItems[id])}
            >
              {t('readyMade.look')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
