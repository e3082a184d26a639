import { type SettingsPage, settingsPages } from '#app/components/shell/settings-pages.ts';
import type { Address } from '#app/session/addresses.ts';
import type { Rankable } from './rank.ts';

export type CommandKind = 'item' | 'collection' | 'bookmark' | 'page' | 'action' | 'project';

/** One line of the command menu. */
export interface Command extends Rankable {
  kind: CommandKind;
  /** Shown behind the name: a key, the collection of a bookmark. */
  hint?: string;
  icon: string;
  /** Keys that do the same, written for the user's platform. */
  shortcut?: string;
  /** A place of the app, an address elsewhere, or something to do. */
  target: { to: Address } | { url: string } | { run: () => void };
  /** Not kept among the recent ones. */
  isPassing?: boolean;
}

/** Pages of the settings for administrators; `nameOf` names them. */
export function settingCommands(
  project: string,
  isAdmin: boolean,
  nameOf: (page: SettingsPage['name']) => string,
): Command[] {
  if (!isAdmin) return [];
  return settingsPages.map(({ name, icon, address }) => ({
    id: `page:settings/${name}`,
    kind: 'page',
    label: nameOf(name),
    words: [name],
    icon,
    target: { to: address(project) },
  }));
}

/** How many lines are drawn; whoever wants another one types more of its name. */
export const maxShown = 50;
