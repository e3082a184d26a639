import { type MouseEvent, type Ref, use, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Components, type ItemProps, type ListProps, Virtuoso } from 'react-virtuoso';
import { SidebarScrollerContext } from '#app/components/shell/sidebar-scroller.ts';
import { RetryNotice } from '#app/components/feedback/RetryNotice.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { type HistoryEntry, reaches } from '#app/entities/activity/history.ts';
import { CommentBox } from './CommentBox.tsx';
import { Entry } from './Entry.tsx';
import styles from './history.module.css';
import type { PanelItem } from './panel-item.ts';
import { RevertDialog } from './RevertDialog.tsx';
import { useCommentEdits } from './use-comment-edits.ts';
import { type HistoryRow, useItemHistory } from './use-item-history.ts';

/** Entries that are shown until all are asked for. */
const maxAtFirst = 5;

interface ListContext {
  label: string;
  /** How many entries there are; -1 while that isn't known. */
  size: number;
}

const components: Components<HistoryRow, ListContext> = { List: EntryList, Item: EntryItem };

/** What was done to an item, newest first: comments, changes with the values before and after, and the way back to them. */
export default function ActivityPanel({ item }: { item: PanelItem }) {
  const { t } = useTranslation('history');
  const { access } = item;
  const history = useItemHistory(item);
  const { query, rows, isReadable, isPart, isWhole } = history;
  const { shown, showAll } = useFirstRows(rows);
  const { data, error, isFetchingNextPage } = query;
  const scroller = use(SidebarScrollerContext);

  // Entries out of sight are unmounted; what was begun in them is held here.
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [reverting, setReverting] = useState<HistoryEntry | null>(null);
  const edits = useCommentEdits(item);
  const toggle = (id: number) =>
    setOpened(
      (before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]),
    );

  // What led to the state as it is now is nothing to go back to.
  const newest = rows?.find((row) => row?.revision)?.activity.id;
  const canRevert = (row: HistoryEntry) =>
    access.canSave && Boolean(row.revision?.data) && row.activity.id !== newest;

  const renderRow = (_index: number, row: HistoryRow) =>
    row ? (
      <Entry
        entry={row}
        item={item}
        edits={edits}
        isOpen={opened.has(row.activity.id)}
        onToggle={() => toggle(row.activity.id)}
        onRevert={canRevert(row) ? () => setReverting(row) : undefined}
      />
    ) : (
      <External />
    );

  return (
    <section className={styles.panel} aria-label={t('title')}>
      {reaches(access.rights.comment, 'create') ? <CommentBox item={item} /> : null}
      {isReadable && !isPart ? null : <p className={styles.quiet}>{t(isPart ? 'partAccess' : 'noAccess')}</p>}
      {error && !data ? (
        <RetryNotice
          title={t('failed')}
          error={error}
          pending={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {isReadable && query.isPending ? <Skeleton width="100%" height="3rem" /> : null}
      {shown && scroller ? (
        <Virtuoso
          customScrollParent={scroller}
          // Enough for Tab to find what comes next.
          increaseViewportBy={600}
          data={shown}
          computeItemKey={(_, row) => row?.activity.id ?? 'external'}
          components={components}
          context={{ label: t('title'), size: isWhole ? (rows?.length ?? -1) : -1 }}
          endReached={history.onReached}
          itemContent={renderRow}
        />
      ) : null}
      {error && query.isFetchNextPageError ? (
        <RetryNotice
          title={t('olderFailed')}
          error={error}
          pending={isFetchingNextPage}
          onRetry={() => void query.fetchNextPage()}
        />
      ) : null}
      {shown === rows ? null : (
        <Button variant="quiet" size="dense" onClick={showAll}>
          {t('showAll')}
        </Button>
      )}
      <p role="status" className={styles.quiet}>
        {isFetchingNextPage ? t('loadingOlder') : isWhole && (data?.pages.length ?? 0) > 1 ? t('end') : null}
      </p>
      {reverting?.revision ? (
        <RevertDialog
          revision={reverting.revision}
          at={reverting.activity.action_on}
          item={item}
          onClose={() => setReverting(null)}
        />
      ) : null}
    </section>
  );
}

/** The latest entries until all are asked for: a long history would take the place of what else there is. */
function useFirstRows(rows: HistoryRow[] | null) {
  const [isAll, setAll] = useState(false);
  const shown = isAll || !rows || rows.length <= maxAtFirst ? rows : rows.slice(0, maxAtFirst);
  const showAll = (event: MouseEvent<HTMLElement>) => {
    setAll(true);
    // The button goes, and the focus with it.
    event.currentTarget.closest('section')?.querySelector('ol')?.focus({ preventScroll: true });
  };
  return { shown, showAll };
}

function External() {
  const { t } = useTranslation('history');
  return (
    <>
      <p>
        <span className={styles.action}>{t('external')}</span>
      </p>
      <p className={styles.quiet}>{t('externalBody')}</p>
    </>
  );
}

/** Takes the focus, so that keys scroll it, whatever of it is mounted. */
function EntryList({ context, ref, ...props }: ListProps & { context: ListContext }) {
  return (
    <ol
      {...props}
      // The types of the library know no numbered lists.
      ref={ref as Ref<HTMLElement> as Ref<HTMLOListElement>}
      className={styles.entries}
      tabIndex={0}
      aria-label={context.label}
    />
  );
}

function EntryItem({ context, item: row, ...props }: ItemProps<HistoryRow> & { context: ListContext }) {
  const element = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    return () => {
      // Unmounted with the focus in it, the list keeps that.
      if (current?.contains(document.activeElement)) {
        current.closest('ol')?.focus({ preventScroll: true });
      }
    };
  }, []);
  return (
    <li
      {...props}
      ref={element}
      className={styles.entry}
      data-action={row?.activity.action ?? 'external'}
      aria-setsize={context.size}
      aria-posinset={props['data-item-index'] + 1}
    />
  );
}
