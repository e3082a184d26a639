/**
 * The rows of a tree without its rows: a branch is a list of any length of which parts have been read, and the tree is
 * cut into stretches of its branches. Pure.
 */

/** The items at the root, those below an item (`k:` and its key), or a part of the strays (`*` and a number). */
export type BranchId = string;
export const rootBranch: BranchId = 'root';
export const branchOf = (key: string): BranchId => `k:${key}`;
/** The key of the item that a branch is below; null for those at the root. */
export const keyOfBranch = (id: BranchId): string | null => (id.startsWith('k:') ? id.slice(2) : null);

export interface Branch {
  id: BranchId;
  rowCount: number;
  /** Items in it that are open, by their place, in ascending order. */
  open: readonly { index: number; key: string }[];
}

/** Rows of a branch that follow one another. */
export interface Stretch {
  branch: BranchId;
  /** Place in the branch of its first row. */
  from: number;
  count: number;
  /** Place in the tree of its first row. */
  start: number;
  depth: number;
}

export interface TreeRows {
  stretches: Stretch[];
  rowCount: number;
}

/** Lays the branches out one in another. One that stands in itself is not entered a second time. */
export function layOut(roots: readonly BranchId[], branchAt: (id: BranchId) => Branch): TreeRows {
  const stretches: Stretch[] = [];
  const entered = new Set<BranchId>();
  let rowCount = 0;
  const put = (branch: BranchId, from: number, count: number, depth: number) => {
    if (count <= 0) return;
    stretches.push({ branch, from, count, start: rowCount, depth });
    rowCount += count;
  };
  const enter = (id: BranchId, depth: number) => {
    if (entered.has(id)) return;
    entered.add(id);
    const branch = branchAt(id);
    let next = 0;
    for (const { index, key } of branch.open) {
      put(id, next, index + 1 - next, depth);
      next = index + 1;
      enter(branchOf(key), depth + 1);
    }
    put(id, next, branch.rowCount - next, depth);
  };
  for (const root of roots) enter(root, 0);
  return { stretches, rowCount };
}

export interface RowPlace {
  branch: BranchId;
  index: number;
  depth: number;
}

/** What stands in a row of the tree. */
export function placeAt({ stretches }: TreeRows, row: number): RowPlace | null {
  let [low, high] = [0, stretches.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const { branch, from, count, start, depth } = stretches[middle] as Stretch;
    if (row < start) high = middle - 1;
    else if (row >= start + count) low = middle + 1;
    else return { branch, index: from + row - start, depth };
  }
  return null;
}

/** The row of the tree in which a place of a branch stands. */
export function rowOf({ stretches }: TreeRows, branch: BranchId, index: number): number | null {
  const found = stretches.find(
    (stretch) => stretch.branch === branch && index >= stretch.from && index < stretch.from + stretch.count,
  );
  return found ? found.start + index - found.from : null;
}
