import { type RefObject, useLayoutEffect } from 'react';
import { mainId } from '#app/components/shell/frame.ts';

/** What the rows of a list stand in, whichever layout draws them. */
const list = '[role="grid"], [role="treegrid"], [role="tree"], [role="listbox"]';

/** Bars come and go with what is chosen: when one goes that has the focus, the list takes it. */
export function useLeaveFocus(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // The list may be drawn anew along with it.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const main = document.getElementById(mainId);
        (main?.querySelector<HTMLElement>(list) ?? main)?.focus({ preventScroll: true });
      });
    };
  }, [bar]);
}
