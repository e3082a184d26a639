/** An order by hand among siblings. Pure. */

export interface Sibling {
  key: string;
  /** What its sort field holds; null: nothing. */
  sort: number | null;
}

/**
 * The values that put an item at a place among its siblings (`before` one of them, or at the end), and only those that
 * change. The values that the siblings have go round among those between; where two are alike or one has none, all are
 * numbered from one.
 */
export function orderChanges(siblings: readonly Sibling[], moved: Sibling, before: string | null): Sibling[] {
  const others = siblings.filter(({ key }) => key !== moved.key);
  const at = before === null ? -1 : others.findIndex(({ key }) => key === before);
  const next = at === -1 ? [...others, moved] : [...others.slice(0, at), moved, ...others.slice(at)];
  const isAmong = others.length < siblings.length;
  const values = valuesFor(isAmong ? siblings : others, next.length);
  return next.flatMap(({ key, sort }, index) =>
    sort === values[index] && (key !== moved.key || isAmong) ? [] : [{ key, sort: values[index] ?? null }],
  );
}

function valuesFor(siblings: readonly Sibling[], length: number): number[] {
  const given = siblings.flatMap(({ sort }) => (sort === null ? [] : [sort])).sort((a, b) => a - b);
  const isUsable = given.length === siblings.length && new Set(given).size === given.length;
  if (!isUsable) return Array.from({ length }, (_, index) => index + 1);
  return given.length === length ? given : [...given, (given.at(-1) ?? 0) + 1];
}
