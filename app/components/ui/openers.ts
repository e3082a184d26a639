/*
 * Menus, dialogs and panels bring the focus back to what had it when they opened (`document.activeElement`). These two
 * listeners see to it that this is the opener in every browser, and that it can take the focus by then.
 */

/** What Safari, and Firefox on a Mac, don't give the focus to when it is pressed. */
const skipped = [
  'button',
  'a[href]',
  'summary',
  'input:is([type="button"], [type="submit"], [type="reset"], [type="checkbox"], [type="radio"], [type="range"])',
  'input:is([type="color"], [type="file"])',
].join();
/** What takes the focus of a press by itself, or hands it on. */
const focusable = `${skipped}, label, input, select, textarea, iframe, [tabindex], [contenteditable]`;

/** Sent by React Aria to the element that it is about to give the focus back to; it leaves it be when prevented. */
const restoring = 'react-aria-focus-scope-restore';
/** Frames that an opener gets to become reachable again. */
const patience = 10;

/** Once, before anything is shown. */
export function rememberOpeners(): void {
  giveFocusToPressed();
  document.addEventListener(restoring, (event) => {
    const opener = event.target as HTMLElement;
    // An overlay makes the rest of the page inert, and takes that back in an effect that may come after this.
    if (opener.closest('[inert]') === null) return;
    event.preventDefault();
    focusLate(opener, patience);
  });
}

function focusLate(opener: HTMLElement, frames: number): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    if (opener.closest('[inert]') === null) opener.focus({ preventScroll: true });
    else if (frames > 0) focusLate(opener, frames - 1);
  });
}

/**
 * Gives the focus to the button, link or check box that a mouse presses, in browsers that leave it on the page instead. A
 * press whose default was prevented keeps the focus where it is, as everywhere.
 */
function giveFocusToPressed(): void {
  let pressed: MouseEvent | null = null;
  const settle = () => {
    const target = pressed?.defaultPrevented ? null : controlOf(pressed?.target);
    pressed = null;
    const active = document.activeElement;
    // Such a browser takes the focus to the nearest element around that can have it, or to none.
    if (target && target !== active && (active ?? document.body).contains(target))
      target.focus({ preventScroll: true, focusVisible: false });
  };
  // In the capture phase: presses are often kept from those further out.
  window.addEventListener(
    'mousedown',
    (event) => {
      pressed = event;
      // The browser moves the focus after all listeners.
      setTimeout(settle);
    },
    true,
  );
  // Quick presses are over before that.
  window.addEventListener('pointerup', settle, true);
  window.addEventListener('click', settle, true);
}

function controlOf(target: EventTarget | null | undefined): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>(focusable) : null;
  const control = found instanceof HTMLLabelElement ? found.control : found;
  return control?.matches(skipped) ? control : null;
}
