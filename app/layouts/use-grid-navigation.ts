import { type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';
import { gridMove } from '#app/components/ui/grid-move.ts';
import { isEchoed, type RowActionsInput, useRowActions } from './use-row-actions.ts';

interface NavigationInput extends RowActionsInput {
  list: RefObject<HTMLDivElement | null>;
  /** Items that stand side by side; default 1. */
  columns?: number;
  /** Rows that Page Up and Page Down move by. */
  page: number;
  showRow: (row: number) => void;
  /** The item that the keyboard stood on when the list was left. */
  startRow: number | null;
}

/**
 * Pointer and keyboard of a list of items, each with its place in `data-row`. The list itself has the focus and is the one
 * tab stop; the item that the keys act on is named by aria-activedescendant, so that it may scroll away without the
 * focus being lost.
 */
export function useGridNavigation({ list, columns = 1, page, showRow, startRow, ...input }: NavigationInput) {
  const { rows, selection } = input;
  const [selected, setActive] = useState(startRow);
  const { extendTo, pressRow, clickRow, auxClickRow } = useRowActions(input);
  // The list may have become shorter since.
  const active = selected === null || rows.rowCount === 0 ? null : Math.min(selected, rows.rowCount - 1);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Portals (menus, dialogs) bubble through React's tree too.
    if (event.defaultPrevented || event.altKey || !list.current?.contains(event.target as Node)) return;
    const { key, shiftKey } = event;
    const from = active ?? 0;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = gridMove(
      key,
      from,
      { count: rows.rowCount, columns, page, rtl },
      event.ctrlKey || event.metaKey,
    );
    if (next !== null) {
      // The first arrow shows where the keyboard is.
      const to = active === null && key.startsWith('Arrow') ? from : next;
      setActive(to);
      showRow(Math.floor(to / columns));
      if (shiftKey && selection && active !== null && to !== from) void extendTo(to);
    } else if (pressRow(event, from)) {
      if (key === ' ') setActive(from);
    } else return;
    event.preventDefault();
  };

  const handleMouseDown = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target as Element;
    const row = rowOf(target);
    if (row !== null) setActive(row);
    // The list keeps the focus: what is in it is for the pointer only. Shift would select text instead of items.
    if (target.closest('label, button') || (event.shiftKey && selection)) {
      event.preventDefault();
      list.current?.focus({ preventScroll: true, focusVisible: false });
    }
  };

  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target as Element;
    const row = rowOf(target);
    if (row === null || event.defaultPrevented || isEchoed(target)) return;
    clickRow(event, row, target instanceof HTMLInputElement);
  };

  const handleAuxClick = (event: MouseEvent<HTMLDivElement>) => {
    const row = rowOf(event.target as Element);
    if (row !== null) auxClickRow(event, row);
  };

  return {
    active,
    setActive,
    handlers: {
      onKeyDown: handleKeyDown,
      onMouseDown: handleMouseDown,
      onClick: handleClick,
      onAuxClick: handleAuxClick,
    },
  };
}

function rowOf(target: Element): number | null {
  const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return row === undefined ? null : Number(row);
}
