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
  /** A path of the app, an address elsewhere, or something to do. */
  target: { path: string } | { address: string } | { run: () => void };
  /** Not kept among the recent ones. */
  isPassing?: boolean;
}

/** The pages of the settings, by the last part of their address. */
const settingPages = [
  ['global', 'settings'],
  ['collections', 'table_chart'],
  ['roles', 'people'],
  ['interfaces', 'extension'],
  ['webhooks', 'send'],
] as const;

export type SettingPage = (typeof settingPages)[number][0];

/** Pages of the settings for administrators, as far as the app has a screen for them; `nameOf` names them. */
export function settingCommands(
  root: string,
  isAdmin: boolean,
  exists: (path: string) => boolean,
  nameOf: (page: SettingPage) => string,
): Command[] {
  if (!isAdmin) return [];
  return settingPages
    .map(([page, icon]): Command & { target: { path: string } } => ({
      id: `page:settings/${page}`,
      kind: 'page',
      label: nameOf(page),
      words: [page],
      icon,
      target: { path: `${root}/settings/${page}` },
    }))
    .filter(({ target }) => exists(target.path));
}

/** How many lines are drawn; whoever wants another one types more of its name. */
export const mostShown = 50;
