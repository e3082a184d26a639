import { type CSSProperties, useId, useMemo, useRef } from 'react';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import type { LayoutProps } from '#app/layouts/define.ts';
import { useItemWindows } from '#app/layouts/item-windows.ts';
import { useLayoutText } from '#app/layouts/layout-text.ts';
import { useScrollFrame, useScrollWindow } from '#app/layouts/use-scroll-window.ts';
import { RetryNotice } from '#app/components/feedback/RetryNotice.tsx';
import { useGridNavigation } from '#app/layouts/use-grid-navigation.ts';
import { useListPlace } from '#app/layouts/use-list-place.ts';
import { WindowedGrid } from '#app/layouts/WindowedGrid.tsx';
import { WindowedRows } from '#app/layouts/WindowedRows.tsx';
import { Card } from './Card.tsx';
import { type CardGeometry, geometryOf } from './card-grid.ts';
import { cardOptions } from './card-options.ts';
import styles from './cards.module.css';

/** Space around the cards, px; the style sheet has the same. */
const padding = { wide: 24, narrow: 12 };
/** Room that the scroll bar takes of the width, px: reserved, so that its coming and going moves nothing. */
const scrollBar = 16;
const narrow = 600;
/** Rows drawn beyond the edges of the view. */
const overscan = 2;

/** Rows of cards at exact places in one scroll range, however many there are: see docs/decisions/004. */
export function CardGrid(props: LayoutProps & { width: number }) {
  const { source, count, selection, keyOf, hrefOf, context, options, placeKey, isBehind, width } = props;
  const text = useLayoutText('cards');
  const gridId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const card = useMemo(() => cardOptions(options, context), [options, context]);
  const isNarrow = width < narrow;
  const inset = isNarrow ? padding.narrow : padding.wide;
  const inner = width - 2 * inset - (isNarrow ? 0 : scrollBar);
  const lines = 1 + [card.subtitle, card.content].filter((entry) => entry !== null).length;
  const geometry = geometryOf(inner, card.size, lines, card.src !== null);
  const { columns, rowHeight } = geometry;

  const scroll = useScrollWindow(grid, { rowHeight, perRow: columns, overscan, placeKey });
  const inSight = { first: scroll.shown.first * columns, last: scroll.shown.last * columns };
  const items = useItemWindows(source, inSight, count);
  const rowCount = Math.ceil(items.rowCount / columns);
  const frame = useScrollFrame(grid, scroll, { rowCount, headHeight: inset });
  const { active, handlers } = useGridNavigation({
    ...props,
    ...scroll,
    ...frame,
    list: grid,
    rows: items,
    columns,
  });
  useListPlace({ source, placeKey, row: active, scroll });

  const drawRow = (row: number) => (
    <div key={row} role="row" aria-rowindex={row + 1} className={styles.row}>
      {Array.from({ length: Math.min(columns, items.rowCount - row * columns) }, (_, column) => {
        const index = row * columns + column;
        const item = items.itemAt(index);
        const key = item ? keyOf(item) : '';
        return (
          <Card
            key={index}
            gridId={gridId}
            index={index}
            column={column}
            item={item}
            itemKey={key}
            href={item ? hrefOf(key, item) : ''}
            card={card}
            collection={context.collection}
            isSelected={selection ? selection.items.has(key) : null}
            isActive={active === index}
          />
        );
      })}
    </div>
  );

  return (
    <>
      {items.error ? (
        <RetryNotice text={text('cardsFailed')} error={items.error} onRetry={items.retry} />
      ) : null}
      <WindowedGrid
        {...{ frame, active }}
        ref={grid}
        id={gridId}
        perRow={columns}
        isMultiple={selection !== null}
        className={styles.grid}
        aria-label={props.label}
        aria-describedby={`${gridId}-keys`}
        aria-rowcount={items.isCounted ? rowCount : -1}
        aria-colcount={columns}
        aria-busy={isBehind || undefined}
        data-choosing={(selection && selection.items.size > 0) || undefined}
        data-size={card.size}
        style={gridStyle(geometry, inset)}
        onScroll={scroll.onScroll}
        {...handlers}
      >
        <WindowedRows frame={frame} className={styles.body} width={inner}>
          {drawRow}
        </WindowedRows>
      </WindowedGrid>
      <VisuallyHidden>
        <span id={`${gridId}-keys`}>{text('keys')}</span>
        <span id={`${gridId}-select`}>{text('select')}</span>
      </VisuallyHidden>
    </>
  );
}

function gridStyle({ columns, gap, imageHeight, rowHeight }: CardGeometry, inset: number): CSSProperties {
  return {
    '--columns': columns,
    '--gap': `${gap}px`,
    '--inset': `${inset}px`,
    '--image': `${imageHeight}px`,
    '--row': `${rowHeight}px`,
  } as CSSProperties;
}
