import { useTranslation } from 'react-i18next';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import { download } from '#app/lib/download.ts';
import { withoutIsolates } from '#app/lib/isolates.ts';
import type { PlannedRow } from './import-plan.ts';
import { resultFile } from './result-file.ts';
import type { ImportOutcome } from './run-import.ts';
import styles from './transfer.module.css';
import type { ImportFile } from './use-import-file.ts';
import { useProblemText } from './use-problem-text.ts';

interface OutcomeStepProps {
  planned: readonly PlannedRow[];
  outcome: ImportOutcome;
  file: ImportFile;
  collection: Collection;
}

/** What became of the rows, and a file that says it of each. */
export function OutcomeStep({ planned, outcome, file, collection }: OutcomeStepProps) {
  const { t } = useTranslation('transfer');
  const problemText = useProblemText(collection, file.table.format);
  const { created, updated, refused, left, cause } = outcome;
  const save = () => {
    const words = {
      line: t('outcome.line'),
      key: t('outcome.key'),
      result: t('outcome.result'),
      message: t('outcome.message'),
      created: t('outcome.created'),
      updated: t('outcome.updated'),
      refused: t('outcome.refused'),
      left: t('outcome.left'),
      skipped: t('outcome.skipped'),
      bad: t('outcome.bad'),
    };
    const text = resultFile(
      planned,
      outcome,
      words,
      ({ problems }) => withoutIsolates(problemText(problems)),
      (error) => withoutIsolates(describeError(error)),
    );
    download(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }), `${file.name} result.csv`);
  };
  return (
    <>
      <Notice
        tone={left.length > 0 ? 'bad' : refused.length > 0 ? 'warn' : 'good'}
        title={t(left.length > 0 ? 'import.stopped' : 'import.result')}
      >
        {cause ? describeError(cause) : null}
      </Notice>
      <ul className={styles.summary}>
        <li>{t('import.created', { count: created.length })}</li>
        <li>{t('import.updated', { count: updated.length })}</li>
        {refused.length > 0 ? <li>{t('import.refused', { count: refused.length })}</li> : null}
        {left.length > 0 ? <li>{t('import.left', { count: left.length })}</li> : null}
      </ul>
      {refused.length > 0 ? (
        <ul className={styles.refused}>
          {refused.slice(0, 50).map(({ row, error }) => (
            <li key={row.line}>
              {row.line}: {describeError(error)}
            </li>
          ))}
        </ul>
      ) : null}
      <div>
        <Button icon={<Icon name="download" size={18} />} onClick={save}>
          {t('import.resultFile')}
        </Button>
      </div>
    </>
  );
}
