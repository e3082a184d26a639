import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react';
import type { LayoutProps } from '#app/layouts/define.ts';
import type { ItemWindows } from '#app/layouts/item-windows.ts';
import { useRangeSelection } from '#app/layouts/use-range-selection.ts';
import type { Column } from './column-model.ts';
import { cellOf, type GridCell, moveBy } from './grid-keys.ts';
import type { useColumnActions } from './use-column-actions.ts';

interface GridInput extends Pick<LayoutProps, 'selection' | 'keyOf' | 'hrefOf' | 'onOpen'> {
  grid: RefObject<HTMLDivElement | null>;
  columns: readonly Column[];
  rows: ItemWindows;
  /** Rows that Page Up and Page Down move by. */
  page: number;
  showRow: (row: number) => void;
  startRow: number | null;
  columnActions: ReturnType<typeof useColumnActions>;
}

export interface ColumnMenuState {
  column: Column;
  position: number;
  triggerRef: RefObject<HTMLElement | null>;
}

/**
 * Pointer and keyboard of the grid. The grid itself has the focus and is the one tab stop; the cell that the keys act
 * on is named by aria-activedescendant, so it may scroll out of the page's elements without losing the focus.
 */
export function useGrid(input: GridInput) {
  const { grid, columns, rows, page, selection, keyOf, hrefOf, onOpen, showRow, columnActions } = input;
  const offset = selection ? 1 : 0;
  const [selected, setActive] = useState<GridCell | null>(() =>
    input.startRow === null ? null : { row: input.startRow, column: offset },
  );
  const [menu, setMenu] = useState<ColumnMenuState | null>(null);
  const menuAnchor = useRef<HTMLElement>(null);
  const { toggleRow, extendTo } = useRangeSelection(selection, rows, keyOf);
  // The list may have become shorter since.
  const active: GridCell | null = selected && {
    row: Math.min(selected.row, rows.rowCount - 1),
    column: Math.min(selected.column, columns.length + offset - 1),
  };

  const openMenu = (position: number) => {
    const column = columns[position];
    const cell = grid.current?.querySelector<HTMLElement>(
      `[data-row="-1"] [data-column="${position + offset}"]`,
    );
    if (!column || !cell) return;
    menuAnchor.current = cell;
    setMenu({ column, position, triggerRef: menuAnchor });
  };

  const moveTo = (cell: GridCell) => {
    setActive(cell);
    if (cell.row >= 0) showRow(cell.row);
    const head = grid.current?.querySelector(`[data-row="-1"] [data-column="${cell.column}"]`);
    if (grid.current && head) revealAside(grid.current, head);
  };

  const openRow = (row: number) => {
    const item = rows.itemAt(row);
    if (item) onOpen(keyOf(item), item);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Portals (the column menu) bubble through React's tree too.
    if (event.defaultPrevented || !grid.current?.contains(event.target as Node)) return;
    const cell = active ?? { row: rows.rowCount > 0 ? 0 : -1, column: offset };
    const { key, shiftKey } = event;
    const mod = event.ctrlKey || event.metaKey;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const position = cell.column - offset;
    const isHead = cell.row === -1;

    if (isHead && shiftKey && (key === 'ArrowLeft' || key === 'ArrowRight') && position >= 0) {
      columnActions.widen(position, (key === 'ArrowRight') === rtl ? -1 : 1);
    } else if (isHead && event.altKey && key === 'ArrowDown' && position >= 0) {
      openMenu(position);
    } else if (key === ' ' || (key === 'Enter' && isHead)) {
      if (isHead && position < 0) selection?.onToggleAll();
      else if (isHead) columnActions.sortBy(position);
      else if (shiftKey) void extendTo(cell.row);
      else toggleRow(cell.row);
      setActive(cell);
    } else if (key === 'Enter') {
      openRow(cell.row);
    } else if (key === 'Escape' && selection && selection.items.size > 0) {
      selection.onChange(new Map());
    } else if (event.altKey || (mod && key === 'a')) {
      return;
    } else {
      // The first key shows where the keyboard is, unless it already means another place.
      const next = moveBy({ key, mod, rtl }, cell, {
        rows: rows.rowCount,
        columns: columns.length + offset,
        page,
      });
      if (!next) return;
      moveTo(active || mod || key.startsWith('Page') || key === 'End' ? next : cell);
      if (shiftKey && selection && next.row !== cell.row && next.row >= 0) void extendTo(next.row);
    }
    event.preventDefault();
  };

  const handleMouseDown = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target as Element;
    const cell = cellOf(target);
    if (cell) setActive(cell);
    // The grid keeps the focus: inner controls are for the pointer only. Shift would select text instead of rows.
    if (target.closest('label, button') || (event.shiftKey && selection)) {
      event.preventDefault();
      grid.current?.focus({ preventScroll: true, focusVisible: false });
    }
  };

  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target as Element;
    const cell = cellOf(target);
    if (!cell || event.defaultPrevented || target.closest('[data-handle]')) return;
    const position = cell.column - offset;
    if (target.closest('[data-open]')) {
      event.preventDefault();
      openRow(cell.row);
      return;
    }
    // A click on the words of a check box comes again from the box itself.
    if (target.closest('label') && !(target instanceof HTMLInputElement)) return;
    if (cell.row === -1) {
      if (target.closest('[data-order]')) return;
      if (position < 0) selection?.onToggleAll();
      else if (target.closest('[data-menu]')) openMenu(position);
      else columnActions.sortBy(position);
    } else if (selection && (position < 0 || event.shiftKey)) {
      // A link would open a window of its own; a box must not be held back, or it shows what it showed before.
      if (target.closest('a')) event.preventDefault();
      if (event.shiftKey) void extendTo(cell.row);
      else toggleRow(cell.row);
    } else if (event.ctrlKey || event.metaKey) {
      if (!target.closest('a')) openBeside(cell.row);
    } else if (target.closest('a:not([target])') || !getSelection()?.toString()) {
      event.preventDefault();
      openRow(cell.row);
    }
  };

  const openBeside = (row: number) => {
    const item = rows.itemAt(row);
    if (item) window.open(hrefOf(keyOf(item), item), '_blank', 'noopener');
  };

  const handleAuxClick = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target as Element;
    const cell = cellOf(target);
    if (event.button === 1 && cell && cell.row >= 0 && !target.closest('a')) openBeside(cell.row);
  };

  const handleContextMenu = (event: MouseEvent<HTMLDivElement>) => {
    const cell = cellOf(event.target as Element);
    if (cell?.row !== -1 || cell.column < offset) return;
    event.preventDefault();
    openMenu(cell.column - offset);
  };

  return {
    active,
    moveTo,
    menu,
    closeMenu: () => setMenu(null),
    handlers: {
      onKeyDown: handleKeyDown,
      onMouseDown: handleMouseDown,
      onClick: handleClick,
      onAuxClick: handleAuxClick,
      onContextMenu: handleContextMenu,
    },
  };
}

/** Brings a column into sight that is cut off at the side; the ones that stick at the start cover what is behind them. */
function revealAside(scroller: HTMLElement, head: Element): void {
  if (getComputedStyle(head).position === 'sticky') return;
  const stuck = [...scroller.querySelectorAll('[data-row="-1"] > *')].filter(
    (entry) => getComputedStyle(entry).position === 'sticky',
  );
  const covered = stuck.reduce((sum, entry) => sum + entry.getBoundingClientRect().width, 0);
  const view = scroller.getBoundingClientRect();
  const own = head.getBoundingClientRect();
  const rtl = getComputedStyle(scroller).direction === 'rtl';
  const [start, end] = rtl ? [view.left, view.right - covered] : [view.left + covered, view.right];
  if (own.left < start) scroller.scrollLeft -= start - own.left;
  else if (own.right > end) scroller.scrollLeft += own.right - end;
}
