import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { historyOf, reaches } from '#app/entities/activity/history.ts';
import { activityQueries } from '#app/entities/activity/queries.ts';
import { needsFilter } from '#app/entities/items/rules.ts';
import { canRead, rightsOn } from '#app/entities/permissions/rules.ts';
import { useCollection, usePermissions } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { CommentBox } from './CommentBox.tsx';
import { Entry } from './Entry.tsx';
import styles from './history.module.css';
import type { PanelItem } from './panel-item.ts';

/** What was done to an item, newest first: comments, changes with the values before and after, and the way back to them. */
export default function ActivityPanel({ item }: { item: PanelItem }) {
  const { t } = useTranslation('history');
  const project = useProject();
  const permissions = usePermissions();
  const log = useCollection('directus_activity');
  const mayRead = permissions === null || (log !== undefined && canRead(rightsOn(permissions, log)));
  const { collection, itemKey, access } = item;
  const query = useInfiniteQuery({
    ...activityQueries.ofItem(project, collection.collection, itemKey),
    enabled: mayRead,
  });
  const { data, hasNextPage, isFetchingNextPage } = query;
  const history = useMemo(
    () => (data ? historyOf(data.pages, collection, !hasNextPage) : null),
    [data, collection, hasNextPage],
  );
  // What led to the state as it is now is nothing to go back to.
  const newest = history?.entries.find(({ revision }) => revision !== null)?.activity.id;
  const mayRevert = access.canSave && !needsFilter(itemKey);

  return (
    <section className={styles['panel']} aria-label={t('title')}>
      {reaches(access.rights.comment, 'create') ? <CommentBox item={item} /> : null}
      {mayRead ? null : <p className={styles['quiet']}>{t('noAccess')}</p>}
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
      {mayRead && query.isPending ? <Skeleton width="100%" height="3rem" /> : null}
      {history ? (
        <ol className={styles['entries']}>
          {history.entries.map((entry) => (
            <Entry
              key={entry.activity.id}
              entry={entry}
              item={item}
              isRevertible={mayRevert && entry.activity.id !== newest}
            />
          ))}
          {history.isExternal ? (
            <li className={styles['entry']} data-action="external">
              <p>
                <span className={styles['action']}>{t('external')}</span>
              </p>
              <p className={styles['quiet']}>{t('externalBody')}</p>
            </li>
          ) : null}
        </ol>
      ) : null}
      {hasNextPage ? (
        <Button
          variant="quiet"
          size="dense"
          pending={isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('older')}
        </Button>
      ) : null}
    </section>
  );
}
