/**
 * Has the focused control hand over what is typed but not given yet (a number, a tag, a date being typed): many do so
 * when they lose the focus. It gets the focus back.
 */
export function commitFocused(root: HTMLElement | null): void {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !root?.contains(active)) return;
  active.blur();
  active.focus({ preventScroll: true });
}

/** The same, and waits until what that has set off is through. */
export async function commitFocusedAndWait(root: HTMLElement | null): Promise<void> {
  commitFocused(root);
  await new Promise((resolve) => setTimeout(resolve));
}

/** Brings a field into view and puts the focus into its input. */
export function focusField(root: HTMLElement | null, name: string): void {
  const row = root?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  if (!row) return;
  row.scrollIntoView({ block: 'center' });
  const controls = ':is(input, textarea, select, button, [contenteditable="true"], [tabindex="0"])';
  row
    .querySelector<HTMLElement>(`${controls}:not([data-field-menu], :disabled)`)
    ?.focus({ preventScroll: true });
}
