import { type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';
import type { LayoutProps } from './define.ts';
import type { ItemWindows } from './item-windows.ts';
import { rowByKey } from './row-keys.ts';
import { useRangeSelection } from './use-range-selection.ts';

interface KeysInput extends Pick<LayoutProps, 'selection' | 'keyOf' | 'hrefOf' | 'onOpen'> {
  list: RefObject<HTMLDivElement | null>;
  rows: ItemWindows;
  /** Rows that Page Up and Page Down move by. */
  page: number;
  showRow: (row: number) => void;
  startRow: number | null;
}

/** Pointer and keyboard of the list, which has the focus itself and names its row by aria-activedescendant. */
export function useRowKeys({ list, rows, page, showRow, startRow, ...input }: KeysInput) {
  const { selection, keyOf, hrefOf, onOpen } = input;
  const [selected, setActive] = useState(startRow);
  const { toggleRow, extendTo } = useRangeSelection(selection, rows, keyOf);
  // The list may have become shorter since.
  const active = selected === null ? null : Math.min(selected, rows.rowCount - 1);

  const openRow = (row: number) => {
    const item = rows.itemAt(row);
    if (item) onOpen(keyOf(item), item);
  };
  const openBeside = (row: number) => {
    const item = rows.itemAt(row);
    if (item) window.open(hrefOf(keyOf(item), item), '_blank', 'noopener');
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, shiftKey } = event;
    if (event.defaultPrevented || event.altKey) return;
    const row = active ?? 0;
    const next = rowByKey(key, row, { rows: rows.rowCount, page });
    if (next !== null) {
      // The first key shows where the keyboard is, unless it already means another place.
      const to = active === null && key.startsWith('Arrow') ? row : next;
      setActive(to);
      showRow(to);
      if (shiftKey && selection && active !== null) void extendTo(to);
    } else if (key === 'Enter') {
      openRow(row);
    } else if (key === ' ') {
      if (shiftKey) void extendTo(row);
      else toggleRow(row);
      setActive(row);
    } else if (key === 'Escape' && selection && selection.items.size > 0) {
      selection.onChange(new Map());
    } else {
      return;
    }
    event.preventDefault();
  };

  const handleMouseDown = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target as Element;
    const row = rowOf(target);
    if (row !== null) setActive(row);
    // The list keeps the focus: what is in it is for the pointer only. Shift would select text instead of rows.
    if (target.closest('label') || (event.shiftKey && selection)) {
      event.preventDefault();
      list.current?.focus({ preventScroll: true, focusVisible: false });
    }
  };

  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target as Element;
    const row = rowOf(target);
    if (row === null || event.defaultPrevented) return;
    // A click on the words of a check box comes again from the box itself.
    if (target.closest('label') && !(target instanceof HTMLInputElement)) return;
    if (selection && (target instanceof HTMLInputElement || event.shiftKey)) {
      if (target.closest('a')) event.preventDefault();
      if (event.shiftKey) void extendTo(row);
      else toggleRow(row);
    } else if (event.ctrlKey || event.metaKey) {
      if (!target.closest('a')) openBeside(row);
    } else if (target.closest('a:not([target])') || !getSelection()?.toString()) {
      event.preventDefault();
      openRow(row);
    }
  };

  return {
    active,
    setActive,
    handlers: { onKeyDown: handleKeyDown, onMouseDown: handleMouseDown, onClick: handleClick },
  };
}

function rowOf(target: Element): number | null {
  const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return row === undefined ? null : Number(row);
}
