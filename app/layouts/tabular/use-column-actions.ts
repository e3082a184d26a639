import { type RefObject, useCallback } from 'react';
import type { LayoutProps } from '#app/layouts/define.ts';
import type { ColumnAction } from './ColumnMenu.tsx';
import type { Column } from './column-model.ts';
import { moved, nextSort, toggled, widthLimits, widthsOf } from './columns.ts';

const keyStep = 16;

/** What can be done with a column, from the head, its menu or the keyboard. `position` is its place among the columns. */
export function useColumnActions(
  { query, options, onQueryChange, onOptionsChange }: LayoutProps,
  columns: readonly Column[],
  grid: RefObject<HTMLElement | null>,
) {
  const setWidth = useCallback(
    (position: number, width: number | null, isFinal: boolean) => {
      const field = columns[position]?.field.field;
      if (field === undefined) return;
      if (grid.current && width !== null) {
        if (!isFinal) dragTo(grid.current, position, width);
        else {
          grid.current.style.setProperty(`--track-${position}`, `${width}px`);
          grid.current.style.setProperty(`--least-${position}`, `${width}px`);
        }
      }
      if (!isFinal) return;
      letGo(grid.current);
      const { [field]: _, ...others } = widthsOf(options);
      onOptionsChange({ widths: width === null ? others : { ...others, [field]: width } });
    },
    [columns, grid, onOptionsChange, options],
  );

  const widen = (position: number, direction: 1 | -1) => {
    const head = grid.current?.querySelector(
      `[data-row="-1"] [data-column="${position + columnOffset(grid.current)}"]`,
    );
    if (!head) return;
    const width = Math.round(head.getBoundingClientRect().width) + direction * keyStep;
    setWidth(position, Math.min(Math.max(width, widthLimits.min), widthLimits.max), true);
  };

  const sortBy = (position: number) => {
    const column = columns[position];
    if (column?.isSortable) onQueryChange({ sort: nextSort(query, column.field.field) });
  };

  const act = (position: number, action: ColumnAction) => {
    const column = columns[position];
    if (!column) return;
    const name = column.field.field;
    const names = columns.map((entry) => entry.field.field);
    if (action === 'ascending') onQueryChange({ sort: name });
    else if (action === 'descending') onQueryChange({ sort: `-${name}` });
    else if (action === 'unsorted') onQueryChange({ sort: undefined });
    else if (action === 'moveBefore') onQueryChange({ fields: moved(names, name, position - 1).join(',') });
    else if (action === 'moveAfter') onQueryChange({ fields: moved(names, name, position + 1).join(',') });
    else if (action === 'hide') onQueryChange({ fields: toggled(names, name).join(',') });
    else setWidth(position, null, true);
  };

  return { setWidth, widen, sortBy, act };
}

/** Head, rows, and what holds the rows. */
const linesOf = (grid: HTMLElement) => grid.querySelectorAll<HTMLElement>('[role="row"], [role="rowgroup"]');

/**
 * The width on the rows themselves, for as long as a drag lasts: a variable of the grid is inherited by every element
 * in every cell, and each of them would be styled anew in each frame.
 */
function dragTo(grid: HTMLElement, position: number, width: number): void {
  const tracks = grid.style.getPropertyValue('--tracks').split(' ');
  tracks[position + columnOffset(grid)] = `${width}px`;
  const min = /^calc\((.*)\)$/.exec(grid.style.getPropertyValue('--least'))?.[1]?.split(' + ') ?? [];
  // The first is that of the check boxes, of no width when there are none.
  min[position + 1] = `${width}px`;
  const template = tracks.join(' ');
  const size = `max(100%, calc(${min.join(' + ')}))`;
  for (const line of linesOf(grid)) {
    line.style.gridTemplateColumns = template;
    line.style.inlineSize = size;
  }
}

function letGo(grid: HTMLElement | null): void {
  for (const line of grid ? linesOf(grid) : []) {
    line.style.gridTemplateColumns = '';
    line.style.inlineSize = '';
  }
}

/** 1 when a column of check boxes comes first. */
function columnOffset(grid: HTMLElement): number {
  return grid.getAttribute('aria-multiselectable') === 'true' ? 1 : 0;
}
