import { Glyph } from '#app/components/ui/Glyph.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import styles from './related.module.css';
import { useRelatedText } from './use-related-text.ts';

export interface GridColumn {
  id: string;
  title: string;
  /** Undefined when it can't be sorted by. */
  onSort?: (() => void) | undefined;
  sorted?: 'ascending' | 'descending' | undefined;
  /** Name of the button that sorts. */
  sortLabel?: string;
}

interface GridHeadProps {
  columns: readonly GridColumn[];
  hasLead: boolean;
  hasTrail: boolean;
}

/** The names of the columns; a click on one sorts by it, another one the other way round. */
export function GridHead({ columns, hasLead, hasTrail }: GridHeadProps) {
  const text = useRelatedText();
  return (
    <div role="row" aria-rowindex={1} className={styles.head}>
      {hasLead ? (
        <span role="columnheader" className={styles.lead}>
          <VisuallyHidden>{text('leadColumn')}</VisuallyHidden>
        </span>
      ) : null}
      {columns.map((column) => (
        <span key={column.id} role="columnheader" aria-sort={column.sorted} className={styles.cell}>
          <Heading column={column} />
        </span>
      ))}
      {hasTrail ? (
        <span role="columnheader" className={styles.trail}>
          <VisuallyHidden>{text('stateColumn')}</VisuallyHidden>
        </span>
      ) : null}
    </div>
  );
}

function Heading({ column }: { column: GridColumn }) {
  if (!column.onSort) return column.title;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.sort}
      title={column.sortLabel}
      onClick={column.onSort}
    >
      <span>{column.title}</span>
      {column.sorted ? (
        <span className={styles.arrow} data-up={column.sorted === 'ascending' || undefined}>
          <Glyph name="expand" size={14} />
        </span>
      ) : null}
    </button>
  );
}
