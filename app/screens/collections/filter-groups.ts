import type { CollectionGroupView } from '#app/components/shell/nav-groups.ts';

/** The groups with what contains the text in its shown name, its own name or its note; without empty groups. */
export function filterGroups(
  groups: readonly CollectionGroupView[],
  text: string,
  locale: string,
): CollectionGroupView[] {
  const wanted = text.trim().toLocaleLowerCase(locale);
  if (wanted === '') return [...groups];
  const matches = (value: string | null) => value?.toLocaleLowerCase(locale).includes(wanted) === true;
  return groups
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(
        ({ name, collection }) => matches(name) || matches(collection.collection) || matches(collection.note),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
}
