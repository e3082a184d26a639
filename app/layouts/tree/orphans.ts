/** Items that no way from the root leads to. Pure. */

export interface Pair {
  key: string;
  /** Key of the parent; empty: none. */
  parent: string;
}

export type OrphanReason = 'missing' | 'circle';

export interface Skeleton {
  /** Items that have to stand at the root all the same, and why. */
  orphans: ReadonlyMap<string, OrphanReason>;
  /** The item that a circle begins with, by the one that it is below: it isn't shown there a second time. */
  cuts: ReadonlyMap<string, string>;
  /** How many children each item has; null when not all items were looked at. */
  children: ReadonlyMap<string, number> | null;
}

/**
 * What there is to know of a hierarchy from all its pairs. An item whose parent isn't among them stands at the root; of a
 * circle the first one does, and the others below it, so that each item stands somewhere, and once. `isWhole` is false
 * when there may be more pairs: what is not among them may be among the others then.
 */
export function skeletonOf(pairs: readonly Pair[], isWhole: boolean): Skeleton {
  const parents = new Map(pairs.map(({ key, parent }) => [key, parent]));
  const orphans = new Map<string, OrphanReason>();
  const cuts = new Map<string, string>();
  const children = new Map<string, number>();
  const judged = new Set<string>();
  for (const { key, parent } of pairs) {
    if (parent !== '') children.set(parent, (children.get(parent) ?? 0) + 1);
    if (parent !== '' && !parents.has(parent) && isWhole) orphans.set(key, 'missing');
    const way = new Set<string>();
    let at = key;
    while (at !== '' && parents.has(at) && !judged.has(at) && !way.has(at)) {
      way.add(at);
      at = parents.get(at) ?? '';
    }
    // The way has come back to itself: the circle is what lies between.
    if (way.has(at)) {
      orphans.set(at, 'circle');
      cuts.set(parents.get(at) ?? '', at);
    }
    for (const each of way) judged.add(each);
  }
  return { orphans, cuts, children: isWhole ? children : null };
}
