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
import { Icon } from '#app/components/ui/Icon.tsx';
import { Spinner } from '#app/components/ui/Spinner.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { type GridColumn, GridHead } from './GridHead.tsx';
import styles from './related.module.css';
import { useRowDrag } from './use-row-drag.ts';

/** Height of a row and of the head, px; the style sheet has the same. */
const rowHeight = 44;
const headHeight = 36;
/** Rows that are drawn beyond the visible ones. */
const margin = 6;

export interface RowGridProps {
  labelId?: string | undefined;
  label?: string;
  describedBy?: string | undefined;
  /** What keys do, for screen readers. */
  keys: string;
  columns: readonly GridColumn[];
  /** Ids of the rows, in order. */
  ids: readonly string[];
  /** How many rows there are, if that is more than are here. */
  count: number | null;
  renderCell: (index: number, column: number) => ReactNode;
  renderLead?: (index: number) => ReactNode;
  renderTrail?: (index: number) => ReactNode;
  /** Something is said there, not only a button. */
  isTrailWide?: boolean;
  /** Whether it is struck out, and is chosen. */
  stateOf?: (index: number) => 'plain' | 'staged' | 'gone' | 'off';
  isSelected?: (index: number) => boolean;
  isMultiple?: boolean;
  onOpen?: ((index: number) => void) | undefined;
  onToggle?: ((index: number) => void) | undefined;
  onRemove?: ((index: number) => void) | undefined;
  /** Undefined when the rows can't be moved. `to` is the place afterwards. */
  onMove?: ((from: number, to: number) => void) | undefined;
  loadMore: (() => void) | undefined;
  isLoading: boolean;
  empty: ReactNode;
  /** Height at which it begins to scroll, px. */
  maxHeight?: number;
}

/** Rows of one height in a table of which only the visible ones are drawn; more are loaded when the end is near. */
export function RowGrid(props: RowGridProps) {
  const { columns, ids, loadMore, onMove, maxHeight = 352 } = props;
  const gridId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [active, setActive] = useState(0);
  const drag = useRowDrag({ grid, rowHeight, headHeight, count: ids.length, onMove });
  const current = Math.min(active, ids.length - 1);
  const first = Math.max(0, Math.floor((top - headHeight) / rowHeight) - margin);
  const last = Math.min(ids.length, Math.ceil((top + maxHeight) / rowHeight) + margin);

  useEffect(() => {
    if (loadMore && last >= ids.length - margin) loadMore();
  }, [loadMore, last, ids.length]);

  const show = (index: number) => {
    const element = grid.current;
    if (!element) return;
    const start = headHeight + index * rowHeight;
    if (start < element.scrollTop + headHeight) element.scrollTop = start - headHeight;
    else if (start + rowHeight > element.scrollTop + element.clientHeight)
      element.scrollTop = start + rowHeight - element.clientHeight;
  };
  const go = (index: number) => {
    const next = Math.max(0, Math.min(ids.length - 1, index));
    setActive(next);
    show(next);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || ids.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 7, PageUp: -7 }[event.key];
    if (step !== undefined) {
      const to = Math.max(0, Math.min(ids.length - 1, current + step));
      if (event.altKey && onMove && Math.abs(step) === 1) {
        if (to !== current) onMove(current, to);
      }
      go(to);
    } else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(ids.length - 1);
    else if (event.key === 'Enter' && (props.onOpen ?? props.onToggle))
      (props.onOpen ?? props.onToggle)?.(current);
    else if (event.key === ' ' && props.onToggle) props.onToggle(current);
    else if (event.key === 'Delete' && props.onRemove) props.onRemove(current);
    else return;
    event.preventDefault();
  };

  const handleClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('button, a, input')) return;
    const row = event.target.closest<HTMLElement>('[data-index]');
    if (!row) return;
    const index = Number(row.dataset['index']);
    setActive(index);
    (props.onOpen ?? props.onToggle)?.(index);
  };

  return (
    <>
      <div
        ref={grid}
        role="grid"
        tabIndex={0}
        className={styles.grid}
        aria-label={props.label}
        aria-labelledby={props.labelId}
        aria-describedby={classNames(`${gridId}-keys`, props.describedBy)}
        aria-rowcount={(props.count ?? ids.length) + 1}
        aria-multiselectable={props.isMultiple || undefined}
        aria-activedescendant={
          current >= first && current < last ? `${gridId}-${ids[current] ?? ''}` : undefined
        }
        aria-busy={props.isLoading || undefined}
        style={{
          maxBlockSize: maxHeight,
          ...trackStyle(props),
        }}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
        onKeyDown={handleKeyDown}
        onClick={handleClick}
      >
        {columns.length > 0 ? (
          <GridHead
            columns={columns}
            hasLead={props.renderLead !== undefined || onMove !== undefined}
            hasTrail={props.renderTrail !== undefined}
          />
        ) : null}
        <div role="rowgroup" className={styles.body} style={{ blockSize: ids.length * rowHeight }}>
          {Array.from({ length: Math.max(0, last - first) }, (_, offset) => {
            const index = first + offset;
            const id = ids[index] ?? '';
            return (
              <div
                key={id}
                id={`${gridId}-${id}`}
                role="row"
                aria-rowindex={index + 2}
                aria-selected={props.isSelected ? props.isSelected(index) : undefined}
                className={styles.row}
                data-active={index === current || undefined}
                data-state={props.stateOf?.(index)}
                data-clickable={props.onOpen || props.onToggle ? true : undefined}
                data-dragged={drag.from === index || undefined}
                style={{ insetBlockStart: index * rowHeight }}
                data-index={index}
              >
                {props.renderLead || onMove ? (
                  <span role="gridcell" className={styles.lead}>
                    {onMove ? (
                      <span className={styles.grip} onPointerDown={(event) => drag.start(index, event)}>
                        <Icon name="drag_handle" />
                      </span>
                    ) : null}
                    {props.renderLead?.(index)}
                  </span>
                ) : null}
                {columns.map((column, at) => (
                  <span key={column.id} role="gridcell" className={styles.cell} dir="auto">
                    {props.renderCell(index, at)}
                  </span>
                ))}
                {props.renderTrail ? (
                  <span role="gridcell" className={styles.trail}>
                    {props.renderTrail(index)}
                  </span>
                ) : null}
              </div>
            );
          })}
          {drag.to === null ? null : (
            <div
              role="presentation"
              className={styles.drop}
              style={{ insetBlockStart: drag.to * rowHeight }}
            />
          )}
        </div>
        {props.isLoading ? (
          <div role="presentation" className={styles.loading}>
            <Spinner size={20} />
          </div>
        ) : null}
        {ids.length === 0 && !props.isLoading ? (
          <div role="presentation" className={styles.empty}>
            {props.empty}
          </div>
        ) : null}
      </div>
      <VisuallyHidden id={`${gridId}-keys`}>{props.keys}</VisuallyHidden>
    </>
  );
}

/** Widths that head and rows share: grip and mark stand side by side, px. */
function trackStyle({ columns, onMove, renderLead, isTrailWide = false }: RowGridProps): object {
  const lead = (onMove ? 20 : 0) + (renderLead ? 34 : 0) + (onMove && renderLead ? 4 : 0);
  return {
    '--columns': columns.length,
    '--lead': lead === 0 ? '0px' : `${lead + 8}px`,
    '--trail': isTrailWide ? '9rem' : '3.5rem',
  };
}
