import type { Page } from '@playwright/test';

/**
 * Makes presses do in Chromium what they do in Safari, and in Firefox on a Mac: a button, link, check box or slider doesn't
 * take the focus. It goes to the nearest element around that can have it, else to none. From the next load of the page on.
 */
export async function focusAsOnMac(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const controls =
      'button, a[href], summary, input:is([type=button], [type=submit], [type=reset], [type=checkbox], [type=radio], [type=range], [type=color], [type=file])';
    let pending: (() => void) | undefined;
    const settle = () => {
      pending?.();
      pending = undefined;
    };
    // Timers of listeners that come later run later; a quick click may be there before them.
    for (const type of ['pointerup', 'click']) window.addEventListener(type, settle, true);
    window.addEventListener(
      'mousedown',
      (event) => {
        const target = event.target as Element;
        const label = target.closest('label');
        const pressed = target.closest<HTMLElement>(`${controls}, [tabindex], input, textarea, select`);
        const control = label && !pressed ? label.control : pressed;
        if (!control?.matches(controls)) return;
        // Chromium's default is replaced; the page must not notice, but may prevent it.
        let isPrevented = false;
        event.preventDefault();
        Object.defineProperty(event, 'defaultPrevented', { get: () => isPrevented });
        event.preventDefault = () => {
          isPrevented = true;
        };
        pending = () => {
          if (isPrevented) return;
          let around = control.parentElement;
          while (around && !(around.tabIndex >= 0 || around.hasAttribute('tabindex')))
            around = around.parentElement;
          if (around) around.focus({ preventScroll: true });
          else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        };
        setTimeout(settle);
      },
      true,
    );
  });
}
