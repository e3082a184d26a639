/**
 * Brings the focus back into a dialog when the control that had it is taken away or disabled, so that its keys go on
 * working, Esc above all. React Aria does so when the control says that it has lost the focus; in Firefox it says nothing.
 *
 * @returns what ends it, as the `ref` of an element expects
 */
export function keepFocus(dialog: HTMLElement | null): (() => void) | undefined {
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
  };
}
