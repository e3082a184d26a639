import { useInfiniteQuery } from '@tanstack/react-query';
import { type Ref, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Components, type ItemProps, type ListProps, Virtuoso } from 'react-virtuoso';
import { describeError } from '#app/components/shell/describe-error.ts';
import { SidebarScrollerContext } from '#app/components/shell/sidebar-scroller.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { type HistoryEntry, historyOf, reaches } from '#app/entities/activity/history.ts';
import { activityQueries } from '#app/entities/activity/queries.ts';
import { needsFilter } from '#app/entities/items/rules.ts';
import { canRead, rightsOn } from '#app/entities/permissions/rules.ts';
import { useCollection, usePermissions } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { CommentBox } from './CommentBox.tsx';
import { Entry } from './Entry.tsx';
import styles from './history.module.css';
import type { PanelItem } from './panel-item.ts';
import { RevertDialog } from './RevertDialog.tsx';
import { useCommentEdits } from './use-comment-edits.ts';

/** Null is what nothing is known of: something other than the API has written the item. */
type Row = HistoryEntry | null;

interface ListContext {
  label: string;
  /** How many entries there are; -1 while that isn't known. */
  size: number;
}

const components: Components<Row, ListContext> = { List: EntryList, Item: EntryItem };

/** What was done to an item, newest first: comments, changes with the values before and after, and the way back to them. */
export default function ActivityPanel({ item }: { item: PanelItem }) {
  const { t } = useTranslation('history');
  const project = useProject();
  const permissions = usePermissions();
  const log = useCollection('directus_activity');
  const rights = log && rightsOn(permissions, log);
  const isReadable = permissions === null || (rights !== undefined && canRead(rights));
  // A server may answer "mine" with nothing at all, not even what one has just written.
  const isPart = isReadable && permissions !== null && rights?.base.read !== 'full';
  const { collection, itemKey, access } = item;
  const query = useInfiniteQuery({
    ...activityQueries.ofItem(project, collection.collection, itemKey),
    enabled: isReadable,
  });
  const { data, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const rows = useMemo((): Row[] | null => {
    if (!data) return null;
    const { entries, isExternal } = historyOf(data.pages, collection, !hasNextPage);
    return isExternal && !isPart ? [...entries, null] : entries;
  }, [data, collection, hasNextPage, isPart]);
  const scroller = use(SidebarScrollerContext);
  const [reached, setReached] = useState(-1);
  const isAtEnd = rows !== null && reached >= rows.length - 1;
  // A page may add nothing to be shown, and what is being read anew is not to be interrupted: it goes on afterwards.
  useEffect(() => {
    if (isAtEnd && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [isAtEnd, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);

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
  const canRevert = access.canSave && !needsFilter(itemKey);
  const isWhole = data !== undefined && !hasNextPage;

  const renderRow = (_index: number, row: Row) =>
    row ? (
      <Entry
        entry={row}
        item={item}
        edits={edits}
        isOpen={opened.has(row.activity.id)}
        onToggle={() => toggle(row.activity.id)}
        onRevert={
          canRevert && row.revision?.data && row.activity.id !== newest ? () => setReverting(row) : undefined
        }
      />
    ) : (
      <>
        <p>
          <span className={styles.action}>{t('external')}</span>
        </p>
        <p className={styles.quiet}>{t('externalBody')}</p>
      </>
    );

  return (
    <section className={styles.panel} aria-label={t('title')}>
      {reaches(access.rights.comment, 'create') ? <CommentBox item={item} /> : null}
      {isReadable && !isPart ? null : <p className={styles.quiet}>{t(isPart ? 'partAccess' : 'noAccess')}</p>}
      {query.error && !data ? (
        <Notice
          tone="bad"
          title={t('failed')}
          action={
            <Button size="dense" pending={query.isFetching} onClick={() => void query.refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {describeError(query.error)}
        </Notice>
      ) : null}
      {isReadable && query.isPending ? <Skeleton width="100%" height="3rem" /> : null}
      {rows && scroller ? (
        <Virtuoso
          customScrollParent={scroller}
          // Enough for Tab to find what comes next.
          increaseViewportBy={600}
          data={rows}
          computeItemKey={(_, row) => row?.activity.id ?? 'external'}
          components={components}
          context={{ label: t('title'), size: isWhole ? rows.length : -1 }}
          endReached={setReached}
          itemContent={renderRow}
        />
      ) : null}
      {isFetchNextPageError ? (
        <Notice
          tone="bad"
          title={t('olderFailed')}
          action={
            <Button size="dense" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('retry')}
            </Button>
          }
        >
          {describeError(query.error)}
        </Notice>
      ) : null}
      <p role="status" className={styles.quiet}>
        {isFetchingNextPage ? t('loadingOlder') : isWhole && data.pages.length > 1 ? t('end') : null}
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

function EntryItem({ context, item: row, ...props }: ItemProps<Row> & { context: ListContext }) {
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
