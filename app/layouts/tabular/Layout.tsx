import { type KeyboardEvent, type ReactNode, Suspense, useId, useRef } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { statusField } from '#app/entities/collections/rules.ts';
import type { LayoutProps, LayoutSelection } from '#app/layouts/define.ts';
import { type ItemWindows, useItemWindows } from '#app/layouts/item-windows.ts';
import { useLayoutText } from '#app/layouts/layout-text.ts';
import { useScrollFrame, useScrollWindow } from '#app/layouts/use-scroll-window.ts';
import { WindowedRows } from '#app/layouts/WindowedRows.tsx';
import { RetryNotice } from '#app/components/feedback/RetryNotice.tsx';
import { useListPlace } from '#app/layouts/use-list-place.ts';
import { BodyRow, type RowBlock } from './BodyRow.tsx';
import { type Column, useColumns } from './column-model.ts';
import { isSubdued } from './columns.ts';
import type { EditLayerProps } from './editing/edit-layer-props.ts';
import type { GridCell } from '#app/components/ui/grid-move.ts';
import { HeadRow } from './HeadRow.tsx';
import type { ItemParts } from './item-rows.ts';
import { ItemRow } from './ItemRow.tsx';
import { type ItemMenuState, useItemMenu } from './use-item-menu.ts';
import { type OrderState, orderState } from './order/use-order-state.ts';
import styles from './tabular.module.css';
import { useColumnActions } from './use-column-actions.ts';
import { useAfterPaint } from '#app/lib/after-paint.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { type Editing, useEditing } from './use-editing.ts';
import { useGrid } from './use-grid.ts';
import { gridStyle, useRowForm } from './use-row-form.ts';

const ColumnMenu = lazyPart(() => import('./ColumnMenu.tsx'));
const EditBar = lazyPart(() => import('./editing/EditBar.tsx'));
const EditLayer = lazyPart(() => import('./editing/EditLayer.tsx'));
const ItemMenu = lazyPart(() => import('./ItemMenu.tsx'));
const OrderLayer = lazyPart(() => import('./order/OrderLayer.tsx'));

/** Width of the check boxes, and of those with a handle beside them, px. */
const checkWidth = { plain: 44, withGrip: 68 };

export function Layout(props: LayoutProps) {
  const { source, count, selection, placeKey } = props;
  const text = useLayoutText('tabular');
  const gridId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const editing = useEditing(props);
  const order = orderState(props, editing.canEdit);
  const columns = useColumns(props);
  const form = useRowForm(props, editing, columns);
  const { rowHeight, headHeight, parts } = form;

  const scroll = useScrollWindow(grid, { rowHeight, placeKey });
  const rows = useItemWindows(source, scroll.shown, count);
  const frame = useScrollFrame(grid, scroll, { rowCount: rows.rowCount, headHeight });
  const columnActions = useColumnActions(props, columns, grid);
  const itemMenu = useItemMenu(gridId);
  const { active, moveTo, handlers, menu, closeMenu } = useGrid({
    ...props,
    ...scroll,
    ...frame,
    grid,
    rows,
    columnActions,
    columns: form.columns,
    openItemMenu: parts && itemMenu.open,
  });
  useListPlace({ source, placeKey, row: active?.row ?? null, scroll });

  const offset = selection ? 1 : 0;
  const layer = { ...props, editing, grid, gridId, columns, offset, rows, active, moveTo };
  const hasBegun = useAfterPaint(rows.itemAt(frame.first) !== undefined);
  const hasGrip = order !== null && selection !== null && (parts === null || order.canMove);
  return (
    <>
      {rows.error ? <RetryNotice text={text('rowsFailed')} error={rows.error} onRetry={rows.retry} /> : null}
      <div
        ref={grid}
        role="grid"
        tabIndex={0}
        className={styles.grid}
        aria-label={props.label}
        aria-describedby={`${gridId}-keys`}
        aria-rowcount={rows.isCounted ? rows.rowCount + (parts ? 0 : 1) : -1}
        aria-colcount={form.columns.length + offset}
        aria-multiselectable={selection ? true : undefined}
        aria-busy={props.isBehind || undefined}
        aria-activedescendant={activeCellId(gridId, active, frame)}
        data-editing={editing.isOn || undefined}
        style={gridStyle(form, offset, hasGrip ? checkWidth.withGrip : checkWidth.plain)}
        onScroll={({ currentTarget }) => {
          scroll.onScroll();
          currentTarget.toggleAttribute('data-aside', currentTarget.scrollLeft !== 0);
        }}
        {...handlers}
        onKeyDown={(event) => (!parts && askForEditing(event, editing, active)) || handlers.onKeyDown(event)}
      >
        {parts ? null : (
          <HeadRow
            {...{ gridId, columns, text, order }}
            selected={selectedExtent(selection, rows)}
            activeColumn={active?.row === -1 ? active.column : null}
            onWidth={columnActions.setWidth}
          />
        )}
        <WindowedRows role="rowgroup" frame={frame} className={styles.body}>
          {bodyRow(layer, parts, { hasGrip, canMove: order?.canMove === true })}
        </WindowedRows>
      </div>
      <HiddenTexts gridId={gridId} isEditing={editing.isOn} isOfItems={parts !== null} />
      <LaterParts layer={layer} order={order} hasBegun={hasBegun} isOfItems={parts !== null}>
        {order?.isSorted ? (
          <OrderLayer
            {...layer}
            {...{ order, headHeight }}
            {...scroll}
            page={frame.page}
            shift={scroll.shown.shift}
          />
        ) : null}
      </LaterParts>
      <Menus {...props} {...{ columns, rows, menu, closeMenu, columnActions, itemMenu }} />
    </>
  );
}

interface MenusProps extends LayoutProps {
  columns: readonly Column[];
  rows: ItemWindows;
  menu: ReturnType<typeof useGrid>['menu'];
  closeMenu: () => void;
  columnActions: ReturnType<typeof useColumnActions>;
  itemMenu: ItemMenuState;
}

/** The menus of columns, and of items. */
function Menus({ columns, rows, menu, closeMenu, columnActions, itemMenu, ...props }: MenusProps) {
  const text = useLayoutText('tabular');
  return (
    <Suspense>
      {menu ? (
        <ColumnMenu
          {...menu}
          count={columns.length}
          text={text}
          onAction={(action) => columnActions.act(menu.position, action)}
          onClose={closeMenu}
        />
      ) : null}
      {itemMenu.shown === null ? null : (
        <ItemMenu {...props} {...itemMenu} row={itemMenu.shown} rows={rows} />
      )}
    </Suspense>
  );
}

type Layer = LayoutProps & EditLayerProps;

/** Draws a row; `parts`: as an item. */
function bodyRow(
  { context, selection, keyOf, hrefOf, ...layer }: Layer,
  parts: ItemParts | null,
  grip: { hasGrip: boolean; canMove: boolean },
) {
  const { editing, gridId, columns, rows, active } = layer;
  const status = statusField(context.collection);
  return (row: number) => {
    const item = rows.itemAt(row);
    const key = item ? keyOf(item) : '';
    const shared = {
      ...grip,
      gridId,
      row,
      item,
      itemKey: key,
      href: item ? hrefOf(key, item) : '',
      isSelected: selection ? selection.items.has(key) : null,
      isSubdued:
        status && item ? isSubdued(status.options['status_mapping'], ownValue(item, status.field)) : false,
      activeColumn: active?.row === row ? active.column : null,
    };
    if (parts) return <ItemRow key={row} {...shared} parts={parts} />;
    return (
      <BodyRow
        key={row}
        {...shared}
        columns={columns}
        staged={editing.staged.rows.get(key)}
        isEditing={editing.isOn}
        isBarred={editing.isBarred}
        block={blockIn(row, active, editing.anchor, editing.isOn)}
      />
    );
  };
}

interface LaterPartsProps {
  layer: Layer;
  order: OrderState | null;
  /** The first rows are there: before them, the code would come with that of all other tools. */
  hasBegun: boolean;
  isOfItems: boolean;
  children: ReactNode;
}

/** What comes after the rows: the bar under the table, and the code for editing and moving. */
function LaterParts({ layer, order, hasBegun, isOfItems, children }: LaterPartsProps) {
  return (
    <>
      {layer.editing.canEdit ? (
        <div className={styles.foot} data-foot="bar">
          {hasBegun ? (
            <Suspense>
              <EditBar {...layer} order={order} />
            </Suspense>
          ) : null}
        </div>
      ) : null}
      <Suspense>
        {layer.editing.isNeeded && !isOfItems ? <EditLayer {...layer} /> : null}
        {children}
      </Suspense>
    </>
  );
}

/** What screen readers are told of the grid, by ids that its parts name. */
function HiddenTexts(props: { gridId: string; isEditing: boolean; isOfItems: boolean }) {
  const { gridId, isEditing, isOfItems } = props;
  const text = useLayoutText('tabular');
  const cards = useLayoutText('cards');
  return (
    <VisuallyHidden>
      <span id={`${gridId}-keys`}>{isOfItems ? cards('keys') : text(isEditing ? 'editKeys' : 'keys')}</span>
      <span id={`${gridId}-select`}>{text('select')}</span>
    </VisuallyHidden>
  );
}

/** The first F2 has the code for editing loaded, which answers it and all that come after it; true for that one. */
function askForEditing(event: KeyboardEvent, editing: Editing, active: GridCell | null): boolean {
  if (event.key !== 'F2' || editing.isNeeded || !editing.canEdit || !active || active.row < 0) return false;
  event.preventDefault();
  editing.want(active);
  return true;
}

/** The head is always drawn, a row only while it is in sight. */
function activeCellId(gridId: string, active: GridCell | null, frame: { first: number; last: number }) {
  if (!active) return undefined;
  const isHead = active.row === -1;
  if (!isHead && (active.row < frame.first || active.row >= frame.last)) return undefined;
  return `${gridId}-${isHead ? 'head' : active.row}-${active.column}`;
}

/** How many of the rows are chosen; null where none can be. */
function selectedExtent(selection: LayoutSelection | null, { isCounted, rowCount }: ItemWindows) {
  if (selection === null) return null;
  const { size } = selection.items;
  if (size === 0) return 'none';
  return isCounted && size >= rowCount ? 'all' : 'some';
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
