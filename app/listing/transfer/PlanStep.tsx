import { useTranslation } from 'react-i18next';
import type { Collection } from '#app/entities/collections/types.ts';
import { type PlannedRow, summarise } from './import-plan.ts';
import styles from './transfer.module.css';
import { useProblemText } from './use-problem-text.ts';

/** Rows with problems that are listed one by one. */
const mostListed = 200;

interface PlanStepProps {
  planned: readonly PlannedRow[];
  format: 'csv' | 'json';
  collection: Collection;
}

/** What the dry run has found. */
export function PlanStep({ planned, format, collection }: PlanStepProps) {
  const { t } = useTranslation('transfer');
  const { create, update, skip, bad } = summarise(planned);
  const problemText = useProblemText(collection);
  const rows = planned.filter(({ problems, action }) => problems.length > 0 && action !== 'skip');
  return (
    <>
      <section aria-label={t('import.summary')} role="status">
        <ul className={styles['summary']}>
          {create > 0 ? <li>{t('import.willCreate', { count: create })}</li> : null}
          {update > 0 ? <li>{t('import.willUpdate', { count: update })}</li> : null}
          {skip > 0 ? <li>{t('import.willSkip', { count: skip })}</li> : null}
          {bad > 0 ? <li className={styles['bad']}>{t('import.bad', { count: bad })}</li> : null}
        </ul>
        {bad > 0 && create + update > 0 ? <p>{t('import.badHint')}</p> : null}
      </section>
      {rows.length > 0 ? (
        <div className={styles['scroll']}>
          <table className={styles['table']} aria-label={t('import.bad', { count: rows.length })}>
            <thead>
              <tr>
                <th scope="col">{t(format === 'csv' ? 'import.line' : 'import.entry')}</th>
                <th scope="col">{t('import.problemColumn')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, mostListed).map((row) => (
                <tr key={row.line}>
                  <td>{row.line}</td>
                  <td>{problemText(row)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {rows.length > mostListed ? (
            <p>{t('import.moreProblems', { count: rows.length - mostListed })}</p>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
