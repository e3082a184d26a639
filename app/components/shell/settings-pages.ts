import { type Address, addresses } from '#app/session/addresses.ts';

export interface SettingsPage {
  /** Key of its name among the `cards` of the settings' texts. */
  name: 'global' | 'collections' | 'diagram' | 'roles' | 'bookmarks' | 'webhooks' | 'interfaces';
  icon: string;
  /** Where the overview has it. */
  group: 'project' | 'more';
  address: (project: string) => Address;
}

/** The pages of the settings, in the order in which they are offered. */
export const settingsPages: readonly SettingsPage[] = [
  { name: 'global', icon: 'public', group: 'project', address: addresses.globalSettings },
  { name: 'collections', icon: 'table_chart', group: 'project', address: addresses.dataModel },
  { name: 'diagram', icon: 'account_tree', group: 'project', address: addresses.diagram },
  { name: 'roles', icon: 'people', group: 'project', address: addresses.roles },
  { name: 'bookmarks', icon: 'bookmark_border', group: 'project', address: addresses.bookmarks },
  {
    name: 'webhooks',
    icon: 'send',
    group: 'project',
    address: (project) => addresses.listing(project, 'directus_webhooks'),
  },
  { name: 'interfaces', icon: 'extension', group: 'more', address: addresses.interfaces },
];
