import { type RefObject, useEffect, useRef } from 'react';
import { mainId } from './frame.ts';

/**
 * A side bar that is open closes with Esc and gives the focus back. One that lies over the page (`isModal`) takes it as
 * well: it covers what had it.
 */
export function useDrawer<Box extends HTMLElement>(
  isOpen: boolean,
  isModal: boolean,
  onClose: () => void,
): RefObject<Box | null> {
  const element = useRef<Box>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    const drawer = element.current;
    if (!isOpen || !drawer) return undefined;
    const from = document.activeElement;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (drawer.contains(document.activeElement)) close.current();
    };
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
      const active = document.activeElement;
      if (drawer.contains(active) || active === document.body) giveBack(from);
    };
  }, [isOpen]);
  useEffect(() => {
    if (isOpen && isModal) element.current?.focus();
  }, [isOpen, isModal]);
  return element;
}

/** To where it came from; where that is gone, or was nowhere, to the page's heading. */
function giveBack(from: Element | null): void {
  const isThere = from instanceof HTMLElement && from.isConnected && from !== document.body;
  const target = isThere ? from : document.querySelector<HTMLElement>(`#${mainId} h1`);
  target?.focus({ preventScroll: true });
}
