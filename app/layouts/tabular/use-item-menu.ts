import { type RefObject, useRef, useState } from 'react';

export interface ItemMenuState {
  /** The row whose menu is open; null: none. */
  shown: number | null;
  triggerRef: RefObject<HTMLElement | null>;
  open: (row: number) => void;
  close: () => void;
}

/** The one menu of all rows: it hangs on the button of the row that it is opened for. */
export function useItemMenu(gridId: string): ItemMenuState {
  const [shown, setShown] = useState<number | null>(null);
  const triggerRef = useRef<HTMLElement>(null);
  return {
    shown,
    triggerRef,
    open: (row) => {
      triggerRef.current = document.getElementById(`${gridId}-${row}-menu`);
      if (triggerRef.current) setShown(row);
    },
    close: () => setShown(null),
  };
}
