/** What is shown over the page: the menu, the list of shortcuts, or nothing. */
export type CommandView = 'menu' | 'shortcuts' | null;

let view: CommandView = null;
const listeners = new Set<() => void>();

export function showCommands(next: CommandView): void {
  if (next === view) return;
  view = next;
  for (const listener of listeners) listener();
}

/** For useSyncExternalStore. */
export function commandView(): CommandView {
  return view;
}

/** For useSyncExternalStore. */
export function subscribeToCommands(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
