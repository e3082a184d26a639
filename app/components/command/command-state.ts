import { createStore } from 'zustand/vanilla';

/** What is shown over the page: the menu, the list of shortcuts, or nothing. */
export type CommandView = 'menu' | 'shortcuts' | null;

export const commandView = createStore<CommandView>(() => null);

export function showCommands(next: CommandView): void {
  commandView.setState(next);
}
