import { holds } from '#app/lib/fold.ts';
import { type CollectionEntry, isMenuLink, type MenuLink } from './nav-groups.ts';

/** Whether one of the texts contains what was typed; everything fits when that is nothing. */
export function fits(typed: string, texts: readonly (string | null)[]): boolean {
  return typed.trim() === '' || texts.some((text) => text !== null && holds(text, typed));
}

/** The groups with what contains the text in its shown name, its own name or its note; without empty groups. */
export function filterGroups<Entry extends CollectionEntry | MenuLink>(
  groups: readonly { title: string | null; entries: Entry[] }[],
  text: string,
): { title: string | null; entries: Entry[] }[] {
  const textsOf = (entry: CollectionEntry | MenuLink) =>
    isMenuLink(entry) ? [entry.name] : [entry.name, entry.collection.collection, entry.collection.note];
  return groups
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter((entry) => fits(text, textsOf(entry))),
    }))
    .filter(({ entries }) => entries.length > 0);
}
