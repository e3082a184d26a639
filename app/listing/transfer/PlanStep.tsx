import { useTranslation } from 'react-i18next';
import { classNames } from '#app/components/ui/class-names.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import { isReady, type PlannedRow, type RowProblem, summarise } from './import-plan.ts';
import { RowTable } from './RowTable.tsx';
import styles from './transfer.module.css';
import { useProblemText } from './use-problem-text.ts';
import type { ImportColumn } from './use-import-columns.ts';

/** Letters of a value that is not broken. */
const maxShort = 24;

interface PlanStepProps {
  planned: readonly PlannedRow[];
  format: 'csv' | 'json';
  collection: Collection;
  columns: readonly ImportColumn[];
}

/** What the dry run has found: rows that can't be imported, rows to look at, and the others as they will be stored. */
export function PlanStep({ planned, format, collection, columns }: PlanStepProps) {
  const { t } = useTranslation('transfer');
  const locale = useLocale();
  const { create, update, skip, bad } = summarise(planned);
  const problemText = useProblemText(collection, format);
  const ready = planned.filter(isReady);
  const noted = ready.filter(({ notes }) => notes.length > 0);
  const rows = planned.filter(({ problems, action }) => problems.length > 0 && action !== 'skip');
  const line = t(format === 'csv' ? 'import.line' : 'import.entry');
  const told = (
    list: readonly PlannedRow[],
    label: string,
    title: string,
    of: (row: PlannedRow) => RowProblem[],
  ) =>
    list.length > 0 ? (
      <RowTable
        label={label}
        rows={list}
        columns={[line, title]}
        cellsOf={(row) => [row.line, problemText(of(row))]}
      />
    ) : null;
  return (
    <>
      <section aria-label={t('import.summary')} role="status">
        <ul className={styles.summary}>
          {create > 0 ? <li>{t('import.willCreate', { count: create })}</li> : null}
          {update > 0 ? <li>{t('import.willUpdate', { count: update })}</li> : null}
          {skip > 0 ? <li>{t('import.willSkip', { count: skip })}</li> : null}
          {bad > 0 ? <li className={styles.bad}>{t('import.bad', { count: bad })}</li> : null}
          {noted.length > 0 ? <li>{t('import.noted', { count: noted.length })}</li> : null}
        </ul>
        {bad > 0 && create + update > 0 ? <p>{t('import.badHint')}</p> : null}
      </section>
      {told(
        rows,
        t('import.bad', { count: rows.length }),
        t('import.problemColumn'),
        ({ problems }) => problems,
      )}
      {told(noted, t('import.noted', { count: noted.length }), t('import.noteColumn'), ({ notes }) => notes)}
      {ready.length > 0 ? (
        <div>
          <h3 className={styles.heading}>{t('import.stored', { count: ready.length })}</h3>
          <RowTable
            label={t('import.stored', { count: ready.length })}
            rows={ready}
            columns={[line, ...columns.map(({ field }) => fieldName(field, locale))]}
            cellsOf={(row) => [
              row.line,
              ...columns.map(({ field, column }) => (
                <StoredValue
                  key={field.field}
                  value={plainText(ownValue(row.values, field.field))}
                  text={plainText(row.cells[column])}
                />
              )),
            ]}
          />
        </div>
      ) : null}
    </>
  );
}

/** A value, and what stands for it in the file where that is something else. */
function StoredValue({ value, text }: { value: string; text: string }) {
  const { t } = useTranslation('transfer');
  const isAlike = text.trim() === value.trim() || text.trim() === '';
  return (
    <>
      <bdi className={classNames(value.length <= maxShort && styles.short)}>{clip(value, 80)}</bdi>
      {isAlike ? null : (
        <span className={classNames(styles.original, text.length <= maxShort && styles.short)}>
          {t('import.inFile', { text: clip(text, 40) })}
        </span>
      )}
    </>
  );
}
