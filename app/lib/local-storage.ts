const prefix = 'lectern.';

/** Reads what this machine keeps under a key; null when there is nothing, or storage is forbidden or spoilt. */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(prefix + key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Keeps a small JSON value on this machine, across tabs and reloads. Where that is impossible nothing is kept. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // Full or forbidden: the page works the same, and starts the next time as if it were the first.
  }
}
