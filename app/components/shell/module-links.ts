import type { Extension } from '#app/entities/extensions/types.ts';
import type { ModuleLink } from '#app/entities/roles/types.ts';
import { clip } from '#app/lib/plain-text.ts';
import { type Address, addresses, projectPath } from '#app/session/addresses.ts';
import { storedTarget } from './stored-links.ts';

/** An entry of the module bar: a place of the app, or an address elsewhere. */
export type ModuleEntry = ModuleLooks & ({ to: Address } | { url: string });

/** An entry that leads out of the app. */
export type OutsideEntry = Extract<ModuleEntry, { url: string }>;

interface ModuleLooks {
  /** As stored: may hold `$t:key`. */
  name: string;
  icon: string;
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
  /** The place at a path, null where the app has none. */
  addressAt: (path: string) => Address | null;
}

/** The guide is part of the bundle: it is there without the internet, and is this version's own. */
export const helpAddress = 'guide/index.html';

/**
 * The module bar from top to bottom: the role's own list when there is one, else the defaults; settings last, for
 * administrators only. Entries that lead to no screen are left out.
 */
export function moduleEntries(facts: ModuleBarFacts): ModuleEntry[] {
  const { project, roleLinks, isAdmin, canReadUsers, canReadFiles, modules } = facts;
  const own = (name: string, icon: string, to: Address): ModuleEntry => ({ name, icon, to });
  // A list of the role counts by what is a link in it, even if that leads nowhere.
  const stored = Array.isArray(roleLinks) ? roleLinks.flatMap((link) => toEntry(link, facts)) : [];
  const entries =
    stored.length > 0
      ? stored.filter((entry) => entry !== null)
      : [
          own('$t:collections', 'inventory_2', addresses.collections(project)),
          ...(canReadUsers
            ? [own('$t:user_directory', 'people', addresses.listing(project, 'directus_users'))]
            : []),
          ...(canReadFiles
            ? [own('$t:file_library', 'collections', addresses.listing(project, 'directus_files'))]
            : []),
          { name: '$t:help_and_docs', icon: 'help_outline', url: helpAddress },
          ...modules.map(({ id, name, icon }) =>
            own(name, icon ?? 'extension', addresses.extension(project, id)),
          ),
        ];
  return isAdmin ? [...entries, own('$t:settings', 'settings', addresses.settings(project))] : entries;
}

/** None for what is no link; null for one without a screen. */
function toEntry(link: unknown, { project, addressAt }: ModuleBarFacts): (ModuleEntry | null)[] {
  if (typeof link !== 'object' || link === null) return [];
  const { name, link: target, icon } = link as Partial<ModuleLink>;
  const found = storedTarget(target, projectPath(project));
  if (typeof name !== 'string' || name.trim() === '' || found === null) return [];
  const looks = { name: clip(name, 100), icon: typeof icon === 'string' && icon ? icon : 'link' };
  if (found.isExternal) return [{ ...looks, url: found.target }];
  const to = addressAt(found.target);
  return [to && { ...looks, to }];
}
