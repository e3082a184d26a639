import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react';
import { isEchoed, type RowActionsInput, useRowActions } from '#app/layouts/use-row-actions.ts';
import { letterOf } from '#app/lib/key-letter.ts';
import type { Column } from './column-model.ts';
import { cellOf, type GridCell, cellMove } from '#app/components/ui/grid-move.ts';
import type { useColumnActions } from './use-column-actions.ts';

interface GridInput extends RowActionsInput {
  grid: RefObject<HTMLDivElement | null>;
  columns: readonly Column[];
  /** Rows that Page Up and Page Down move by. */
  page: number;
  showRow: (row: number) => void;
  startRow: number | null;
  columnActions: ReturnType<typeof useColumnActions>;
  /** Rows are items, without a head over them; null: they are rows of a table. Opens the menu of one. */
  openItemMenu: ((row: number) => void) | null;
}

/**
 * Pointer and keyboard of the grid. The grid itself has the focus and is the one tab stop; the cell that the keys act
 * on is named by aria-activedescendant, so it may scroll out of the page's elements without losing the focus.
 */
export function useGrid(input: GridInput) {
  const { grid, columns, rows, page, selection, columnActions } = input;
  const offset = selection ? 1 : 0;
  const actions = useRowActions(input);
  const { menu, openMenu, closeMenu } = useColumnMenu(grid, columns, offset);
  const { active, setActive, moveTo } = useActiveCell(input, offset);

  /** Acts on the head: chooses all, or sorts by the column. */
  const pressHead = (position: number) => {
    if (position < 0) selection?.onToggleAll();
    else columnActions.sortBy(position);
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
    } else if (isHead && (key === ' ' || key === 'Enter')) {
      pressHead(position);
      setActive(cell);
    } else if (actions.pressRow(event, cell.row)) {
      if (key === ' ') setActive(cell);
    } else if (event.altKey || (mod && letterOf(event) === 'a')) {
      return;
    } else {
      const head = input.openItemMenu === null ? undefined : null;
      const size = { rows: rows.rowCount, columns: columns.length + offset, page, rtl, head };
      const next = cellMove(key, cell, size, mod);
      if (!next) return;
      // The first key shows where the keyboard is, unless it already means another place.
      moveTo(active || mod || key.startsWith('Page') || key === 'End' ? next : cell);
      if (shiftKey && selection && next.row !== cell.row && next.row >= 0) void actions.extendTo(next.row);
    }
    event.preventDefault();
  };

  const pointer = pointerHandlers({ ...input, ...actions, active, offset, setActive, openMenu, pressHead });
  return { active, moveTo, menu, closeMenu, handlers: { ...pointer, onKeyDown: handleKeyDown } };
}

interface PointerInput
  extends Pick<GridInput, 'grid' | 'selection' | 'openItemMenu'>,
    ReturnType<typeof useRowActions> {
  active: GridCell | null;
  offset: number;
  setActive: (cell: GridCell) => void;
  openMenu: (position: number) => void;
  pressHead: (position: number) => void;
}

function pointerHandlers(input: PointerInput) {
  const { grid, selection, offset, openMenu } = input;
  const handleMouseDown = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target as Element;
    const cell = cellOf(target);
    if (cell) input.setActive(cell);
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
      input.openRow(cell.row);
    } else if (isEchoed(target)) {
      return;
    } else if (input.openItemMenu && target.closest('[data-menu]')) {
      input.openItemMenu(cell.row);
    } else if (cell.row >= 0) {
      input.clickRow(event, cell.row, position < 0);
    } else if (target.closest('[data-menu]') && position >= 0) {
      openMenu(position);
    } else if (!target.closest('[data-order]')) {
      input.pressHead(position);
    }
  };

  const handleAuxClick = (event: MouseEvent<HTMLDivElement>) => {
    const cell = cellOf(event.target);
    if (cell && cell.row >= 0) input.auxClickRow(event, cell.row);
  };

  const handleContextMenu = (event: MouseEvent<HTMLDivElement>) => {
    // From the keyboard it comes from the grid itself.
    const cell = cellOf(event.target) ?? input.active;
    if (input.openItemMenu && cell && cell.row >= 0) {
      event.preventDefault();
      input.openItemMenu(cell.row);
      return;
    }
    if (cell?.row !== -1 || cell.column < offset) return;
    event.preventDefault();
    openMenu(cell.column - offset);
  };

  return {
    onMouseDown: handleMouseDown,
    onClick: handleClick,
    onAuxClick: handleAuxClick,
    onContextMenu: handleContextMenu,
  };
}

/** The cell that the keys act on; null before the first one. `offset` columns stand before the fields. */
function useActiveCell({ grid, columns, rows, showRow, startRow }: GridInput, offset: number) {
  const [selected, setActive] = useState<GridCell | null>(() =>
    startRow === null ? null : { row: startRow, column: offset },
  );
  // The list may have become shorter since.
  const active: GridCell | null = selected && {
    row: Math.min(selected.row, rows.rowCount - 1),
    column: Math.min(selected.column, columns.length + offset - 1),
  };
  const moveTo = (cell: GridCell) => {
    setActive(cell);
    if (cell.row >= 0) showRow(cell.row);
    const head = grid.current?.querySelector(`[data-row="-1"] [data-column="${cell.column}"]`);
    if (grid.current && head) revealAside(grid.current, head);
  };
  return { active, setActive, moveTo };
}

interface ColumnMenuState {
  column: Column;
  position: number;
  triggerRef: RefObject<HTMLElement | null>;
}

/** The menu of a column, at its head. */
function useColumnMenu(grid: RefObject<HTMLElement | null>, columns: readonly Column[], offset: number) {
  const [menu, setMenu] = useState<ColumnMenuState | null>(null);
  const triggerRef = useRef<HTMLElement>(null);
  const openMenu = (position: number) => {
    const column = columns[position];
    const cell = grid.current?.querySelector<HTMLElement>(
      `[data-row="-1"] [data-column="${position + offset}"]`,
    );
    if (!column || !cell) return;
    triggerRef.current = cell;
    setMenu({ column, position, triggerRef });
  };
  return { menu, openMenu, closeMenu: () => setMenu(null) };
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
