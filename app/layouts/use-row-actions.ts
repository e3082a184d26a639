import type { KeyboardEvent, MouseEvent } from 'react';
import type { LayoutProps } from './define.ts';
import type { ItemWindows } from './item-windows.ts';
import { useRangeSelection } from './use-range-selection.ts';

export interface RowActionsInput extends Pick<LayoutProps, 'selection' | 'keyOf' | 'hrefOf' | 'onOpen'> {
  rows: ItemWindows;
}

/** What keys and clicks do to a row of a list, whatever the list looks like. */
export function useRowActions({ rows, selection, keyOf, hrefOf, onOpen }: RowActionsInput) {
  const { toggleRow, extendTo } = useRangeSelection(selection, rows, keyOf);

  const select = (row: number, isRange: boolean) => {
    if (isRange) void extendTo(row);
    else toggleRow(row);
  };
  const openRow = (row: number) => {
    const item = rows.itemAt(row);
    if (item) onOpen(keyOf(item), item);
  };
  const openBeside = (row: number) => {
    const item = rows.itemAt(row);
    if (item) window.open(hrefOf(keyOf(item), item), '_blank', 'noopener');
  };

  /** True when the key was one that acts on the row. */
  const pressRow = ({ key, shiftKey }: KeyboardEvent, row: number): boolean => {
    if (key === ' ') select(row, shiftKey);
    else if (key === 'Enter') openRow(row);
    else if (key === 'Escape' && selection && selection.items.size > 0) selection.onChange(new Map());
    else return false;
    return true;
  };

  const clickRow = (event: MouseEvent, row: number, isOnCheck: boolean) => {
    const target = event.target as Element;
    if (selection && (isOnCheck || event.shiftKey)) {
      // A link would open a window of its own; a box must not be held back, or it shows what it showed before.
      if (target.closest('a')) event.preventDefault();
      select(row, event.shiftKey);
    } else if (event.ctrlKey || event.metaKey) {
      if (!target.closest('a')) openBeside(row);
    } else if (target.closest('a:not([target])') || !getSelection()?.toString()) {
      event.preventDefault();
      openRow(row);
    }
  };

  const auxClickRow = (event: MouseEvent, row: number) => {
    if (event.button === 1 && !(event.target as Element).closest('a')) openBeside(row);
  };

  return { extendTo, openRow, pressRow, clickRow, auxClickRow };
}

/** A click on the words of a check box, which comes again from the box itself. */
export function isEchoed(target: Element): boolean {
  return target.closest('label') !== null && !(target instanceof HTMLInputElement);
}
