import { type CSSProperties, Suspense, useId, useRef } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { classNames } from '#app/components/ui/class-names.ts';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { statusField } from '#app/entities/collections/rules.ts';
import type { LayoutProps } from '#app/layouts/define.ts';
import { useItemWindows } from '#app/layouts/item-windows.ts';
import { useLayoutText } from '#app/layouts/layout-text.ts';
import { useScrollFrame, useScrollWindow } from '#app/layouts/use-scroll-window.ts';
import { RowsFailed } from '#app/layouts/RowsFailed.tsx';
import { useListPlace } from '#app/layouts/use-list-place.ts';
import { BodyRow, type RowBlock } from './BodyRow.tsx';
import { type Column, minWidth, trackOf, useColumns } from './column-model.ts';
import { isSubdued, rowHeights, spacingOf } from './columns.ts';
import type { GridCell } from './grid-keys.ts';
import { HeadRow } from './HeadRow.tsx';
import { orderState } from './order/use-order-state.ts';
import styles from './tabular.module.css';
import { useColumnActions } from './use-column-actions.ts';
import { useAfterPaint } from '#app/lib/after-paint.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { useEditing } from './use-editing.ts';
import { useGrid } from './use-grid.ts';

const ColumnMenu = lazyPart(() => import('./ColumnMenu.tsx'));
const EditBar = lazyPart(() => import('./editing/EditBar.tsx'));
const EditLayer = lazyPart(() => import('./editing/EditLayer.tsx'));
const OrderLayer = lazyPart(() => import('./order/OrderLayer.tsx'));

/** Height of the head, px; the style sheet has the same. */
const headHeight = 40;
/** Width of the check boxes, and of those with a handle beside them, px. */
const checkWidth = { plain: 44, withGrip: 68 };

export function Layout(props: LayoutProps) {
  const { source, count, selection, keyOf, hrefOf, context, placeKey, isBehind } = props;
  const text = useLayoutText('tabular');
  const gridId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const editing = useEditing(props);
  const order = orderState(props, editing.canEdit);
  const columns = useColumns(props);
  const spacing = spacingOf(props.options);
  const rowHeight = rowHeights[spacing];

  const scroll = useScrollWindow(grid, { rowHeight, placeKey });
  const rows = useItemWindows(source, scroll.shown, count);
  const {
    first,
    last,
    height,
    offset: rowsOffset,
    page,
  } = useScrollFrame(grid, scroll, {
    rowCount: rows.rowCount,
    headHeight,
  });
  const columnActions = useColumnActions(props, columns, grid);
  const { active, moveTo, handlers, menu, closeMenu } = useGrid({
    ...props,
    grid,
    columns,
    rows,
    page,
    showRow: scroll.showRow,
    startRow: scroll.startRow,
    columnActions,
  });

  useListPlace({ source, placeKey, row: active?.row ?? null, scroll });

  const status = statusField(context.collection);
  const offset = selection ? 1 : 0;
  const inSight = (row: number) => row === -1 || (row >= first && row < last);
  const isFull =
    selection !== null && selection.items.size > 0 && rows.isCounted && selection.items.size >= rows.rowCount;
  const selected = selection === null ? null : isFull ? 'all' : selection.items.size > 0 ? 'some' : 'none';

  const layer = { ...props, editing, grid, gridId, columns, offset, rows, active, moveTo };
  // Not before the first rows: its code comes with that of all other tools.
  const hasBegun = useAfterPaint(rows.itemAt(first) !== undefined);
  const hasGrip = order !== null && selection !== null;

  return (
    <>
      {rows.error ? <RowsFailed text={text('rowsFailed')} error={rows.error} onRetry={rows.retry} /> : null}
      <div
        ref={grid}
        role="grid"
        tabIndex={0}
        className={classNames(styles.grid, styles[spacing])}
        aria-label={props.label}
        aria-describedby={`${gridId}-keys`}
        aria-rowcount={rows.isCounted ? rows.rowCount + 1 : -1}
        aria-colcount={columns.length + offset}
        aria-multiselectable={selection ? true : undefined}
        aria-busy={isBehind || undefined}
        aria-activedescendant={
          active && inSight(active.row)
            ? `${gridId}-${active.row === -1 ? 'head' : active.row}-${active.column}`
            : undefined
        }
        data-editing={editing.isOn || undefined}
        style={gridStyle(columns, offset, hasGrip ? checkWidth.withGrip : checkWidth.plain)}
        onScroll={(event) => {
          scroll.onScroll();
          event.currentTarget.toggleAttribute('data-aside', event.currentTarget.scrollLeft !== 0);
        }}
        {...handlers}
        onKeyDown={(event) => {
          // The first F2 has the code for editing loaded, which answers it and all that come after it.
          if (event.key === 'F2' && !editing.isNeeded && editing.canEdit && active && active.row >= 0) {
            event.preventDefault();
            editing.want(active);
          } else handlers.onKeyDown(event);
        }}
      >
        <HeadRow
          gridId={gridId}
          columns={columns}
          text={text}
          selected={selected}
          activeColumn={active?.row === -1 ? active.column : null}
          onWidth={columnActions.setWidth}
          order={order}
        />
        <div role="rowgroup" className={styles.body} style={{ blockSize: height }}>
          <div role="presentation" style={{ transform: `translateY(${rowsOffset}px)` }}>
            {Array.from({ length: Math.max(0, last - first) }, (_, index) => {
              const row = first + index;
              const item = rows.itemAt(row);
              const key = item ? keyOf(item) : '';
              return (
                <BodyRow
                  key={row}
                  gridId={gridId}
                  row={row}
                  item={item}
                  itemKey={key}
                  href={item ? hrefOf(key, item) : ''}
                  columns={columns}
                  isSelected={selection ? selection.items.has(key) : null}
                  isSubdued={
                    status && item
                      ? isSubdued(status.options['status_mapping'], ownValue(item, status.field))
                      : false
                  }
                  activeColumn={active?.row === row ? active.column : null}
                  staged={editing.staged.rows.get(key)}
                  isEditing={editing.isOn}
                  isBarred={editing.isBarred}
                  block={blockIn(row, active, editing.anchor, editing.isOn)}
                  hasGrip={hasGrip}
                  canMove={order?.canMove === true}
                />
              );
            })}
          </div>
        </div>
      </div>
      {editing.canEdit ? (
        <div className={styles.foot} data-foot="bar">
          {hasBegun ? (
            <Suspense>
              <EditBar {...layer} order={order} />
            </Suspense>
          ) : null}
        </div>
      ) : null}
      <Suspense>
        {editing.isNeeded ? <EditLayer {...layer} /> : null}
        {order?.isSorted ? (
          <OrderLayer
            {...layer}
            {...{
              order,
              rowHeight,
              headHeight,
              page,
              currentTop: scroll.currentTop,
              shift: scroll.shown.shift,
            }}
          />
        ) : null}
      </Suspense>
      <VisuallyHidden>
        <span id={`${gridId}-keys`}>{text(editing.isOn ? 'editKeys' : 'keys')}</span>
        <span id={`${gridId}-select`}>{text('select')}</span>
      </VisuallyHidden>
      {menu ? (
        <Suspense>
          <ColumnMenu
            column={menu.column}
            position={menu.position}
            count={columns.length}
            triggerRef={menu.triggerRef}
            text={text}
            onAction={(action) => columnActions.act(menu.position, action)}
            onClose={closeMenu}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Widths as variables: a drag changes two of them and no row is rendered again. */
function gridStyle(columns: readonly Column[], offset: number, check: number): CSSProperties {
  const each = (prefix: string) =>
    columns.map((_, index) => (index === 0 ? `var(--${prefix}-first)` : `var(--${prefix}-${index})`));
  return {
    ...Object.fromEntries(
      columns.flatMap((column, index) => [
        [`--track-${index}`, trackOf(column)],
        [`--least-${index}`, `${minWidth(column)}px`],
      ]),
    ),
    '--check': `${check}px`,
    '--tracks': [...(offset ? [`${check}px`] : []), ...each('track')].join(' '),
    '--least': `calc(${[`${offset * check}px`, ...each('least')].join(' + ')})`,
  } as CSSProperties;
}

/** The part of the chosen block that lies in a row, as text so that a row is not rendered again for the same part. */
function blockIn(
  row: number,
  active: GridCell | null,
  anchor: GridCell | null,
  isOn: boolean,
): RowBlock | null {
  if (!isOn || !active || active.row < 0) return null;
  const other = anchor ?? active;
  if (row < Math.min(active.row, other.row) || row > Math.max(active.row, other.row)) return null;
  const isLast = row === Math.max(active.row, other.row);
  return `${Math.min(active.column, other.column)}-${Math.max(active.column, other.column)}${isLast ? '-end' : ''}`;
}
