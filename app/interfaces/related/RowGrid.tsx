import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '#app/components/ui/class-names.ts';
import { gridMove } from '#app/components/ui/grid-move.ts';
import { Spinner } from '#app/components/ui/Spinner.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { type GridColumn, GridHead } from './GridHead.tsx';
import { GridRow, type RowActions, type RowCells, rowHeight, type RowMarks } from './GridRow.tsx';
import styles from './related.module.css';
import type { PagedRows } from './use-list-rows.ts';
import { useRowDrag } from './use-row-drag.ts';

/** Height of the head, px; the style sheet has the same. */
const headHeight = 44;
/** Rows that are drawn beyond the visible ones. */
const margin = 6;
/** Rows that Page Up and Page Down move by. */
const page = 7;

export interface RowGridProps extends RowMarks {
  /** `keys`: what keys do, for screen readers. */
  names: { labelId?: string; label?: string; describedBy?: string | undefined; keys: string };
  columns: readonly GridColumn[];
  /** Ids of the rows, in order. */
  ids: readonly string[];
  /** How many rows there are if that is more than are here, and the way to them. */
  paged: Pick<PagedRows, 'count' | 'loadMore' | 'isLoading'>;
  cells: RowCells;
  actions: RowActions;
  empty: ReactNode;
  /** Height at which it begins to scroll, px. */
  maxHeight?: number;
}

/** Rows of one height in a table of which only the visible ones are drawn; more are loaded when the end is near. */
export function RowGrid(props: RowGridProps) {
  const { names, columns, ids, paged, cells, actions, maxHeight = 352 } = props;
  const { loadMore } = paged;
  const gridId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const drag = useRowDrag({ grid, rowHeight, headHeight, count: ids.length, onMove: actions.onMove });
  const { current, handlers } = useRowNavigation(grid, ids.length, actions);
  const first = Math.max(0, Math.floor((top - headHeight) / rowHeight) - margin);
  const last = Math.min(ids.length, Math.ceil((top + maxHeight) / rowHeight) + margin);

  useEffect(() => {
    if (loadMore && last >= ids.length - margin) loadMore();
  }, [loadMore, last, ids.length]);

  return (
    <>
      <div
        ref={grid}
        role="grid"
        tabIndex={0}
        className={styles.grid}
        aria-label={names.label}
        aria-labelledby={names.labelId}
        aria-describedby={classNames(`${gridId}-keys`, names.describedBy)}
        aria-rowcount={(paged.count ?? ids.length) + 1}
        aria-multiselectable={props.selection?.isMultiple || undefined}
        aria-activedescendant={
          current >= first && current < last ? `${gridId}-${ids[current] ?? ''}` : undefined
        }
        aria-busy={paged.isLoading || undefined}
        style={{ maxBlockSize: maxHeight, ...trackStyle(props) }}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
        {...handlers}
      >
        {columns.length > 0 ? (
          <GridHead
            columns={columns}
            hasLead={cells.renderLead !== undefined || actions.onMove !== undefined}
            hasTrail={cells.renderTrail !== undefined}
          />
        ) : null}
        <div role="rowgroup" className={styles.body} style={{ blockSize: ids.length * rowHeight }}>
          {ids.slice(first, last).map((id, at) => (
            <GridRow
              key={id}
              {...props}
              id={`${gridId}-${id}`}
              index={first + at}
              isActive={first + at === current}
              drag={drag}
            />
          ))}
          {drag.to === null ? null : (
            <div
              role="presentation"
              className={styles.drop}
              style={{ insetBlockStart: drag.to * rowHeight }}
            />
          )}
        </div>
        {paged.isLoading ? (
          <div role="presentation" className={styles.loading}>
            <Spinner size={20} />
          </div>
        ) : null}
        {ids.length === 0 && !paged.isLoading ? (
          <div role="presentation" className={styles.empty}>
            {props.empty}
          </div>
        ) : null}
      </div>
      <VisuallyHidden id={`${gridId}-keys`}>{names.keys}</VisuallyHidden>
    </>
  );
}

/** Keys and clicks: the grid has the focus itself, and acts on the row that it names. */
function useRowNavigation(grid: { current: HTMLElement | null }, count: number, actions: RowActions) {
  const { onToggle, onRemove, onMove, onOpen = onToggle } = actions;
  const [active, setActive] = useState(0);
  const current = Math.min(active, count - 1);
  const go = (index: number) => {
    setActive(index);
    const element = grid.current;
    if (!element) return;
    const start = headHeight + index * rowHeight;
    if (start < element.scrollTop + headHeight) element.scrollTo({ top: start - headHeight });
    else if (start + rowHeight > element.scrollTop + element.clientHeight)
      element.scrollTo({ top: start + rowHeight - element.clientHeight });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || count === 0) return;
    const { key } = event;
    const to = gridMove(key, current, { count, columns: 1, page, rtl: false });
    if (to !== null) {
      if (event.altKey && key.startsWith('Arrow') && to !== current) onMove?.(current, to);
      go(to);
    } else if (key === 'Enter' && onOpen) onOpen(current);
    else if (key === ' ' && onToggle) onToggle(current);
    else if (key === 'Delete' && onRemove) onRemove(current);
    else return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('button, a, input')) return;
    const row = event.target.closest<HTMLElement>('[data-index]');
    if (!row) return;
    const index = Number(row.dataset['index']);
    setActive(index);
    onOpen?.(index);
  };
  return { current, handlers: { onKeyDown, onClick } };
}

/** Widths that head and rows share: grip and mark stand side by side, px. */
function trackStyle({ columns, actions: { onMove }, cells }: RowGridProps): object {
  const lead = (onMove ? 20 : 0) + (cells.renderLead ? 34 : 0) + (onMove && cells.renderLead ? 4 : 0);
  return {
    '--columns': columns.length,
    '--lead': lead === 0 ? '0px' : `${lead + 8}px`,
    '--trail': cells.isTrailWide ? '9rem' : '3.5rem',
  };
}
