import { type DragEvent, lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { Checkbox } from '#app/components/ui/Checkbox.tsx';
import { classNames } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Spinner } from '#app/components/ui/Spinner.tsx';
import { outcomeOf } from '#app/entities/collections/schema-steps.ts';
import { PlanView } from './PlanView.tsx';
import { useSchemaImport } from './use-schema-import.ts';
import styles from './transfer.module.css';

const WorkDialog = lazy(() => import('#app/components/feedback/WorkDialog.tsx'));

/** Takes a file in: first what it would do, then, when asked, the doing. */
export function ImportPart() {
  const { t } = useTranslation('schema-file');
  const state = useSchemaImport();
  const { file, plan, work } = state;
  const isLossy = plan?.steps.some((step) => outcomeOf(step) === 'lost') ?? false;
  return (
    <section className={styles['part']} aria-labelledby="schema-import">
      <h2 id="schema-import" className={styles['heading']}>
        {t('import')}
      </h2>
      <p>{t('importBody')}</p>
      <FileChoice name={state.name} onFile={(picked) => void state.choose(picked)} />
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

function FileChoice({ name, onFile }: { name: string | null; onFile: (file: File) => void }) {
  const { t } = useTranslation('schema-file');
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      className={classNames(styles['drop'], isOver && styles['over'])}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <label className={classNames(buttonClass(), styles['choose'])} htmlFor={id}>
        <Icon name="upload_file" size={18} />
        {t('choose')}
        <input
          id={id}
          type="file"
          className={styles['file']}
          accept=".json,application/json"
          onChange={(event) => {
            take(event.currentTarget.files);
            // The same file again is a choice too: it may have been written anew.
            event.currentTarget.value = '';
          }}
        />
      </label>
      <span className={styles['muted']}>{name === null ? t('drop') : <bdi>{name}</bdi>}</span>
    </div>
  );
}
