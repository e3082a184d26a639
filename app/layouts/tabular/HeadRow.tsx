import { type PointerEvent, useRef } from 'react';
import { modKey } from '#app/components/command/platform.ts';
import { Checkbox } from '#app/components/ui/Checkbox.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import type { LayoutText } from '#app/layouts/layout-text.ts';
import type { Column } from './column-model.ts';
import { widthLimits } from './columns.ts';
import type { OrderState } from './order/use-order-state.ts';
import styles from './tabular.module.css';

interface HeadRowProps {
  gridId: string;
  columns: readonly Column[];
  text: LayoutText;
  /** null: rows can't be chosen. */
  selected: 'none' | 'some' | 'all' | null;
  activeColumn: number | null;
  /** The width while a handle is dragged, and when it is let go; px, null for the usual one. */
  onWidth: (column: number, width: number | null, isFinal: boolean) => void;
  /** null: rows are not kept in order by hand. */
  order: OrderState | null;
}

/** The names of the columns. Sorting, menus and "select all" are the grid's business; here is only the dragging. */
export function HeadRow({ gridId, columns, text, selected, activeColumn, onWidth, order }: HeadRowProps) {
  const offset = selected === null ? 0 : 1;
  const cell = (column: number) => ({
    id: `${gridId}-head-${column}`,
    role: 'columnheader',
    'aria-colindex': column + 1,
    'data-column': column,
    'data-active': activeColumn === column || undefined,
  });
  return (
    <div role="row" aria-rowindex={1} className={styles.head} data-row={-1}>
      {selected === null ? null : (
        <div {...cell(0)} className={styles.check} aria-label={text('selectionColumn')}>
          {order ? (
            <button
              type="button"
              tabIndex={-1}
              className={styles.orderButton}
              aria-label={text('sortByOrder')}
              aria-pressed={order.isSorted}
              title={text('sortByOrder')}
              data-order
              onClick={(event) => {
                event.preventDefault();
                if (!order.isSorted) order.sort();
              }}
            >
              <Icon name="swap_vert" size={18} />
            </button>
          ) : null}
          <Checkbox
            tabIndex={-1}
            isSelected={selected === 'all'}
            isIndeterminate={selected === 'some'}
            onChange={() => {}}
            aria-label={text('selectAll')}
            title={`${text('selectAll')} (${modKey('A')})`}
          />
        </div>
      )}
      {columns.map((column, index) => (
        <div
          key={column.field.field}
          {...cell(index + offset)}
          className={styles.headCell}
          data-first={index === 0 || undefined}
          aria-label={column.name}
          aria-sort={column.isSortable ? (column.sort ?? 'none') : undefined}
          data-sortable={column.isSortable || undefined}
          data-number={column.isNumber || undefined}
          title={column.isSortable ? column.name : `${column.name}: ${text('notSortable')}`}
        >
          <span className={styles.headName}>{column.name}</span>
          {column.sort ? (
            <Icon name={column.sort === 'ascending' ? 'arrow_upward' : 'arrow_downward'} size={16} />
          ) : null}
          <button
            type="button"
            tabIndex={-1}
            className={styles.menuButton}
            aria-label={text('columnMenu', { name: column.name })}
            aria-haspopup="menu"
            data-menu
          >
            <Icon name="expand_more" size={16} />
          </button>
          <Handle onWidth={(width, isFinal) => onWidth(index, width, isFinal)} />
        </div>
      ))}
    </div>
  );
}

/** Drags the edge of its column. The keyboard has Shift with the side arrows, so it is nothing for screen readers. */
function Handle({ onWidth }: { onWidth: (width: number | null, isFinal: boolean) => void }) {
  const drag = useRef<{ from: number; width: number; at: number; sign: number } | null>(null);
  const handleDown = (event: PointerEvent<HTMLElement>) => {
    const head = event.currentTarget.parentElement;
    if (!head || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const width = head.getBoundingClientRect().width;
    const sign = getComputedStyle(head).direction === 'rtl' ? -1 : 1;
    drag.current = { from: event.clientX, width, at: width, sign };
  };
  const handleMove = (event: PointerEvent) => {
    const now = drag.current;
    if (!now) return;
    const width = now.width + (event.clientX - now.from) * now.sign;
    now.at = Math.round(Math.min(Math.max(width, widthLimits.min), widthLimits.max));
    onWidth(now.at, false);
  };
  const handleUp = () => {
    const now = drag.current;
    drag.current = null;
    if (now && now.at !== now.width) onWidth(now.at, true);
  };
  return (
    <span
      aria-hidden="true"
      className={styles.handle}
      data-handle
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={handleUp}
      onDoubleClick={() => onWidth(null, true)}
    />
  );
}
