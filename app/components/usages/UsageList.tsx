import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryNotice } from '#app/components/feedback/RetryNotice.tsx';
import { AddressLink } from '#app/components/shell/AddressLink.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { ProgressBar } from '#app/components/ui/ProgressBar.tsx';
import { collectionName } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldName } from '#app/entities/fields/names.ts';
import { usageQueries } from '#app/entities/usages/queries.ts';
import { usageSources } from '#app/entities/usages/rules.ts';
import type { UsageCount, UsageRow, Usages } from '#app/entities/usages/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { addresses } from '#app/session/addresses.ts';
import { useCollections, usePermissions, useRelations } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './usages.module.css';

export interface UsageListProps {
  collection: Collection;
  keys: readonly string[];
  /** As they were read a moment ago; read anew where that is left out. */
  usages?: Usages | undefined;
}

/** What uses items, counted by collection and field; the rows of each on request. */
export function UsageList({ collection, keys, usages }: UsageListProps) {
  const { t } = useTranslation('usages');
  const { data, error, refetch } = useUsages({ collection, keys, usages });
  if (error) return <RetryNotice text={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <ProgressBar label={t('reading')} />;
  return <Found usages={data} keys={keys} />;
}

/** What uses items, as far as the user may read. */
function useUsages({ collection, keys, usages }: UsageListProps) {
  const project = useProject();
  const collections = useCollections();
  const relations = useRelations();
  const permissions = usePermissions();
  const sources = useMemo(
    () => usageSources({ collections, relations }, permissions, collection),
    [collections, relations, permissions, collection],
  );
  const counts = usageQueries.counts(project, collection.collection, keys, sources);
  return useQuery(usages ? { ...counts, initialData: usages, staleTime: Infinity } : counts);
}

function Found({ usages, keys }: { usages: Usages; keys: readonly string[] }) {
  const { t } = useTranslation('usages');
  const { counts, settings, isWhole } = usages;
  if (counts.length === 0 && settings.length === 0)
    return <p role="status">{t(isWhole ? 'none' : 'noneReadable')}</p>;
  return (
    <div className={styles.list} role="status">
      <ul className={styles.list}>
        {counts.map((entry) => (
          <Source
            key={`${entry.source.collection.collection}.${entry.source.column.field}`}
            entry={entry}
            keys={keys}
          />
        ))}
        {settings.length > 0 ? <li className={styles.opener}>{t('settings')}</li> : null}
      </ul>
      {isWhole ? null : <p className={styles.quiet}>{t('partial')}</p>}
    </div>
  );
}

function Source({ entry, keys }: { entry: UsageCount; keys: readonly string[] }) {
  const { t } = useTranslation('usages');
  const locale = useLocale();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { source, count, published } = entry;
  const items = t('count', { count });
  return (
    <li className={styles.source}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'expand_less' : 'expand_more'} size={18} />
        <span className={styles.words}>
          <bdi>{collectionName(source.holder, locale)}</bdi> · <bdi>{fieldName(source.field, locale)}</bdi>
        </span>
        <span className={styles.count}>
          {published === null ? items : t('published', { items, published })}
        </span>
      </button>
      {isOpen ? <Rows id={id} entry={entry} keys={keys} /> : null}
    </li>
  );
}

function Rows({ id, entry, keys }: { id: string; entry: UsageCount; keys: readonly string[] }) {
  const { t } = useTranslation('usages');
  const project = useProject();
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    usageQueries.rows(project, entry.source, keys),
  );
  return (
    <div id={id} className={styles.rows}>
      <ul>
        {data?.pages
          .flatMap(({ rows }) => rows)
          .map((row) => (
            <li key={row.id}>
              <Row row={row} holder={entry.source.holder} />
            </li>
          ))}
      </ul>
      {isFetching ? <ProgressBar label={t('reading')} /> : null}
      {error ? <RetryNotice text={t('failed')} error={error} onRetry={() => void refetch()} /> : null}
      {hasNextPage && !isFetching ? (
        <Button size="dense" onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </div>
  );
}

function Row({ row, holder }: { row: UsageRow; holder: Collection }) {
  const { t } = useTranslation('usages');
  const project = useProject();
  if (row.key === null)
    return <span className={`${styles.row} ${styles.quiet}`}>{t('unreadable', { key: row.id })}</span>;
  return (
    // The page stays: what it was opened for is still to be done.
    <AddressLink
      className={styles.row}
      to={addresses.item(project, holder.collection, row.key)}
      target="_blank"
    >
      <bdi>{row.name}</bdi>
    </AddressLink>
  );
}
