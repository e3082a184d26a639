/**
 * Has the focused control hand over what is typed but not given yet (a number, a tag, a date being typed): many do so
 * when they lose the focus. It gets the focus back.
 */
export function commitFocused(root: HTMLElement | null): void {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !root?.contains(active)) return;
  if (active instanceof HTMLIFrameElement) {
    // What is in a frame doesn't get its focus back by the frame's: the next key would go nowhere.
    active.contentWindow?.dispatchEvent(new Event('blur'));
    return;
  }
  active.blur();
  active.focus({ preventScroll: true });
}

/** The same, and waits until what that has set off is through. */
export async function commitFocusedAndWait(root: HTMLElement | null): Promise<void> {
  commitFocused(root);
  await new Promise((resolve) => setTimeout(resolve));
}

/** An input that is still to be made is waited for, for so many frames. */
const patience = 60;

/** Brings a field into view and puts the focus into its input. */
export function focusField(root: HTMLElement | null, name: string, frames = patience): void {
  const row = root?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  if (!row) return;
  reveal(row);
  row.scrollIntoView({ block: 'center' });
  const controls = ':is(input, textarea, select, button, [contenteditable="true"], [tabindex="0"])';
  const open = `${controls}:not([data-field-menu], :disabled)`;
  // In a field that holds others, what is wrong comes first.
  const wrong = row.querySelector<HTMLElement>(`[data-field] ${open}[aria-invalid="true"]`);
  const control = wrong ?? row.querySelector<HTMLElement>(open);
  control?.focus({ preventScroll: true });
  if (control || frames === 0 || !row.querySelector('[data-skeleton]')) return;
  requestAnimationFrame(() => focusField(root, name, frames - 1));
}

/**
 * Shows a field whose value was moved by undoing. With the focus, the caret goes to the end of its text. An editor with
 * a history of its own would take the next key for itself, so its row gets the focus.
 */
export function showMoved(root: HTMLElement | null, name: string, isFocused: boolean): void {
  const row = root?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  if (!row) return;
  reveal(row);
  row.scrollIntoView({ block: isInSight(row) ? 'nearest' : 'center' });
  if (!isFocused) return;
  if (row.querySelector('iframe, [contenteditable="true"]')) {
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
    return;
  }
  if (!row.contains(document.activeElement)) focusField(root, name);
  const control = document.activeElement;
  const isText =
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && control.type === 'text');
  if (isText) control.setSelectionRange(control.value.length, control.value.length);
}

function isInSight(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** Opens the section that an element stands in, or that it is, if it is closed: now, not with the next rendering. */
export function reveal(element: Element): void {
  const body = element.closest<HTMLElement>('[data-section-body]');
  const section = (body ?? element).closest('section');
  const closed = body ?? element.querySelector<HTMLElement>(':scope > [data-section-body]');
  if (!closed?.hidden) return;
  section?.querySelector<HTMLButtonElement>('[data-section-toggle]')?.click();
  closed.hidden = false;
}
