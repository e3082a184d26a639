import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ItemProps, type TableComponents, type TableProps, TableVirtuoso } from 'react-virtuoso';
import type { Collection } from '#app/entities/collections/types.ts';
import { type PlannedRow, summarise } from './import-plan.ts';
import styles from './transfer.module.css';
import { useProblemText } from './use-problem-text.ts';

interface TableContext {
  label: string;
  size: number;
}

const components: TableComponents<PlannedRow, TableContext> = { Table, TableRow };

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
  const [box, setBox] = useState<HTMLElement | null>(null);
  const rows = planned.filter(({ problems, action }) => problems.length > 0 && action !== 'skip');
  const heading = t('import.bad', { count: rows.length });
  const renderHead = () => (
    <tr>
      <th scope="col">{t(format === 'csv' ? 'import.line' : 'import.entry')}</th>
      <th scope="col">{t('import.problemColumn')}</th>
    </tr>
  );
  const renderRow = (_index: number, row: PlannedRow) => (
    <>
      <td>{row.line}</td>
      <td>{problemText(row)}</td>
    </>
  );
  return (
    <>
      <section aria-label={t('import.summary')} role="status">
        <ul className={styles.summary}>
          {create > 0 ? <li>{t('import.willCreate', { count: create })}</li> : null}
          {update > 0 ? <li>{t('import.willUpdate', { count: update })}</li> : null}
          {skip > 0 ? <li>{t('import.willSkip', { count: skip })}</li> : null}
          {bad > 0 ? <li className={styles.bad}>{t('import.bad', { count: bad })}</li> : null}
        </ul>
        {bad > 0 && create + update > 0 ? <p>{t('import.badHint')}</p> : null}
      </section>
      {rows.length > 0 ? (
        // Nothing in it has the focus, so keys could not scroll it.
        <section ref={setBox} className={styles.scroll} aria-label={heading} tabIndex={0}>
          {box ? (
            <TableVirtuoso
              customScrollParent={box}
              increaseViewportBy={200}
              data={rows}
              components={components}
              context={{ label: heading, size: rows.length }}
              fixedHeaderContent={renderHead}
              itemContent={renderRow}
            />
          ) : null}
        </section>
      ) : null}
    </>
  );
}

function Table({ context, ...props }: TableProps & { context: TableContext }) {
  return (
    <table {...props} className={styles.table} aria-label={context.label} aria-rowcount={context.size + 1} />
  );
}

/** The first row is the head. */
function TableRow({ context, item, ...props }: ItemProps<PlannedRow> & { context: TableContext }) {
  return <tr {...props} aria-rowindex={props['data-item-index'] + 2} />;
}
