import { type KeyboardEvent, type MouseEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemListView } from '#app/entities/items/types.ts';
import type { ItemWindows } from '#app/layouts/item-windows.ts';
import { RetryNotice } from '#app/components/feedback/RetryNotice.tsx';
import { useGridNavigation } from '#app/layouts/use-grid-navigation.ts';
import { useListPlace } from '#app/layouts/use-list-place.ts';
import { useScrollFrame, useScrollWindow } from '#app/layouts/use-scroll-window.ts';
import { WindowedGrid } from '#app/layouts/WindowedGrid.tsx';
import { WindowedRows } from '#app/layouts/WindowedRows.tsx';
import { letterOf } from '#app/lib/key-letter.ts';
import { useRowSpacing } from '#app/session/density.ts';
import styles from './board.module.css';
import { BoardCard } from './BoardCard.tsx';
import type { BoardColumn } from './columns.ts';
import { cardHeight } from './setup.ts';
import { searched, useColumnSource, useShiftedRows } from './use-column-rows.ts';
import type { BoardView } from './view.ts';

/** Cards drawn beyond the edges of the view. */
const overscan = 4;

interface ColumnCardsProps {
  column: BoardColumn;
  /** The view of its items. */
  view: ItemListView;
  board: BoardView;
  /** Told how many cards there are, once that is known. */
  onCount: (count: number | null) => void;
}

/** The cards of a column at exact places in one scroll range, however many there are: see docs/decisions/004. */
export function ColumnCards({ column, view, board, onCount }: ColumnCardsProps) {
  const { setup, context, keyOf, hrefOf, selection, mover, rowsOf } = board;
  const { t } = useTranslation('arranged');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const source = useColumnSource(board, view);
  const placeKey = board.placeKey === '' ? '' : `${board.placeKey} ${column.id}`;
  const spacing = useRowSpacing();
  const scroll = useScrollWindow(list, { rowHeight: cardHeight(setup, spacing), overscan, placeKey });
  const { rows, arriving } = useShiftedRows(board, column, source, scroll.shown);
  const { itemAt, rowCount } = rows;
  useLayoutEffect(() => {
    const known = rowsOf.current;
    known.set(column.id, itemAt);
    return () => void known.delete(column.id);
  });

  const frame = useScrollFrame(list, scroll, { rowCount });
  const { active, handlers } = useGridNavigation({ ...board, ...scroll, ...frame, list, rows });
  useListPlace({ source, placeKey, row: active, scroll });
  const own = useCardHandlers({ board, column, rows, active, handlers });

  const cards = { id, setup, title: board.title, collection: context.collection };
  const known = rows.isCounted ? rowCount : null;
  useEffect(() => onCount(known), [known, onCount]);
  const isEmpty = rowCount === 0 && !rows.error;
  return (
    <>
      {rows.error ? (
        <RetryNotice text={t('board.columnFailed')} error={rows.error} onRetry={rows.retry} />
      ) : null}
      <div className={styles.cards}>
        {isEmpty ? <p className={styles.nothing}>{t('board.empty')}</p> : null}
        <WindowedGrid
          {...{ id, frame, active }}
          ref={list}
          isMultiple={selection !== null}
          className={styles.list}
          aria-label={t('board.cards', { name: column.label })}
          aria-describedby={`${id}-keys`}
          aria-rowcount={known ?? -1}
          data-scrolls=""
          data-spacing={spacing}
          data-choosing={(selection && selection.items.size > 0) || undefined}
          onScroll={scroll.onScroll}
          {...handlers}
          {...own}
        >
          <WindowedRows frame={frame} className={styles.body}>
            {(row) => {
              const item = itemAt(row);
              const key = item ? keyOf(item) : '';
              return (
                <BoardCard
                  key={row}
                  view={cards}
                  row={row}
                  item={item}
                  itemKey={key}
                  href={item ? hrefOf(key, item) : ''}
                  isSelected={selection ? selection.items.has(key) : null}
                  isActive={active === row}
                  isMovable={item !== undefined && mover.canMove(item, key)}
                  isGoing={row < arriving}
                  isHeld={item !== undefined && board.held?.key === key}
                />
              );
            }}
          </WindowedRows>
        </WindowedGrid>
      </div>
      <span id={`${id}-keys`} hidden>
        {t('board.keys')}
      </span>
    </>
  );
}

interface HandlersInput {
  board: BoardView;
  column: BoardColumn;
  rows: ItemWindows;
  active: number | null;
  handlers: ReturnType<typeof useGridNavigation>['handlers'];
}

/** Keys and buttons that move a card or lead to the next column; all others are the list's. */
function useCardHandlers({ board, column, rows, active, handlers }: HandlersInput) {
  const { keyOf, selection } = board;
  const heldAt = (row: number) => {
    const item = rows.itemAt(row);
    return item ? { key: keyOf(item), item, from: column } : null;
  };
  const toggleColumn = () => {
    if (!selection) return;
    const read = Array.from({ length: Math.min(rows.rowCount, searched) }, (_, row) => rows.itemAt(row));
    const all = read.flatMap((item) => (item ? [[keyOf(item), item] as const] : []));
    const isAll = all.every(([key]) => selection.items.has(key));
    selection.onChange(isAll ? new Map() : new Map([...selection.items, ...all]));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const side = sideOf(event);
    const held = active === null ? null : heldAt(active);
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (event.altKey && side !== null) {
      if (held) board.onStep(held, side);
    } else if (isPlain && side !== null) board.onGo(column, side);
    else if (isPlain && letterOf(event) === 'm') {
      if (held) board.onAsk(held);
    } else if ((event.ctrlKey || event.metaKey) && letterOf(event) === 'a' && selection) {
      toggleColumn();
      event.stopPropagation();
    } else return handlers.onKeyDown(event);
    event.preventDefault();
  };
  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    const ask = (event.target as Element).closest('[data-ask]');
    const row = Number(ask?.closest<HTMLElement>('[data-row]')?.dataset['row']);
    const held = ask ? heldAt(row) : null;
    if (held) board.onAsk(held);
    else handlers.onClick(event);
  };
  return { onKeyDown: handleKeyDown, onClick: handleClick };
}

/** Where left and right lead, as columns stand. */
function sideOf(event: KeyboardEvent<HTMLDivElement>): 1 | -1 | null {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return null;
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  return (event.key === 'ArrowRight') === rtl ? -1 : 1;
}
