import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '#app/session/model.ts';
import { FilterBar } from './filters/FilterBar.tsx';
import styles from './items.module.css';
import { SearchBox } from './SearchBox.tsx';
import { useSearchHint } from './use-search-hint.ts';
import type { ListingState } from './use-listing.ts';
import type { ListingRows } from './use-rows.ts';

interface ToolbarProps {
  name: string;
  listing: ListingState;
  rows: ListingRows;
  /** A field whose condition is shown elsewhere. */
  ownFilter?: string;
  /** Tells in the search box how many items there are. */
  countsInSearch: boolean;
}

/** Search, filters and how many items they leave. */
export function Toolbar({ name, listing, rows, ownFilter, countsInSearch }: ToolbarProps) {
  const { t } = useTranslation('listing');
  const { view, context, change } = listing;
  const own = view.filters.filter(({ field }) => field === ownFilter);
  const permissions = usePermissions();
  const { collection, collections, relations, hidden } = context;
  const schema = useMemo(
    () => ({ collections, relations, permissions }),
    [collections, relations, permissions],
  );
  const hint = useSearchHint(collection, hidden);
  const count = countsInSearch && !rows.isBehind ? rows.count?.filtered : undefined;
  return (
    <div className={styles.toolbar}>
      <SearchBox
        name={name}
        value={view.q}
        onChange={(q) => change({ q })}
        className={styles.search}
        hint={hint}
        placeholder={count === undefined ? undefined : t('searchCount', { count })}
      />
      <FilterBar
        filters={view.filters.filter((entry) => !own.includes(entry))}
        own={own}
        schema={schema}
        collection={collection}
        onChange={(filters) => change({ filters: [...own, ...filters] })}
      />
      <Counter
        rows={rows}
        isRestricted={Boolean(listing.source.view.q) || Boolean(listing.source.view.filter)}
      />
    </div>
  );
}

function Counter({ rows, isRestricted }: { rows: ListingRows; isRestricted: boolean }) {
  const { t } = useTranslation('listing');
  const { count, firstRows, isBehind, error } = rows;
  const text = () => {
    if (error) return '';
    if (isBehind || firstRows === null) return t('count.loading');
    if (count) return isRestricted ? t('count.of', { ...count }) : t('count.items', { count: count.total });
    return t('count.first', { first: Math.min(1, firstRows), last: firstRows });
  };
  return (
    <output className={styles.counter} aria-live="polite">
      {text()}
    </output>
  );
}
