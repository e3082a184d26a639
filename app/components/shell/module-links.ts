import type { Extension } from '#app/entities/extensions/types.ts';
import type { ModuleLink } from '#app/entities/roles/types.ts';
import { clip } from '#app/lib/plain-text.ts';
import { storedTarget } from './stored-links.ts';

/** An entry of the module bar. */
export interface ModuleEntry {
  /** As stored: may hold `$t:key`. */
  name: string;
  icon: string;
  /** Path within the app, or an address elsewhere. */
  target: string;
  isExternal: boolean;
}

export interface ModuleBarFacts {
  project: string;
  /** The role's own list; whatever is not of the right shape in it is left out. */
  roleLinks: readonly ModuleLink[] | null;
  isAdmin: boolean;
  canReadUsers: boolean;
  canReadFiles: boolean;
  /** Custom modules; they stand in the default list only. */
  modules: readonly Pick<Extension, 'id' | 'name' | 'icon'>[];
  /** Whether the app has a screen at a path. */
  exists: (path: string) => boolean;
}

const helpAddress = 'https://v8.docs.directus.io/';

/**
 * The module bar from top to bottom: the role's own list when there is one, else the defaults; settings last, for
 * administrators only. Entries that lead to no screen are left out.
 */
export function moduleEntries(facts: ModuleBarFacts): ModuleEntry[] {
  const { project, roleLinks, isAdmin, canReadUsers, canReadFiles, modules, exists } = facts;
  const root = `/${encodeURIComponent(project)}`;
  const own = (name: string, icon: string, path: string): ModuleEntry => ({
    name,
    icon,
    target: `${root}${path}`,
    isExternal: false,
  });
  const stored = Array.isArray(roleLinks) ? roleLinks.flatMap((link) => toEntry(link, root)) : [];
  const entries =
    stored.length > 0
      ? stored
      : [
          own('$t:collections', 'inventory_2', '/collections'),
          ...(canReadUsers ? [own('$t:user_directory', 'people', '/users')] : []),
          ...(canReadFiles ? [own('$t:file_library', 'collections', '/files')] : []),
          { name: '$t:help_and_docs', icon: 'help_outline', target: helpAddress, isExternal: true },
          ...modules.map(({ id, name, icon }) =>
            own(name, icon ?? 'extension', `/ext/${encodeURIComponent(id)}`),
          ),
        ];
  const all = isAdmin ? [...entries, own('$t:settings', 'settings', '/settings')] : entries;
  return all.filter((entry) => entry.isExternal || exists(entry.target));
}

function toEntry(link: unknown, root: string): ModuleEntry[] {
  if (typeof link !== 'object' || link === null) return [];
  const { name, link: target, icon } = link as Partial<ModuleLink>;
  const found = storedTarget(target, root);
  if (typeof name !== 'string' || name.trim() === '' || found === null) return [];
  return [{ name: clip(name, 100), icon: typeof icon === 'string' && icon ? icon : 'link', ...found }];
}
