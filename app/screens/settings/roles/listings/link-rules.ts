/**
 * The entries of the two lists that a role may define for itself: links of the module bar, and groups of collections and
 * links. Whatever an entry holds beside what is edited here stays in it. Pure.
 */
import { storedTarget } from '#app/components/shell/stored-links.ts';
import { isLosslessNumber, sameJson } from '#app/lib/json.ts';
import { plainText } from '#app/lib/plain-text.ts';

export type Entry = Readonly<Record<string, unknown>>;

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isLosslessNumber(value);
}

/** A link as its parts, empty where there is none; null for what is no link at all. */
export function linkParts(entry: unknown): { name: string; link: string; icon: string } | null {
  if (!isEntry(entry)) return null;
  const { name, link, icon } = entry;
  return { name: plainText(name), link: plainText(link), icon: plainText(icon) };
}

export interface Group {
  title: string;
  entries: readonly unknown[];
}

/** A group as its title and entries; null for what is no group. */
export function groupParts(entry: unknown): Group | null {
  if (!isEntry(entry)) return null;
  const { group_name: title, collections } = entry;
  if (!Array.isArray(collections) && (collections ?? null) !== null) return null;
  return { title: plainText(title), entries: Array.isArray(collections) ? collections : [] };
}

/** An entry of a group: the name of its collection, or a link; neither for what is not known. */
export function groupEntry(entry: unknown): { collection: string } | { isLink: true } | null {
  if (typeof entry === 'string') return { collection: entry };
  if (!isEntry(entry)) return null;
  const { collection } = entry;
  if (typeof collection === 'string') return { collection };
  return 'link' in entry || 'name' in entry ? { isLink: true } : null;
}

/** The same entry with another value in one place. */
export function withPart(entry: unknown, part: string, value: unknown): Entry {
  return { ...(isEntry(entry) ? entry : {}), [part]: value };
}

export type LinkProblem = 'noName' | 'noLink' | 'badLink' | 'noScreen';

/**
 * What keeps a link from being shown. `root` is the project's path, `exists` tells whether the app has a screen at a path: a
 * link without one is left out of the module bar, but may be stored.
 */
export function linkProblem(
  entry: unknown,
  root: string,
  exists: (path: string) => boolean = () => true,
): LinkProblem | null {
  const parts = linkParts(entry);
  if (!parts) return null;
  return parts.name.trim() === '' ? 'noName' : addressProblem(parts.link, root, exists);
}

/** What is wrong with an address alone. */
export function addressProblem(
  link: string,
  root: string,
  exists: (path: string) => boolean,
): Exclude<LinkProblem, 'noName'> | null {
  if (link.trim() === '') return 'noLink';
  const found = storedTarget(link, root);
  if (!found) return 'badLink';
  return found.isExternal || exists(found.target) ? null : 'noScreen';
}

export interface ListingProblem {
  /** What the entry is called; empty when it has no name. */
  entry: string;
  problem: 'noName' | 'noTitle' | 'noLink' | 'badLink';
}

/** The first link of a module bar that can't be saved. What was stored already is nobody's issue here. */
export function moduleProblem(
  entries: readonly unknown[],
  stored: readonly unknown[],
  root: string,
): ListingProblem | null {
  for (const entry of entries) {
    const problem = isAmong(entry, stored) ? null : linkProblem(entry, root);
    if (problem && problem !== 'noScreen') return { entry: linkParts(entry)?.name.trim() ?? '', problem };
  }
  return null;
}

/** The same for groups and the links in them. */
export function groupProblem(
  groups: readonly unknown[],
  stored: readonly unknown[],
  root: string,
): ListingProblem | null {
  const known = stored.flatMap((group) => groupParts(group)?.entries ?? []);
  for (const group of groups) {
    const parts = isAmong(group, stored) ? null : groupParts(group);
    if (!parts) continue;
    if (parts.title.trim() === '') return { entry: '', problem: 'noTitle' };
    const links = parts.entries.filter((entry) => isLink(entry));
    const problem = moduleProblem(links, known, root);
    if (problem) return problem;
  }
  return null;
}

function isLink(entry: unknown): boolean {
  const known = groupEntry(entry);
  return known !== null && 'isLink' in known;
}

function isAmong(entry: unknown, list: readonly unknown[]): boolean {
  return list.some((other) => sameJson(other ?? null, entry ?? null));
}

/** The list as it is stored: one without entries is none. */
export function toStored(entries: readonly unknown[]): readonly unknown[] | null {
  return entries.length === 0 ? null : entries;
}
