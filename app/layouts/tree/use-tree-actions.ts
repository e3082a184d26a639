import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect } from 'react';
import type { LayoutProps } from '#app/layouts/define.ts';
import type { ItemWindows } from '#app/layouts/item-windows.ts';
import { useGridNavigation } from '#app/layouts/use-grid-navigation.ts';
import { letterOf } from '#app/lib/key-letter.ts';
import { branchOf, keyOfBranch, placeAt } from './model.ts';
import { type MoveInput, rowAt, useMoveCommands } from './use-move-commands.ts';

interface ActionInput extends MoveInput, Pick<LayoutProps, 'selection' | 'hrefOf' | 'onOpen'> {
  list: RefObject<HTMLDivElement | null>;
  page: number;
  /** Something is being moved: the tree stands as it was before. */
  isHeldStill: boolean;
  isOpen: (key: string) => boolean;
  hasBelow: (key: string) => boolean;
  showRow: (row: number) => void;
  startRow: number | null;
}

/** Pointer and keyboard of the tree: opening and closing, and what moves an item. */
export function useTreeActions(input: ActionInput) {
  const { model, keyOf, isOpen, hasBelow, toggle, showRow } = input;
  const { focusKey, setFocusKey, step, hold, paste, letGo, ask, ...moves } = useMoveCommands(input);
  const rows: ItemWindows = {
    rowCount: model.rowCount,
    isCounted: true,
    itemAt: (row) => rowAt(model, row, keyOf)?.item,
    load: model.load,
    error: model.error,
    retry: model.retry,
  };
  const { active, setActive, handlers } = useGridNavigation({ ...input, rows });
  const here = active === null ? null : rowAt(model, active, keyOf);

  const goTo = (row: number) => {
    setActive(row);
    showRow(row);
  };
  // The item that was moved is where the keyboard goes on, wherever it stands now.
  useLayoutEffect(() => {
    const found = focusKey === null || input.isHeldStill ? null : model.find(focusKey);
    if (!found) return;
    setFocusKey(null);
    goTo(found.row);
  });

  /** Opens, or goes in. */
  const forwards = () => {
    if (!here || active === null || !hasBelow(here.key)) return;
    if (!isOpen(here.key)) toggle(here.key, true);
    else if (placeAt(model, active + 1)?.branch === branchOf(here.key)) goTo(active + 1);
  };
  /** Closes, or goes to the parent. */
  const backwards = () => {
    const at = active === null ? null : placeAt(model, active);
    if (!here || !at) return;
    if (isOpen(here.key) && hasBelow(here.key)) return toggle(here.key, false);
    const owner = keyOfBranch(at.branch);
    const row = owner === null ? undefined : model.find(owner)?.row;
    if (row !== undefined) goTo(row);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    setFocusKey(null);
    const action = actionOf(event, moves.cut !== null);
    if (action === null) return handlers.onKeyDown(event);
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    event.preventDefault();
    if (action === 'right') return (rtl ? backwards : forwards)();
    if (action === 'left') return (rtl ? forwards : backwards)();
    if (action === 'letGo') return letGo();
    if (action === 'up' || action === 'down') {
      return active === null ? undefined : step(active, action === 'up' ? -1 : 1);
    }
    return { ask, cut: hold, paste }[action](here);
  };
  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    const button = (event.target as Element).closest('[data-toggle], [data-ask]');
    const row = button?.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const held = row === undefined ? null : rowAt(model, Number(row), keyOf);
    if (!button || !held) return handlers.onClick(event);
    if (button.hasAttribute('data-ask')) ask(held);
    else toggle(held.key, !isOpen(held.key));
  };

  return {
    ...moves,
    active,
    handlers: { ...handlers, onKeyDown: handleKeyDown, onClick: handleClick },
  };
}

type Action = 'left' | 'right' | 'up' | 'down' | 'cut' | 'paste' | 'letGo' | 'ask';

/** What a key means that moves no selection; null: it is for the list. */
function actionOf(event: KeyboardEvent, isCut: boolean): Action | null {
  const { key, altKey, shiftKey } = event;
  const mod = event.ctrlKey || event.metaKey;
  if (altKey) return key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : null;
  const letter = letterOf(event);
  if (mod) return letter === 'x' ? 'cut' : letter === 'v' && isCut ? 'paste' : null;
  if (shiftKey) return null;
  if (key === 'ArrowRight') return 'right';
  if (key === 'ArrowLeft') return 'left';
  if (key === 'Escape' && isCut) return 'letGo';
  return letter === 'm' ? 'ask' : null;
}
