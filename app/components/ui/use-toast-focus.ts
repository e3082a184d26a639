import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * The keyboard's way to the toasts of a region (elements with `data-toast`): F6 goes to the newest and back to where the
 * focus was, Esc closes the one with the focus. When that one is gone, the focus goes to the next, at last back.
 */
export function useToastFocus(
  region: RefObject<HTMLElement | null>,
  items: readonly { id: string }[],
  onClose: (id: string) => void,
): void {
  const from = useRef<HTMLElement | null>(null);
  const isInside = useRef(false);

  useEffect(() => {
    const goBack = () => {
      const target = from.current;
      if (target?.isConnected && target !== document.body) target.focus();
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
    const handleKey = (event: KeyboardEvent) => {
      const element = region.current;
      const active = document.activeElement;
      if (event.defaultPrevented || !element) return;
      const isWithin = element.contains(active);
      if (event.key === 'F6' && !event.ctrlKey && !event.altKey && !event.metaKey) {
        const newest = toastsOf(element).at(-1);
        if (!newest) return;
        event.preventDefault();
        if (isWithin) goBack();
        else {
          from.current = active instanceof HTMLElement ? active : null;
          newest.focus();
        }
      } else if (event.key === 'Escape' && isWithin) {
        const id = active?.closest<HTMLElement>('[data-toast]')?.dataset['toast'];
        event.preventDefault();
        event.stopPropagation();
        if (id) onClose(id);
      }
    };
    const stop = new AbortController();
    const { signal } = stop;
    // Before dialogs hear of it: Esc is meant for the toast.
    document.addEventListener('keydown', handleKey, { signal, capture: true });
    region.current?.addEventListener(
      'focusin',
      (event) => {
        isInside.current = true;
        const { relatedTarget } = event;
        if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget)) {
          from.current = relatedTarget;
        }
      },
      { signal },
    );
    region.current?.addEventListener(
      'focusout',
      ({ target, relatedTarget }) => {
        const isWithin = relatedTarget instanceof Node && region.current?.contains(relatedTarget) === true;
        if (isWithin) return;
        // A toast that goes takes its focus nowhere; what is still there a moment later has been left.
        queueMicrotask(() => {
          if (relatedTarget || (target instanceof Node && target.isConnected)) isInside.current = false;
        });
      },
      { signal },
    );
    return () => stop.abort();
  }, [region, onClose]);

  useLayoutEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    const next = region.current ? toastsOf(region.current).at(-1) : undefined;
    if (next) next.focus();
    else {
      isInside.current = false;
      if (from.current?.isConnected) from.current.focus();
    }
  }, [items, region]);
}

function toastsOf(region: HTMLElement): HTMLElement[] {
  return [...region.querySelectorAll<HTMLElement>('[data-toast]')];
}
