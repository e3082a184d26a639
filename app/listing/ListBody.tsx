import { type ReactNode, Suspense } from 'react';
import { lazyPart, MissingPartContext } from '#app/components/ui/lazy-part.tsx';
import { useTranslation } from 'react-i18next';
import { ErrorView } from '#app/components/feedback/ErrorView.tsx';
import { InListContext } from '#app/components/moments/in-list.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { EmptyState } from '#app/components/ui/EmptyState.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import type { PresetFilter } from '#app/entities/collection-presets/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { LayoutProps, LayoutSelection } from '#app/layouts/define.ts';
import { defaultLayout } from '#app/layouts/registry.ts';
import { addresses } from '#app/session/addresses.ts';
import { withoutOr } from './filters/filter-rules.ts';
import type { ListingState } from './use-listing.ts';
import type { ListingRows } from './use-rows.ts';
import { isFolderCondition, isRestricted } from './resolve-listing.ts';
import { useListTips } from './use-list-tips.ts';
import { usePlaceKey } from './use-place-key.ts';
import { toQuery, toSearch } from './view.ts';

const NoItems = lazyPart(() => import('./NoItems.tsx'));
const UnsupportedFilter = lazyPart(() => import('./UnsupportedFilter.tsx'));

/** What is said of a list that holds nothing. */
export interface EmptyWords {
  icon: string;
  title: string;
  body: string;
  action?: ReactNode;
}

interface ListBodyProps {
  name: string;
  listing: ListingState;
  rows: ListingRows;
  /** null where nothing can be done with chosen items. */
  selection: LayoutSelection | null;
  keyOf: (item: Item) => string;
  hrefOf: LayoutProps['hrefOf'];
  onOpen: LayoutProps['onOpen'];
  onClear: () => void;
  /** Where a new item is made; null where the user may not. */
  newItem: LayoutProps['newItem'];
  /** Instead of the usual words for a list without items. */
  empty: EmptyWords | null;
}

/** The rows, or what there is to say instead of them. */
export function ListBody({ onClear, empty, ...props }: ListBodyProps) {
  const { name, listing, rows, newItem, ...list } = props;
  const { t } = useTranslation('listing');
  const { t: tApp } = useTranslation();
  const { layout, context, view, options, change, changeOptions, source } = listing;
  const placeKey = usePlaceKey();
  useListTips();
  const filtered = (condition: PresetFilter) => {
    const filters = [...view.filters, condition];
    const id = context.collection.collection;
    const search = toSearch({ type: defaultLayout, q: view.q, filters, query: {} }, id);
    return { ...addresses.listing(source.project, id), search };
  };
  const clear = (
    <Button key="clear" onClick={onClear}>
      {t('noResults.clear')}
    </Button>
  );
  if (Object.keys(context.collection.fields).every((field) => context.hidden.has(field))) {
    return (
      <EmptyState icon={<Icon name="view_column" size={28} />} title={t('noFields.title')}>
        {t('noFields.body', { collection: name })}
      </EmptyState>
    );
  }
  if (rows.error) {
    return (
      <Failed onRetry={rows.retry} clear={isRestricted(listing) ? clear : null}>
        {describeError(rows.error)}
      </Failed>
    );
  }
  if (listing.blocked) {
    return (
      <Suspense>
        <UnsupportedFilter
          blocked={listing.blocked}
          onAllMustMatch={() => change({ filters: withoutOr(view.filters) })}
          onLeaveFolder={() =>
            change({
              filters: view.filters.filter(({ field }) => !isFolderCondition(context.collection, field)),
            })
          }
          clear={clear}
        />
      </Suspense>
    );
  }
  if (rows.isEmpty && empty) {
    return (
      <EmptyState icon={<Icon name={empty.icon} size={28} />} title={empty.title} action={empty.action}>
        {empty.body}
      </EmptyState>
    );
  }
  if (rows.isEmpty) {
    return (
      <Suspense>
        <NoItems {...{ name, listing, newItem, clear }} />
      </Suspense>
    );
  }
  const showMissing = (retry: () => void) => (
    <Failed onRetry={retry}>{tApp('missingPart.unreachable')}</Failed>
  );
  return (
    <MissingPartContext value={showMissing}>
      <Suspense>
        <InListContext value>
          <layout.Layout
            {...list}
            {...{ context, options, placeKey, newItem, filtered }}
            label={t('items', { collection: name })}
            query={view.query}
            onQueryChange={(changes) => change({ query: toQuery({ ...view.query, ...changes }) })}
            onOptionsChange={changeOptions}
            source={rows.source}
            count={rows.count?.filtered ?? null}
            isBehind={rows.isBehind}
            at={listing.at}
            onAtChange={listing.changeAt}
          />
        </InListContext>
      </Suspense>
    </MissingPartContext>
  );
}

interface FailedProps {
  onRetry: () => void;
  clear?: ReactNode;
  children: ReactNode;
}

function Failed({ onRetry, clear, children }: FailedProps) {
  const { t } = useTranslation(['listing', 'app']);
  return (
    <ErrorView
      title={t('failed.title')}
      actions={
        <>
          {clear}
          <Button variant="primary" onClick={onRetry}>
            {t('retry', { ns: 'app' })}
          </Button>
        </>
      }
    >
      {children}
    </ErrorView>
  );
}
