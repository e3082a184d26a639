import { type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { LayoutProps } from '#app/layouts/define.ts';
import type { ItemWindows } from '#app/layouts/item-windows.ts';
import { useRowKeys } from '#app/layouts/use-row-keys.ts';
import { parseDrop } from './drop.ts';
import { type BranchId, branchOf, keyOfBranch, placeAt, rootBranch } from './model.ts';
import type { TreeModel } from './use-branches.ts';
import type { TreeMove, TreeMover } from './use-tree-moves.ts';

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

interface ActionInput extends Pick<LayoutProps, 'selection' | 'keyOf' | 'hrefOf' | 'onOpen'> {
  list: RefObject<HTMLDivElement | null>;
  model: TreeModel;
  page: number;
  mover: TreeMover;
  order: Field | null;
  nameOf: (item: Item) => string;
  open: ReadonlySet<string>;
  setOpen: (open: ReadonlySet<string>) => void;
  hasBelow: (key: string) => boolean;
  showRow: (row: number) => void;
  startRow: number | null;
}

/** Pointer and keyboard of the tree: opening and closing, and every way to move an item. */
export function useTreeActions(input: ActionInput) {
  const { model, mover, keyOf, nameOf, open, setOpen, showRow } = input;
  const { t } = useTranslation('arranged');
  const [cut, setCut] = useState<Held | null>(null);
  const [asked, setAsked] = useState<Held | null>(null);
  const [said, setSaid] = useState('');
  const [focusKey, setFocusKey] = useState<string | null>(null);
  const rows: ItemWindows = {
    rowCount: model.rowCount,
    isCounted: true,
    itemAt: (row) => rowAt(model, row, keyOf)?.item,
    load: model.load,
    error: model.error,
    retry: model.retry,
  };
  const { active, setActive, handlers } = useRowKeys({ ...input, rows });
  const at = active === null ? null : placeAt(model, active);
  const here = active === null ? null : rowAt(model, active, keyOf);

  const toggle = (key: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(key);
    else next.delete(key);
    setOpen(next);
  };
  const goTo = (row: number | null) => {
    if (row === null) return;
    setActive(row);
    showRow(row);
  };

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
  const drop = (held: Held, spot: string) => {
    const { kind, row } = parseDrop(spot);
    const place = placeAt(model, row);
    const target = rowAt(model, row, keyOf);
    if (kind === 'root') return void move({ ...held, to: null });
    if (!place || !target || (kind === 'into' && target.key === held.key)) return;
    const isStray = place.branch !== rootBranch && keyOfBranch(place.branch) === null;
    if (kind === 'into' || isStray) void move({ ...held, to: target });
    else if (target.key !== held.key) putBeside(held, place.branch, place.index + (kind === 'after' ? 1 : 0));
  };

  const step = (side: 1 | -1) => {
    if (!here || !at) return;
    const isOrdered = at.branch === rootBranch || keyOfBranch(at.branch) !== null;
    if (!input.order || !isOrdered) return setSaid(t('tree.unsorted'));
    if (!mover.canOrder(here.item)) return setSaid(t('common.mayNotMove'));
    const size = model.sizeOf(at.branch);
    const isAtEnd = side === -1 ? at.index === 0 : size !== null && at.index >= size - 1;
    if (!isAtEnd) putBeside(here, at.branch, at.index + (side === -1 ? -1 : 2));
  };
  const paste = () => {
    if (cut && here) void move({ ...cut, to: here });
  };
  const hold = () => {
    if (!here) return;
    if (!mover.canMove(here.item)) return setSaid(t('common.mayNotMove'));
    setCut(here);
    setSaid(t('tree.cut', { title: nameOf(here.item) }));
  };
  const letGo = () => {
    setCut(null);
    setSaid(t('tree.letGo'));
  };
  /** Opens, or goes in. */
  const forwards = () => {
    if (!here || active === null || !input.hasBelow(here.key)) return;
    if (!open.has(here.key)) toggle(here.key, true);
    else if (placeAt(model, active + 1)?.branch === branchOf(here.key)) goTo(active + 1);
  };
  /** Closes, or goes to the parent. */
  const backwards = () => {
    if (!here || !at) return;
    const owner = keyOfBranch(at.branch);
    if (open.has(here.key) && input.hasBelow(here.key)) toggle(here.key, false);
    else if (owner !== null) goTo(model.find(owner)?.row ?? null);
  };
  const ask = (held: Held | null) => {
    if (!held) return;
    if (mover.canMove(held.item)) setAsked(held);
    else setSaid(t('common.mayNotMove'));
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    setFocusKey(null);
    const action = actionOf(event, cut !== null);
    if (action === null) return handlers.onKeyDown(event);
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    event.preventDefault();
    if (action === 'right') return (rtl ? backwards : forwards)();
    if (action === 'left') return (rtl ? forwards : backwards)();
    if (action === 'up' || action === 'down') return step(action === 'up' ? -1 : 1);
    if (action === 'ask') return ask(here);
    return { cut: hold, paste, letGo }[action]();
  };
  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    const button = (event.target as Element).closest('[data-toggle], [data-ask]');
    const row = button?.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const held = row === undefined ? null : rowAt(model, Number(row), keyOf);
    if (!button || !held) return handlers.onClick(event);
    if (button.hasAttribute('data-ask')) ask(held);
    else toggle(held.key, !open.has(held.key));
  };
  const handleMouseDown = (event: MouseEvent<HTMLDivElement>) => {
    handlers.onMouseDown(event);
    if ((event.target as Element).closest('button')) {
      event.preventDefault();
      input.list.current?.focus({ preventScroll: true, focusVisible: false });
    }
  };

  return {
    active,
    said,
    cut,
    asked,
    closeAsk: () => setAsked(null),
    moveTo: (to: Held | null) => {
      if (asked) void move({ ...asked, to });
    },
    drop,
    focusKey,
    onFocused: (row: number) => {
      setFocusKey(null);
      goTo(row);
    },
    handlers: { ...handlers, onKeyDown: handleKeyDown, onClick: handleClick, onMouseDown: handleMouseDown },
  };
}

type Action = 'left' | 'right' | 'up' | 'down' | 'cut' | 'paste' | 'letGo' | 'ask';

/** What a key means that moves no selection; null: it is for the list. */
function actionOf(event: KeyboardEvent, isCut: boolean): Action | null {
  const { key, altKey, shiftKey } = event;
  const mod = event.ctrlKey || event.metaKey;
  if (altKey) return key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : null;
  if (mod) return key === 'x' ? 'cut' : key === 'v' && isCut ? 'paste' : null;
  if (shiftKey) return null;
  if (key === 'ArrowRight') return 'right';
  if (key === 'ArrowLeft') return 'left';
  if (key === 'Escape' && isCut) return 'letGo';
  return key.toLowerCase() === 'm' ? 'ask' : null;
}
