import { type ReactNode, useState } from 'react';
import { type ItemProps, type TableComponents, type TableProps, TableVirtuoso } from 'react-virtuoso';
import type { PlannedRow } from './import-plan.ts';
import styles from './transfer.module.css';

interface TableContext {
  label: string;
  size: number;
}

const components: TableComponents<PlannedRow, TableContext> = { Table, TableRow };

interface RowTableProps {
  label: string;
  rows: readonly PlannedRow[];
  /** Titles of the columns. */
  columns: readonly ReactNode[];
  cellsOf: (row: PlannedRow) => readonly ReactNode[];
}

/** Rows of a plan, however many there are. */
export function RowTable({ label, rows, columns, cellsOf }: RowTableProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const renderHead = () => (
    <tr>
      {columns.map((title, index) => (
        <th key={index} scope="col">
          {title}
        </th>
      ))}
    </tr>
  );
  const renderRow = (_index: number, row: PlannedRow) =>
    cellsOf(row).map((cell, index) => <td key={index}>{cell}</td>);
  return (
    // Nothing in it has the focus, so keys could not scroll it.
    <section ref={setBox} className={styles.scroll} aria-label={label} tabIndex={0}>
      {box ? (
        <TableVirtuoso
          customScrollParent={box}
          increaseViewportBy={200}
          data={rows}
          components={components}
          context={{ label, size: rows.length }}
          fixedHeaderContent={renderHead}
          itemContent={renderRow}
        />
      ) : null}
    </section>
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
