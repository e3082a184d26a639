import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryNotice } from '#app/components/feedback/RetryNotice.tsx';
import { NoAccessPage } from '#app/components/page/NoAccessPage.tsx';
import { NotFoundPage } from '#app/components/page/NotFoundPage.tsx';
import { AddressLink } from '#app/components/shell/AddressLink.tsx';
import { Page } from '#app/components/shell/Page.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { EmptyState } from '#app/components/ui/EmptyState.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { Switch } from '#app/components/ui/Switch.tsx';
import { actsOf } from '#app/entities/activity/acts.ts';
import { activityQueries } from '#app/entities/activity/queries.ts';
import { collectionName } from '#app/entities/collections/rules.ts';
import { canRead, rightsOn } from '#app/entities/permissions/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { addresses } from '#app/session/addresses.ts';
import { useCollection, usePermissions, useRelations } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { ActLine } from './ActLine.tsx';
import styles from './activity.module.css';

/** What people did in the project, in sentences. */
export function ActivityFeed() {
  const collection = useCollection('directus_activity');
  const permissions = usePermissions();
  const locale = useLocale();
  if (!collection) return <NotFoundPage />;
  if (!canRead(rightsOn(permissions, collection)))
    return <NoAccessPage name={collectionName(collection, locale)} />;
  return <ReadableFeed />;
}

function ReadableFeed() {
  const { t } = useTranslation(['activity', 'history']);
  const project = useProject();
  const [withSystem, setWithSystem] = useState(false);
  return (
    <Page
      title={t('history:title')}
      heading={t('history:title')}
      actions={
        <AddressLink className={buttonClass({})} to={addresses.activityTable(project)}>
          <Icon name="table_rows" size={18} />
          <span className={styles.label}>{t('asTable')}</span>
        </AddressLink>
      }
    >
      <Switch isSelected={withSystem} onChange={setWithSystem} className={styles.system}>
        {t('system')}
      </Switch>
      <Acts key={String(withSystem)} withSystem={withSystem} />
    </Page>
  );
}

function Acts({ withSystem }: { withSystem: boolean }) {
  const { t } = useTranslation(['activity', 'history']);
  const relations = useRelations();
  const query = useInfiniteQuery(activityQueries.log(useProject(), withSystem));
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const acts = useMemo(() => data && actsOf(data.pages.flat(), relations), [data, relations]);
  if (!acts && error)
    return (
      <RetryNotice
        title={t('history:failed')}
        error={error}
        pending={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  if (!acts) return <Skeleton height={280} />;
  if (acts.length === 0) return <EmptyState title={t('empty')} />;
  return (
    <>
      <ol className={styles.acts} aria-label={t('history:title')}>
        {acts.map((act) => (
          <ActLine key={act.id} act={act} />
        ))}
      </ol>
      {query.isFetchNextPageError ? (
        <RetryNotice title={t('history:olderFailed')} error={error} onRetry={() => void fetchNextPage()} />
      ) : hasNextPage ? (
        <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('older')}
        </Button>
      ) : (
        <p className={styles.gone}>{t('history:end')}</p>
      )}
    </>
  );
}
