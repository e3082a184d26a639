import { type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';
import type { LayoutProps } from '#app/layouts/define.ts';
import type { ItemWindows } from '#app/layouts/item-windows.ts';
import { useRangeSelection } from '#app/layouts/use-range-selection.ts';
import { moveCard } from './card-grid.ts';

interface CardGridInput extends Pick<LayoutProps, 'selection' | 'keyOf' | 'hrefOf' | 'onOpen'> {
  grid: RefObject<HTMLDivElement | null>;
  columns: number;
  items: ItemWindows;
  /** Rows that Page Up and Page Down move by. */
  page: number;
  showRow: (row: number) => void;
  /** The card that the keyboard stood on when the list was left. */
  startIndex: number | null;
}

/**
 * Pointer and keyboard of the cards. As in the table the grid itself has the focus and is the one tab stop; the card
 * that the keys act on is named by aria-activedescendant, so it may scroll away without the focus being lost.
 */
export function useCardGrid(input: CardGridInput) {
  const { grid, columns, items, page, selection, keyOf, hrefOf, onOpen, showRow } = input;
  const [selected, setActive] = useState(input.startIndex);
  const { toggleRow, extendTo } = useRangeSelection(selection, items, keyOf);
  // The list may have become shorter since.
  const active = selected === null || items.rowCount === 0 ? null : Math.min(selected, items.rowCount - 1);

  const open = (index: number) => {
    const item = items.itemAt(index);
    if (item) onOpen(keyOf(item), item);
  };

  const openBeside = (index: number) => {
    const item = items.itemAt(index);
    if (item) window.open(hrefOf(keyOf(item), item), '_blank', 'noopener');
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.defaultPrevented || !grid.current?.contains(event.target as Node)) return;
    const from = active ?? 0;
    const { key, shiftKey } = event;
    const mod = event.ctrlKey || event.metaKey;
    if (key === ' ') {
      if (shiftKey) void extendTo(from);
      else toggleRow(from);
      setActive(from);
    } else if (key === 'Enter') {
      open(from);
    } else if (key === 'Escape' && selection && selection.items.size > 0) {
      selection.onChange(new Map());
    } else if (event.altKey || (mod && key === 'a')) {
      return;
    } else {
      const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
      const next = moveCard({ key, mod, rtl }, from, { count: items.rowCount, columns, page });
      if (next === null) return;
      // The first arrow shows where the keyboard is.
      const to = active === null && key.startsWith('Arrow') ? from : next;
      setActive(to);
      showRow(Math.floor(to / columns));
      if (shiftKey && selection && to !== from) void extendTo(to);
    }
    event.preventDefault();
  };

  const handleMouseDown = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target as Element;
    const index = indexOf(target);
    if (index !== null) setActive(index);
    // The grid keeps the focus: inner controls are for the pointer only. Shift would select text instead of cards.
    if (target.closest('label, button') || (event.shiftKey && selection)) {
      event.preventDefault();
      grid.current?.focus({ preventScroll: true, focusVisible: false });
    }
  };

  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target as Element;
    const index = indexOf(target);
    if (index === null || event.defaultPrevented) return;
    // A click on the words of a check box comes again from the box itself.
    if (target.closest('label') && !(target instanceof HTMLInputElement)) return;
    if (selection && (target.closest('label') || event.shiftKey)) {
      if (target.closest('a')) event.preventDefault();
      if (event.shiftKey) void extendTo(index);
      else toggleRow(index);
    } else if (event.ctrlKey || event.metaKey) {
      if (!target.closest('a')) openBeside(index);
    } else if (target.closest('a:not([target])') || !getSelection()?.toString()) {
      event.preventDefault();
      open(index);
    }
  };

  const handleAuxClick = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target as Element;
    const index = indexOf(target);
    if (event.button === 1 && index !== null && !target.closest('a')) openBeside(index);
  };

  return {
    active,
    handlers: {
      onKeyDown: handleKeyDown,
      onMouseDown: handleMouseDown,
      onClick: handleClick,
      onAuxClick: handleAuxClick,
    },
  };
}

function indexOf(target: Element): number | null {
  const index = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
  return index === undefined ? null : Number(index);
}
