import { type CSSProperties, lazy, Suspense, useId, useRef, useState } from 'react';
import { classNames } from '#app/components/ui/class-names.ts';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { statusField } from '#app/entities/collections/rules.ts';
import type { LayoutProps } from '#app/layouts/define.ts';
import { useItemWindows } from '#app/layouts/item-windows.ts';
import { useLayoutText } from '#app/layouts/layout-text.ts';
import { placeOf } from '#app/layouts/place-memory.ts';
import { shownHeight } from '#app/layouts/scroll-scale.ts';
import { useScrollFrame, useScrollWindow } from '#app/layouts/use-scroll-window.ts';
import { RowsFailed } from '#app/layouts/RowsFailed.tsx';
import { useListPlace } from '#app/layouts/use-list-place.ts';
import { BodyRow } from './BodyRow.tsx';
import { type Column, leastWidth, trackOf, useColumns } from './column-model.ts';
import { isSubdued, rowHeights, spacingOf } from './columns.ts';
import { HeadRow } from './HeadRow.tsx';
import styles from './tabular.module.css';
import { useColumnActions } from './use-column-actions.ts';
import { useGrid } from './use-grid.ts';

const ColumnMenu = lazy(() => import('./ColumnMenu.tsx'));

/** Height of the head, px; the style sheet has the same. */
const headHeight = 40;
const checkWidth = 44;

export function Layout(props: LayoutProps) {
  const { source, count, selection, keyOf, hrefOf, context, placeKey, isBehind } = props;
  const text = useLayoutText('tabular');
  const gridId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const columns = useColumns(props);
  const spacing = spacingOf(props.options);
  const rowHeight = rowHeights[spacing];

  const [place] = useState(() => placeOf(placeKey));
  const scroll = useScrollWindow(grid, rowHeight, place?.top ?? 0);
  const rows = useItemWindows(source, scroll.shown, count);
  const page = useScrollFrame(grid, scroll, { rowHeight, rowCount: rows.rowCount, headHeight });
  const columnActions = useColumnActions(props, columns, grid);
  const { active, handlers, menu, closeMenu } = useGrid({
    ...props,
    grid,
    columns,
    rows,
    page,
    showRow: scroll.showRow,
    startRow: place?.row ?? null,
    columnActions,
  });

  const { showTop, currentTop } = scroll;
  useListPlace({ source, placeKey, row: active?.row ?? null, showTop, currentTop });

  const { shown } = scroll;
  const first = Math.min(shown.first, Math.max(0, rows.rowCount - 1));
  const last = Math.min(shown.last, rows.rowCount);
  const status = statusField(context.collection);
  const offset = selection ? 1 : 0;
  const inSight = (row: number) => row === -1 || (row >= first && row < last);
  const isFull =
    selection !== null && selection.items.size > 0 && rows.isCounted && selection.items.size >= rows.rowCount;
  const selected = selection === null ? null : isFull ? 'all' : selection.items.size > 0 ? 'some' : 'none';

  return (
    <>
      {rows.error ? <RowsFailed text={text('rowsFailed')} error={rows.error} onRetry={rows.retry} /> : null}
      <div
        ref={grid}
        role="grid"
        tabIndex={0}
        className={classNames(styles['grid'], styles[spacing])}
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
        style={gridStyle(columns, offset)}
        onScroll={(event) => {
          scroll.onScroll();
          event.currentTarget.toggleAttribute('data-aside', event.currentTarget.scrollLeft !== 0);
        }}
        {...handlers}
      >
        <HeadRow
          gridId={gridId}
          columns={columns}
          text={text}
          selected={selected}
          activeColumn={active?.row === -1 ? active.column : null}
          onWidth={columnActions.setWidth}
        />
        <div
          role="rowgroup"
          className={styles['body']}
          style={{ blockSize: shownHeight({ full: rows.rowCount * rowHeight, view: 0 }) }}
        >
          <div role="presentation" style={{ transform: `translateY(${first * rowHeight - shown.shift}px)` }}>
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
                    status && item ? isSubdued(status.options['status_mapping'], item[status.field]) : false
                  }
                  activeColumn={active?.row === row ? active.column : null}
                />
              );
            })}
          </div>
        </div>
      </div>
      <VisuallyHidden>
        <span id={`${gridId}-keys`}>{text('keys')}</span>
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
function gridStyle(columns: readonly Column[], offset: number): CSSProperties {
  const each = (prefix: string) =>
    columns.map((_, index) => (index === 0 ? `var(--${prefix}-first)` : `var(--${prefix}-${index})`));
  return {
    ...Object.fromEntries(
      columns.flatMap((column, index) => [
        [`--track-${index}`, trackOf(column)],
        [`--least-${index}`, `${leastWidth(column)}px`],
      ]),
    ),
    '--tracks': [...(offset ? [`${checkWidth}px`] : []), ...each('track')].join(' '),
    '--least': `calc(${[`${offset * checkWidth}px`, ...each('least')].join(' + ')})`,
  } as CSSProperties;
}
