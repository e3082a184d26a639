/*
 * Keys that an input method is still using to make a word (the Enter that ends it, the arrows that choose it, the Escape
 * that drops it) mean nothing to the app.
 */

/** Elements whose own code handles input methods. */
const own = 'data-own-input-method';

/** Whether a key belongs to an input method. Safari says so by the code alone: its composition has ended by then. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}

/**
 * Keeps such keys from every listener of the page, our own and those of libraries; what they do in the text goes on. Once,
 * before anything else listens.
 */
export function holdBackComposingKeys(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      const { target } = event;
      if (!isComposing(event) || (target instanceof Element && target.closest(`[${own}]`))) return;
      event.stopImmediatePropagation();
      // A box for searching would be emptied by the browser.
      if (event.key === 'Escape' && target instanceof HTMLInputElement && target.type === 'search')
        event.preventDefault();
    },
    true,
  );
}

/** Lets such keys through to an editor that handles input methods by itself, but no further out than to `element`. */
export function letComposingKeysIn(element: HTMLElement): void {
  element.setAttribute(own, '');
  element.addEventListener('keydown', stopComposing);
}

function stopComposing(event: KeyboardEvent): void {
  if (isComposing(event)) event.stopPropagation();
}
