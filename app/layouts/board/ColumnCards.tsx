import { useQuery } from '@tanstack/react-query';
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item, ItemListView } from '#app/entities/items/types.ts';
import { type ItemSource, type ItemWindows, useItemWindows, windowQuery } from '#app/layouts/item-windows.ts';
import { RowsFailed } from '#app/layouts/RowsFailed.tsx';
import { useRowKeys } from '#app/layouts/use-row-keys.ts';
import { useListPlace } from '#app/layouts/use-list-place.ts';
import { useScrollFrame, useScrollWindow } from '#app/layouts/use-scroll-window.ts';
import { windowSize } from '#app/layouts/window-math.ts';
import styles from './board.module.css';
import { BoardCard } from './BoardCard.tsx';
import type { BoardColumn } from './columns.ts';
import { cardHeight, cardPaths } from './setup.ts';
import { listRow, shiftedCount } from './shifted.ts';
import type { BoardView } from './view.ts';

/** Cards drawn beyond the edges of the view. */
const overscan = 4;
/** Rows from the start of a list in which an item that leaves or comes is looked for, beside those in sight. */
const searched = 300;

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
  const { setup, context, keyOf, hrefOf, selection, mover } = board;
  const { project, collection } = board.source;
  const { t } = useTranslation('arranged');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const rowHeight = cardHeight(setup);
  const viewText = JSON.stringify({ ...view, fields: cardPaths(setup, context) });
  const source = useMemo<ItemSource>(
    () => ({ project, collection, view: JSON.parse(viewText) as ItemListView }),
    [project, collection, viewText],
  );
  const count = useCount(source, keyFieldOf(context.collection));
  const placeKey = board.placeKey === '' ? '' : `${board.placeKey} ${column.id}`;
  const scroll = useScrollWindow(list, { rowHeight, overscan, placeKey });

  const coming = mover.pending.filter(({ to }) => to === column.id);
  const leaving = mover.pending.filter(({ from }) => from === column.id);
  const { shown } = scroll;
  const inSight = {
    first: Math.max(0, shown.first - coming.length),
    last: shown.last + leaving.length,
  };
  const listed = useItemWindows(source, inSight, count);
  const rowOf = (key: string) => rowOfKey(listed, key, inSight, keyOf);
  const come = coming.filter(({ key }) => rowOf(key) === null);
  const gone = leaving.flatMap(({ key }) => rowOf(key) ?? []).sort((a, b) => a - b);
  const rowCount = shiftedCount(listed.rowCount, come.length, gone);
  const itemAt = (row: number): Item | undefined => {
    const at = listRow(row, come.length, gone);
    return at === null ? come[row]?.item : listed.itemAt(at);
  };
  const rows: ItemWindows = {
    ...listed,
    rowCount,
    itemAt,
    load: async (first, last) => {
      const all = await listed.load(Math.max(0, first - come.length), last - come.length + gone.length);
      return all.slice(0, last - first + 1);
    },
  };
  const { rowsOf } = board;
  useLayoutEffect(() => {
    const known = rowsOf.current;
    known.set(column.id, itemAt);
    return () => void known.delete(column.id);
  });

  const { first, last, height, offset, page } = useScrollFrame(list, scroll, { rowCount });
  const { active, handlers } = useRowKeys({
    selection,
    keyOf,
    hrefOf,
    onOpen: board.onOpen,
    list,
    rows,
    page,
    showRow: scroll.showRow,
    startRow: scroll.startRow,
  });
  useListPlace({ source, placeKey, row: active, scroll });

  const heldAt = (row: number) => {
    const item = itemAt(row);
    return item ? { key: keyOf(item), item, from: column } : null;
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const side = sideOf(event);
    const held = active === null ? null : heldAt(active);
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (event.altKey && side !== null) {
      if (held) board.onStep(held, side);
    } else if (isPlain && side !== null) board.onGo(column, side);
    else if (isPlain && event.key.toLowerCase() === 'm') {
      if (held) board.onAsk(held);
    } else if ((event.ctrlKey || event.metaKey) && event.key === 'a' && selection) {
      const read = Array.from({ length: Math.min(rowCount, searched) }, (_, row) => itemAt(row));
      const all = read.flatMap((item) => (item ? [[keyOf(item), item] as const] : []));
      const isAll = all.every(([key]) => selection.items.has(key));
      selection.onChange(isAll ? new Map() : new Map([...selection.items, ...all]));
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

  const isInSight = active !== null && active >= first && active < last;
  const known = listed.isCounted ? rowCount : null;
  useEffect(() => onCount(known), [known, onCount]);
  const isEmpty = rowCount === 0 && !listed.error;
  return (
    <>
      {listed.error ? (
        <RowsFailed text={t('board.columnFailed')} error={listed.error} onRetry={listed.retry} />
      ) : null}
      <div className={styles.cards}>
        {isEmpty ? <p className={styles.nothing}>{t('board.empty')}</p> : null}
        <div
          ref={list}
          role="grid"
          tabIndex={0}
          className={styles.list}
          aria-label={t('board.cards', { name: column.label })}
          aria-describedby={`${id}-keys`}
          aria-rowcount={known ?? -1}
          aria-multiselectable={selection ? true : undefined}
          aria-activedescendant={isInSight ? `${id}-${active}` : undefined}
          data-scrolls=""
          data-choosing={(selection && selection.items.size > 0) || undefined}
          onScroll={scroll.onScroll}
          {...handlers}
          onKeyDown={handleKeyDown}
          onClick={handleClick}
        >
          <div role="presentation" className={styles.body} style={{ blockSize: height }}>
            <div role="presentation" style={{ transform: `translateY(${offset}px)` }}>
              {Array.from({ length: Math.max(0, last - first) }, (_, index) => {
                const row = first + index;
                const item = itemAt(row);
                const key = item ? keyOf(item) : '';
                return (
                  <BoardCard
                    key={row}
                    id={`${id}-${row}`}
                    row={row}
                    item={item}
                    itemKey={key}
                    href={item ? hrefOf(key, item) : ''}
                    setup={setup}
                    title={board.title}
                    collection={context.collection}
                    isSelected={selection ? selection.items.has(key) : null}
                    isActive={active === row}
                    isMovable={item !== undefined && mover.canMove(item, key)}
                    isGoing={row < come.length}
                    isHeld={item !== undefined && board.held?.key === key}
                  />
                );
              })}
            </div>
          </div>
        </div>
      </div>
      <span id={`${id}-keys`} hidden>
        {t('board.keys')}
      </span>
    </>
  );
}

/** Where left and right lead, as columns stand. */
function sideOf(event: KeyboardEvent<HTMLDivElement>): 1 | -1 | null {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return null;
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  return (event.key === 'ArrowRight') === rtl ? -1 : 1;
}

/** Rows of a column by the server's count, asked for after the first of them and only when they don't tell by themselves. */
function useCount(source: ItemSource, keyField: string): number | null {
  const { q, filter, status } = source.view;
  const first = useQuery({ ...windowQuery(source, 0), staleTime: Number.POSITIVE_INFINITY });
  const isFull = first.data?.length === windowSize;
  const counted = useQuery({
    ...itemQueries.count(source.project, source.collection, { q, filter, status }, keyField),
    // The server's counts leave soft-deleted rows out, even where they are asked for.
    enabled: isFull && !status,
  });
  return first.data && !isFull ? first.data.length : (counted.data ?? null);
}

/** The row of an item among those that are read already. */
function rowOfKey(
  rows: ItemWindows,
  key: string,
  inSight: { first: number; last: number },
  keyOf: (item: Item) => string,
): number | null {
  const isIt = (row: number) => {
    const item = rows.itemAt(row);
    return item !== undefined && keyOf(item) === key;
  };
  for (let row = inSight.first; row < Math.min(inSight.last, rows.rowCount); row += 1) {
    if (isIt(row)) return row;
  }
  for (let row = 0; row < Math.min(searched, rows.rowCount); row += 1) {
    if (isIt(row)) return row;
  }
  return null;
}
