import { type UseQueryOptions, useQueries } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { valueText } from '#app/layouts/value-text.ts';
import type { Title } from '#app/layouts/dated-fields.ts';
import { DatedTitle, titleText } from '#app/layouts/DatedTitle.tsx';
import type { LayoutProps } from '#app/layouts/define.ts';
import { type ItemSource, useItemWindows } from '#app/layouts/item-windows.ts';
import { RetryNotice } from '#app/components/feedback/RetryNotice.tsx';
import { TitleLink } from '#app/layouts/TitleLink.tsx';
import { useGridNavigation } from '#app/layouts/use-grid-navigation.ts';
import { WindowedGrid } from '#app/layouts/WindowedGrid.tsx';
import { WindowedRows } from '#app/layouts/WindowedRows.tsx';
import { useListPlace } from '#app/layouts/use-list-place.ts';
import { useScrollFrame, useScrollWindow } from '#app/layouts/use-scroll-window.ts';
import { windowSize } from '#app/layouts/window-math.ts';
import { useRowSpacing } from '#app/session/density.ts';
import { rowStyle } from '#app/layouts/row-style.ts';
import { readAbove, wayTo } from './chain.ts';
import { rowPaths, type TreeSetup } from './setup.ts';
import { ItemStatus } from '#app/layouts/ItemStatus.tsx';
import { ownValue } from '#app/lib/own-value.ts';
import { RowCheck, RowEnd, RowSkeleton } from './TreeRow.tsx';
import styles from './tree.module.css';

/** Heights of a row, px. */
const rowHeights = { comfortable: 52, compact: 44, touch: 52 };

interface FlatListProps extends LayoutProps {
  setup: TreeSetup;
  parent: Field;
  title: Title;
}

/** What a search or filters find, each item with the way to it: its place in the tree may be full of others. */
export function FlatList({ setup, parent, title, ...props }: FlatListProps) {
  const { context, selection, placeKey, count } = props;
  const { t } = useTranslation('arranged');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const rowHeight = rowHeights[useRowSpacing()];
  const source = useReading(props.source, rowPaths(setup, context));
  const scroll = useScrollWindow(list, { rowHeight, placeKey });
  const rows = useItemWindows(source, scroll.shown, count);
  const frame = useScrollFrame(list, scroll, { rowCount: rows.rowCount });
  const { active, handlers } = useGridNavigation({ ...props, ...scroll, ...frame, list, rows });
  useListPlace({ source, placeKey, row: active, scroll });

  const keyField = keyFieldOf(context.collection);
  const ways = useWays(source, { keyField, parent: parent.field }, rows, frame);
  const nameOf = (item: Item) => titleText({ title, item, fallback: t('common.untitled') });
  return (
    <div className={styles.tree} style={rowStyle(rowHeight)}>
      <Notice tone="info" role="none" className={styles.note}>
        {t('tree.flat')}
      </Notice>
      {rows.error ? <RetryNotice text={t('tree.failed')} error={rows.error} onRetry={rows.retry} /> : null}
      <WindowedGrid
        {...{ id, frame, active }}
        ref={list}
        isMultiple={selection !== null}
        className={styles.list}
        aria-label={props.label}
        aria-rowcount={rows.isCounted ? rows.rowCount : -1}
        aria-busy={props.isBehind || undefined}
        onScroll={scroll.onScroll}
        {...handlers}
      >
        <WindowedRows frame={frame} className={styles.body}>
          {(row) => {
            const item = rows.itemAt(row);
            return (
              <FoundRow
                key={row}
                {...{ ...props, id: `${id}-${row}`, row, item, setup, title, nameOf }}
                isActive={active === row}
              >
                {item ? <Way above={ways} {...{ item, keyField, nameOf }} parent={parent.field} /> : null}
              </FoundRow>
            );
          }}
        </WindowedRows>
      </WindowedGrid>
    </div>
  );
}

interface FoundRowProps extends Pick<LayoutProps, 'context' | 'selection' | 'keyOf' | 'hrefOf'> {
  id: string;
  row: number;
  /** undefined while it is on its way. */
  item: Item | undefined;
  setup: TreeSetup;
  title: Title;
  nameOf: (item: Item) => string;
  isActive: boolean;
  /** The way to it. */
  children: ReactNode;
}

function FoundRow({ id, row, item, selection, title, children, ...props }: FoundRowProps) {
  const { t } = useTranslation('arranged');
  const key = item ? props.keyOf(item) : '';
  return (
    <div
      id={id}
      role="row"
      className={styles.row}
      aria-rowindex={row + 1}
      aria-selected={selection ? selection.items.has(key) : undefined}
      aria-busy={item ? undefined : true}
      data-flat=""
      data-row={row}
      data-key={item ? key : undefined}
      data-active={props.isActive || undefined}
    >
      {selection ? (
        <RowCheck name={item && props.nameOf(item)} isSelected={selection.items.has(key)} />
      ) : null}
      <div role="gridcell" className={styles.found}>
        {item ? (
          <>
            <span className={styles.foundTitle}>
              <TitleLink className={styles.title} href={props.hrefOf(key, item)}>
                <DatedTitle title={title} item={item} fallback={t('common.untitled')} />
              </TitleLink>
              <ItemStatus item={item} collection={props.context.collection} className={styles.status} />
            </span>
            {children}
          </>
        ) : (
          <RowSkeleton row={row} />
        )}
      </div>
      <RowEnd item={item} setup={props.setup}>
        {null}
      </RowEnd>
    </div>
  );
}

/** The same list with other fields; the same object as long as nothing of it changes. */
function useReading(source: ItemSource, fields: readonly string[]): ItemSource {
  const text = JSON.stringify({ ...source, view: { ...source.view, fields } });
  return useMemo(() => JSON.parse(text) as ItemSource, [text]);
}

/** What is above the items of a window, or the failure to find out; undefined while it is on its way. */
type Above = ReadonlyMap<string, Item> | 'failed' | undefined;

interface WayProps {
  above: (item: Item) => Above;
  item: Item;
  keyField: string;
  parent: string;
  nameOf: (item: Item) => string;
}

function Way({ above, item, keyField, parent, nameOf }: WayProps) {
  const { t } = useTranslation('arranged');
  const from = valueText(ownValue(item, parent), keyField);
  if (from === '') return <span className={styles.way}>{t('tree.root')}</span>;
  const known = above(item);
  if (known === undefined) return <Skeleton width="8rem" height="0.7em" />;
  if (known === 'failed') return <span className={styles.way}>{t('tree.pathFailed')}</span>;
  const way = wayTo(known, from, parent, keyField).map(nameOf);
  return <span className={styles.way}>{way.length === 0 ? t('tree.missing') : way.join(' / ')}</span>;
}

/** The items above those in sight, a window at a time. */
function useWays(
  source: ItemSource,
  { keyField, parent }: { keyField: string; parent: string },
  rows: { itemAt: (row: number) => Item | undefined; rowCount: number },
  { first, last }: { first: number; last: number },
): (item: Item) => Above {
  const from = Math.floor(first / windowSize);
  const windows = Array.from(
    { length: Math.max(0, Math.ceil(last / windowSize) - from) },
    (_, at) => from + at,
  );
  const parents = windows.map((window) => {
    const items = Array.from({ length: windowSize }, (_, at) => rows.itemAt(window * windowSize + at));
    const keys = items.map((item) => (item ? valueText(ownValue(item, parent), keyField) : ''));
    return [...new Set(keys)].filter((key) => key !== '').sort();
  });
  const results = useQueries({
    queries: parents.map(
      (keys): UseQueryOptions<Map<string, Item>> => ({
        queryKey: [...itemQueries.lists(source.project, source.collection), 'ways', source.view.fields, keys],
        queryFn: ({ client }) =>
          readAbove(client, source, { keyField, parent, paths: source.view.fields }, keys),
        enabled: keys.length > 0,
      }),
    ),
  });
  return (item) => {
    const at = parents.findIndex((keys) => keys.includes(valueText(ownValue(item, parent), keyField)));
    const result = results[at];
    return result?.data ?? (result?.isError ? 'failed' : undefined);
  };
}
