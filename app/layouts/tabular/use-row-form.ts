import { type CSSProperties, useMemo } from 'react';
import type { LayoutProps } from '#app/layouts/define.ts';
import { useDensity } from '#app/session/density.ts';
import { type Column, minWidth, trackOf } from './column-model.ts';
import { rowHeights, spacingOf } from './columns.ts';
import { itemParts, itemRowSizes } from './item-rows.ts';
import type { Editing } from './use-editing.ts';

/** Height of the head, px; the style sheet has the same. */
const tableHeadHeight = 40;

/** How rows are drawn: cells side by side, or, where there is no room for them and none is edited, an item each. */
export function useRowForm(
  { context, options }: Pick<LayoutProps, 'context' | 'options'>,
  { isOn, staged }: Editing,
  columns: readonly Column[],
) {
  const [density] = useDensity();
  const spacing = spacingOf(options, density);
  const isOfItems = context.isPhone === true && !isOn && staged.rows.size === 0;
  return useMemo(
    () =>
      isOfItems
        ? {
            parts: itemParts(columns, context),
            // To the keyboard an item is one cell.
            columns: columns.slice(0, 1),
            rowHeight: itemRowSizes[spacing].height,
            titleLines: itemRowSizes[spacing].titleLines,
            headHeight: 0,
          }
        : {
            parts: null,
            columns,
            rowHeight: rowHeights[spacing],
            titleLines: 1,
            headHeight: tableHeadHeight,
          },
    [isOfItems, columns, context, spacing],
  );
}

/** Widths as variables: a drag changes two of them and no row is rendered again. */
export function gridStyle(
  { parts, columns: all, rowHeight, titleLines }: ReturnType<typeof useRowForm>,
  offset: number,
  check: number,
): CSSProperties {
  const columns = parts ? [] : all;
  const each = (prefix: string) =>
    columns.map((_, index) => (index === 0 ? `var(--${prefix}-first)` : `var(--${prefix}-${index})`));
  return {
    ...Object.fromEntries(
      columns.flatMap((column, index) => [
        [`--track-${index}`, trackOf(column)],
        [`--least-${index}`, `${minWidth(column)}px`],
      ]),
    ),
    '--row': `${rowHeight}px`,
    '--title-lines': titleLines,
    '--check': `${check}px`,
    '--tracks': [...(offset ? [`${check}px`] : []), ...each('track')].join(' '),
    '--least': `calc(${[`${offset * check}px`, ...each('least')].join(' + ')})`,
  } as CSSProperties;
}
