import { useTranslation } from 'react-i18next';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { ProgressBar } from '#app/components/ui/ProgressBar.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import type { CollectionRights } from '#app/entities/permissions/types.ts';
import { FileStep } from './FileStep.tsx';
import { summarise } from './import-plan.ts';
import { MappingStep, openColumns } from './MappingStep.tsx';
import { OutcomeStep } from './OutcomeStep.tsx';
import { PlanStep } from './PlanStep.tsx';
import styles from './transfer.module.css';
import { type ImportState, useImport } from './use-import.ts';

interface ImportDialogProps {
  collection: Collection;
  rights: CollectionRights;
  onClose: () => void;
}

/** Brings a file in, after a dry run that says what would become of each row. */
export default function ImportDialog({ collection, rights, onClose }: ImportDialogProps) {
  const { t } = useTranslation('transfer');
  const { t: tApp } = useTranslation();
  const state = useImport(collection, rights);
  const isBusy = state.check.isPending || state.run.isPending;
  const close = () => {
    if (isBusy) state.stop();
    else onClose();
  };
  return (
    <Dialog
      title={t('import.title', { collection: state.collectionLabel })}
      size="lg"
      onClose={close}
      isDismissable={state.file === null}
      {...(isBusy ? {} : { closeLabel: tApp('close') })}
      footer={<Buttons state={state} onClose={onClose} />}
    >
      <div className={styles.body}>
        <Step state={state} collection={collection} />
      </div>
    </Dialog>
  );
}

function Step({ state, collection }: { state: ImportState; collection: Collection }) {
  const { t } = useTranslation('transfer');
  const { file, check, run, progress } = state;
  if (!file) return <FileStep inputError={state.inputError} onFile={state.open} />;
  const total = check.data ? readyRows(state) : file.table.rows.length;
  if (check.isPending || run.isPending) {
    return (
      <div>
        <ProgressBar
          label={t(run.isPending ? 'import.working' : 'import.checking')}
          value={total === 0 ? 0 : progress / total}
        />
        <p role="status" className={styles.count}>
          {t('import.progress', { done: progress, total })}
        </p>
      </div>
    );
  }
  if (run.data && check.data)
    return <OutcomeStep planned={check.data} outcome={run.data} file={file} collection={collection} />;
  if (check.data) {
    const { columns } = state;
    return (
      <PlanStep planned={check.data} format={file.table.format} collection={collection} columns={columns} />
    );
  }
  return (
    <>
      {check.isError && check.error.name !== 'AbortError' ? (
        <Notice tone="bad" title={t('import.checkFailed')}>
          {describeError(check.error)}
        </Notice>
      ) : null}
      <MappingStep state={state} file={file} />
    </>
  );
}

function readyRows({ check }: ImportState): number {
  const { create, update } = summarise(check.data ?? []);
  return create + update;
}

function Buttons({ state, onClose }: { state: ImportState; onClose: () => void }) {
  const { t } = useTranslation('transfer');
  const { t: tApp } = useTranslation();
  const { file, check, run, mapping, mode, keyField } = state;
  if (check.isPending || run.isPending) return <Button onClick={state.stop}>{t('stop')}</Button>;
  if (run.data) {
    return (
      <Button variant="primary" autoFocus onClick={onClose}>
        {t('import.done')}
      </Button>
    );
  }
  if (!file) return <Button onClick={onClose}>{tApp('cancel')}</Button>;
  const planned = check.data;
  if (planned) {
    const ready = readyRows(state);
    return (
      <>
        <Button onClick={check.reset}>{t('import.back')}</Button>
        <Button variant="primary" autoFocus disabled={ready === 0} onClick={() => run.mutate(planned)}>
          {t('import.start', { count: ready })}
        </Button>
      </>
    );
  }
  const isMapped = mapping.some((field) => field !== null);
  const lacksKey = mode === 'update' && !mapping.includes(keyField);
  const isReady = isMapped && !lacksKey && openColumns(state) === 0 && !file.problem;
  return (
    <>
      <Button onClick={state.startAgain}>{t('import.another')}</Button>
      <Button variant="primary" disabled={!isReady} onClick={() => check.mutate(file)}>
        {t('import.check')}
      </Button>
    </>
  );
}
