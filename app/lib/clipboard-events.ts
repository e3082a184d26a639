export interface ClipboardListeners {
  copy: (event: ClipboardEvent) => void;
  cut: (event: ClipboardEvent) => void;
  paste: (event: ClipboardEvent) => void;
}

const takesText =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, [contenteditable]:not([contenteditable="false"])';

/**
 * Listens to copy, cut and paste that are meant for an element which has the focus, itself or within, and shows no
 * selected text. Browsers don't agree on where these events begin then: Chromium at what has the focus, Firefox at the
 * element of the last selection, which may be anywhere on the page. So the focus decides, not the event's target; what
 * takes text itself has them first.
 *
 * @returns what ends it
 */
export function onClipboard(element: HTMLElement, listeners: ClipboardListeners): () => void {
  const page = element.ownerDocument;
  const handle = (event: ClipboardEvent) => {
    const focused = page.activeElement;
    if (event.defaultPrevented || !focused || !element.contains(focused) || focused.matches(takesText))
      return;
    listeners[event.type as keyof ClipboardListeners](event);
  };
  const names = Object.keys(listeners) as (keyof ClipboardListeners)[];
  for (const name of names) page.addEventListener(name, handle);
  return () => {
    for (const name of names) page.removeEventListener(name, handle);
  };
}
