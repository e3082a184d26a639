import type { RefObject } from 'react';

/** Frames that whoever closes a dialog gets to put the focus somewhere. */
const patience = 3;

/**
 * Brings the focus back into a dialog when the control that had it is taken away or disabled, so that its keys go on
 * working, Esc above all. React Aria does so when the control says that it has lost the focus; in Firefox it says nothing.
 * When the dialog closes and what it was opened from is gone, the focus goes to `trigger`, else to the page's heading.
 *
 * @returns what ends it, as the `ref` of an element expects
 */
export function keepFocus(
  dialog: HTMLElement | null,
  trigger?: RefObject<Element | null>,
): (() => void) | undefined {
  if (!dialog) return undefined;
  const page = dialog.ownerDocument;
  let isInside = dialog.contains(page.activeElement);
  const note = ({ target }: FocusEvent) => {
    isInside = dialog.contains(target as Node);
  };
  const isLost = () => {
    const focused = page.activeElement;
    return isInside && (!focused || focused === page.body || focused.matches(':disabled'));
  };
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    // Whoever took it away may have something better to focus.
    requestAnimationFrame(() => {
      if (dialog.isConnected && isLost()) dialog.focus({ preventScroll: true });
    });
  });
  observer.observe(dialog, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  page.addEventListener('focusin', note);
  return () => {
    observer.disconnect();
    page.removeEventListener('focusin', note);
    rescueFocus(page, trigger, patience);
  };
}

function rescueFocus(page: Document, trigger: RefObject<Element | null> | undefined, frames: number): void {
  requestAnimationFrame(() => {
    const focused = page.activeElement;
    if ((focused && focused !== page.body) || page.querySelector('[role="dialog"], [role="alertdialog"]'))
      return;
    if (frames > 0) {
      rescueFocus(page, trigger, frames - 1);
      return;
    }
    const target = trigger?.current ?? page.querySelector('main h1');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  });
}
