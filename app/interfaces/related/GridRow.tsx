import type { ReactNode } from 'react';
import { Icon } from '#app/components/ui/Icon.tsx';
import type { GridColumn } from './GridHead.tsx';
import styles from './related.module.css';
import type { RowDrag } from './use-row-drag.ts';

/** Height of a row, px; the style sheet has the same. */
export const rowHeight = 44;

/** What stands in a row, by its index. */
export interface RowCells {
  renderCell: (index: number, column: number) => ReactNode;
  renderLead?: ((index: number) => ReactNode) | undefined;
  renderTrail?: (index: number) => ReactNode;
  /** Something is said at the end of a row, not only a button. */
  isTrailWide?: boolean;
}

/** What can be done to a row; each is undefined where it can't be. */
export interface RowActions {
  onOpen?: ((index: number) => void) | undefined;
  onToggle?: ((index: number) => void) | undefined;
  onRemove?: ((index: number) => void) | undefined;
  /** `to` is the place afterwards. */
  onMove?: ((from: number, to: number) => void) | undefined;
}

/** What a row is, beside what stands in it. */
export interface RowMarks {
  /** Whether it is struck out. */
  stateOf?: (index: number) => 'plain' | 'staged' | 'gone' | 'off';
  /** Given where rows are chosen. */
  selection?: { isSelected: (index: number) => boolean; isMultiple: boolean };
}

interface GridRowProps extends RowMarks {
  columns: readonly GridColumn[];
  cells: RowCells;
  actions: RowActions;
  id: string;
  index: number;
  isActive: boolean;
  drag: RowDrag;
}

export function GridRow({ id, index, columns, cells, actions, drag, ...props }: GridRowProps) {
  return (
    <div
      id={id}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={props.selection?.isSelected(index)}
      className={styles.row}
      data-active={props.isActive || undefined}
      data-state={props.stateOf?.(index)}
      data-clickable={actions.onOpen || actions.onToggle ? true : undefined}
      data-dragged={drag.from === index || undefined}
      style={{ insetBlockStart: index * rowHeight }}
      data-index={index}
    >
      {cells.renderLead || actions.onMove ? (
        <span role="gridcell" className={styles.lead}>
          {actions.onMove ? (
            <span className={styles.grip} onPointerDown={(event) => drag.start(index, event)}>
              <Icon name="drag_handle" />
            </span>
          ) : null}
          {cells.renderLead?.(index)}
        </span>
      ) : null}
      {columns.map((column, at) => (
        <span key={column.id} role="gridcell" className={styles.cell} dir="auto">
          {cells.renderCell(index, at)}
        </span>
      ))}
      {cells.renderTrail ? (
        <span role="gridcell" className={styles.trail}>
          {cells.renderTrail(index)}
        </span>
      ) : null}
    </div>
  );
}
