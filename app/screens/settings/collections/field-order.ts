/** The places of fields. Pure. */

/** What is sent when fields are put in an order: the place of each, from 1. */
export function placesOf(names: readonly string[]): { field: string; sort: number }[] {
  return names.map((field, at) => ({ field, sort: at + 1 }));
}

/** The entries in the order of `names`; those that are not named come last, as they were. */
export function inPlaces<T extends { field: string }>(
  entries: readonly T[],
  names: readonly string[] | null,
): readonly T[] {
  if (names === null) return entries;
  const at = new Map(names.map((name, place) => [name, place]));
  const place = ({ field }: T) => at.get(field) ?? names.length;
  return [...entries].sort((a, b) => place(a) - place(b));
}
