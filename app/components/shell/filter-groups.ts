import { type CollectionEntry, isMenuLink, type MenuLink } from './nav-groups.ts';

/** Whether one of the texts contains what was typed; everything fits when that is nothing. */
export function fits(typed: string, texts: readonly (string | null)[], locale: string): boolean {
  const wanted = typed.trim().toLocaleLowerCase(locale);
  return wanted === '' || texts.some((text) => text?.toLocaleLowerCase(locale).includes(wanted) === true);
}

/** The groups with what contains the text in its shown name, its own name or its note; without empty groups. */
export function filterGroups<Entry extends CollectionEntry | MenuLink>(
  groups: readonly { title: string | null; entries: Entry[] }[],
  text: string,
  locale: string,
): { title: string | null; entries: Entry[] }[] {
  const textsOf = (entry: CollectionEntry | MenuLink) =>
    isMenuLink(entry) ? [entry.name] : [entry.name, entry.collection.collection, entry.collection.note];
  return groups
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter((entry) => fits(text, textsOf(entry), locale)),
    }))
    .filter(({ entries }) => entries.length > 0);
}
