import { type Address, addresses } from '#app/session/addresses.ts';
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

/** The pages of the settings. */
const settingPages = [
  ['global', 'settings', addresses.globalSettings],
  ['collections', 'table_chart', addresses.dataModel],
  ['roles', 'people', addresses.roles],
  ['interfaces', 'extension', addresses.interfaces],
  ['webhooks', 'send', (project: string) => addresses.listing(project, 'directus_webhooks')],
] as const;

export type SettingPage = (typeof settingPages)[number][0];

/** Pages of the settings for administrators; `nameOf` names them. */
export function settingCommands(
  project: string,
  isAdmin: boolean,
  nameOf: (page: SettingPage) => string,
): Command[] {
  if (!isAdmin) return [];
  return settingPages.map(([page, icon, addressOf]) => ({
    id: `page:settings/${page}`,
    kind: 'page',
    label: nameOf(page),
    words: [page],
    icon,
    target: { to: addressOf(project) },
  }));
}

/** How many lines are drawn; whoever wants another one types more of its name. */
export const maxShown = 50;
