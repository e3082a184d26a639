import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { parseDrop } from './drop.ts';
import { type BranchId, keyOfBranch, placeAt, rootBranch } from './model.ts';
import type { TreeModel } from './use-branches.ts';
import type { TreeMove } from './plan-move.ts';
import type { TreeMover } from './use-tree-moves.ts';

/** An item that somebody has taken hold of. */
export interface Held {
  key: string;
  item: Item;
}

/** What stands in a row, when it has been read. */
export function rowAt(model: TreeModel, row: number, keyOf: (item: Item) => string): Held | null {
  const place = placeAt(model, row);
  const item = place ? model.itemAt(place.branch, place.index) : undefined;
  return item ? { key: keyOf(item), item } : null;
}

export interface MoveInput {
  model: TreeModel;
  mover: TreeMover;
  /** Keeps the order by hand; null: the list stands in another order. */
  order: Field | null;
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  toggle: (key: string, isOpen: boolean) => void;
}

/** Every way to move an item but the pointer's part of it: cut and paste, by a step, by name. What is refused is `said`. */
export function useMoveCommands({ model, mover, order, keyOf, nameOf, toggle }: MoveInput) {
  const { t } = useTranslation('arranged');
  const [cut, setCut] = useState<Held | null>(null);
  const [asked, setAsked] = useState<Held | null>(null);
  const [said, setSaid] = useState('');
  const [focusKey, setFocusKey] = useState<string | null>(null);

  const move = async (moving: TreeMove) => {
    setCut(null);
    if (!mover.canMove(moving.item)) return setSaid(t('common.mayNotMove'));
    if (!(await mover.move(moving))) return;
    if (moving.to && moving.before === undefined) toggle(moving.to.key, true);
    setFocusKey(moving.key);
  };
  /** The item that a branch is below; null for those at the root. */
  const ownerOf = (branch: BranchId): Held | null => {
    const key = keyOfBranch(branch);
    const found = key === null ? null : model.find(key);
    const item = found ? model.itemAt(found.branch, found.index) : undefined;
    return key !== null && item ? { key, item } : null;
  };
  /** Beside a place of a branch: before what stands there, at the end when nothing does. */
  const putBeside = (held: Held, branch: BranchId, index: number) => {
    const item = model.itemAt(branch, index);
    void move({ ...held, to: ownerOf(branch), before: item ? keyOf(item) : null });
  };

  return {
    cut,
    asked,
    said,
    focusKey,
    setFocusKey,
    closeAsk: () => setAsked(null),
    moveTo: (to: Held | null) => {
      if (asked) void move({ ...asked, to });
    },
    drop: (held: Held, spot: string) => {
      const { kind, row } = parseDrop(spot);
      const place = placeAt(model, row);
      const target = rowAt(model, row, keyOf);
      if (kind === 'root') return void move({ ...held, to: null });
      if (!place || !target || target.key === held.key) return;
      const isOrphan = place.branch !== rootBranch && keyOfBranch(place.branch) === null;
      if (kind === 'into' || isOrphan) void move({ ...held, to: target });
      else putBeside(held, place.branch, place.index + (kind === 'after' ? 1 : 0));
    },
    /** Before the sibling above, or behind the one below. */
    step: (row: number, side: 1 | -1) => {
      const at = placeAt(model, row);
      const held = rowAt(model, row, keyOf);
      if (!held || !at) return;
      const isOrdered = at.branch === rootBranch || keyOfBranch(at.branch) !== null;
      if (!order || !isOrdered) return setSaid(t('tree.unsorted'));
      if (!mover.canOrder(held.item)) return setSaid(t('common.mayNotMove'));
      const size = model.sizeOf(at.branch);
      const isAtEnd = side === -1 ? at.index === 0 : size !== null && at.index >= size - 1;
      if (!isAtEnd) putBeside(held, at.branch, at.index + (side === -1 ? -1 : 2));
    },
    hold: (held: Held | null) => {
      if (!held) return;
      if (!mover.canMove(held.item)) return setSaid(t('common.mayNotMove'));
      setCut(held);
      setSaid(t('tree.cut', { title: nameOf(held.item) }));
    },
    paste: (to: Held | null) => {
      if (cut && to) void move({ ...cut, to });
    },
    letGo: () => {
      setCut(null);
      setSaid(t('tree.letGo'));
    },
    ask: (held: Held | null) => {
      if (!held) return;
      if (mover.canMove(held.item)) setAsked(held);
      else setSaid(t('common.mayNotMove'));
    },
  };
}
