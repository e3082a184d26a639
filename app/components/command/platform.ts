const isApple = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent);

/** A key with the platform's command key, as it is written there: `⌘K`, `Ctrl+K`. */
export function modKey(key: string): string {
  return isApple ? `⌘${key}` : `Ctrl+${key}`;
}

/** The same with Shift: `⇧⌘Z`, `Ctrl+Shift+Z`. */
export function modShiftKey(key: string): string {
  return isApple ? `⇧⌘${key}` : `Ctrl+Shift+${key}`;
}

/** The same with the key for other meanings instead: `⌥↓`, `Alt+↓`. */
export function altKey(key: string): string {
  return isApple ? `⌥${key}` : `Alt+${key}`;
}

/** Whether the command key is held that opens links in a new tab. */
export function isMod(event: { metaKey: boolean; ctrlKey: boolean }): boolean {
  return isApple ? event.metaKey : event.ctrlKey;
}
