/*
 * `navigator.clipboard` is there over https and on the own machine alone, and a browser may refuse it there too. Copying
 * has an older way that always works after a click or a key; reading has none but the user's own Ctrl+V.
 */

/** Puts a text on the clipboard; call it from a click or a key. Gives whether it is there. */
export async function copyText(text: string): Promise<boolean> {
  // Undefined over plain http, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return copyBySelection(text);
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** What is on the clipboard as text; null where the browser doesn't let a page read it. */
export async function readClipboardText(): Promise<string | null> {
  const clipboard = navigator.clipboard as Partial<Clipboard> | undefined;
  try {
    return (await clipboard?.readText?.()) ?? null;
  } catch {
    return null;
  }
}

/** Selects a text that nobody sees and has the browser copy it. The focus stays where it is. */
function copyBySelection(text: string): boolean {
  const selection = getSelection();
  if (!selection) return false;
  const before = Array.from({ length: selection.rangeCount }, (_, at) => selection.getRangeAt(at));
  const source = document.createElement('span');
  source.textContent = text;
  source.ariaHidden = 'true';
  Object.assign(source.style, { position: 'fixed', opacity: '0', whiteSpace: 'pre', userSelect: 'text' });
  // Nobody else is asked what is to be copied, and no style comes with it.
  let isCopied = false;
  const copy = (event: ClipboardEvent) => {
    event.stopImmediatePropagation();
    if (!event.clipboardData) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
    isCopied = true;
  };
  document.body.append(source);
  addEventListener('copy', copy, { capture: true });
  try {
    selection.selectAllChildren(source);
    return document.execCommand('copy') && isCopied;
  } catch {
    return false;
  } finally {
    removeEventListener('copy', copy, { capture: true });
    source.remove();
    selection.removeAllRanges();
    for (const range of before) selection.addRange(range);
  }
}
