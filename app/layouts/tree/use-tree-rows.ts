import { useEffect, useState } from 'react';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { LayoutProps } from '#app/layouts/define.ts';
import { useLatest } from '#app/lib/latest.ts';
import { branchOf, placeAt } from './model.ts';
import { openAt, rememberOpen } from './open-memory.ts';
import type { OrphanReason } from './orphans.ts';
import { useBranches } from './use-branches.ts';
import { useSkeleton } from './use-skeleton.ts';

interface TreeRowsInput extends Pick<LayoutProps, 'source' | 'context' | 'keyOf' | 'placeKey'> {
  paths: readonly string[];
  parent: Field;
  /** Something is being moved in it. */
  isMoving: boolean;
}

/** What stands in a row of the tree. */
export interface TreeNode {
  /** undefined while it is on its way. */
  item: Item | undefined;
  key: string;
  depth: number;
  /** Place among its siblings, from 1, and how many they are; -1 as long as nobody knows. */
  position: number;
  size: number;
  /** null: there is nothing below it. */
  isOpen: boolean | null;
  /** Items right below; null as long as nobody knows. */
  below: number | null;
  orphan: OrphanReason | null;
}

/** The rows of a tree: which branches are open, and what is below an item. `inSight` are rows of the tree. */
export function useTreeRows(
  { source, context, keyOf, placeKey, paths, parent, isMoving }: TreeRowsInput,
  inSight: { first: number; last: number },
) {
  const [open, setOpen] = useState(() => openAt(placeKey));
  const leaving = useLatest({ placeKey, open });
  useEffect(() => () => rememberOpen(leaving.current.placeKey, leaving.current.open), [leaving]);

  const keyField = keyFieldOf(context.collection);
  const skeleton = useSkeleton(source, keyField, parent.field);
  const now = useBranches({ source, paths, keyField, parent: parent.field, skeleton, open, keyOf }, inSight);
  // While something is moved the tree stays as it was: branches come back one by one, and would show it twice or not.
  const [kept, setKept] = useState<typeof now | null>(null);
  if (isMoving !== (kept !== null)) setKept(isMoving ? now : null);
  const model = kept ?? now;

  /** Items right below one; null as long as nobody knows. */
  const countBelow = (key: string) =>
    model.sizeOf(branchOf(key)) ?? (skeleton.children && (skeleton.children.get(key) ?? 0));
  const hasBelow = (key: string) => countBelow(key) !== 0;
  const isOpen = (key: string) => open.has(key);
  const nodeAt = (row: number): TreeNode | null => {
    const at = placeAt(model, row);
    if (!at) return null;
    const item = model.itemAt(at.branch, at.index);
    const key = item ? keyOf(item) : '';
    return {
      item,
      key,
      depth: at.depth,
      position: at.index + 1,
      size: model.sizeOf(at.branch) ?? -1,
      isOpen: item && hasBelow(key) ? isOpen(key) : null,
      below: item ? countBelow(key) : null,
      orphan: skeleton.orphans.get(key) ?? null,
    };
  };
  return {
    model,
    isWhole: skeleton.isWhole,
    isHeldStill: kept !== null,
    nodeAt,
    isOpen,
    toggle: (key: string, isOpen: boolean) => {
      const next = new Set(open);
      if (isOpen) next.add(key);
      else next.delete(key);
      setOpen(next);
    },
    hasBelow,
  };
}
