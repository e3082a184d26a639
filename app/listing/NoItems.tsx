import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressLink } from '#app/components/shell/AddressLink.tsx';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { EmptyState } from '#app/components/ui/EmptyState.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import type { LayoutProps } from '#app/layouts/define.ts';
import { isRestricted } from './resolve-listing.ts';
import type { ListingState } from './use-listing.ts';
import { useSearchHint } from './use-search-hint.ts';

interface NoItemsProps {
  name: string;
  listing: ListingState;
  newItem: LayoutProps['newItem'];
  clear: ReactNode;
}

/** Nothing is found, or nothing is there. */
export default function NoItems({ name, listing, newItem, clear }: NoItemsProps) {
  const { t } = useTranslation('listing');
  const { context, view } = listing;
  const searchHint = useSearchHint(context.collection, context.hidden);
  if (isRestricted(listing)) {
    return (
      <EmptyState icon={<Icon name="search_off" size={28} />} title={t('noResults.title')} action={clear}>
        {t('noResults.body')} {view.q === '' ? null : searchHint}
      </EmptyState>
    );
  }
  const action = newItem ? (
    <AddressLink className={buttonClass({ variant: 'primary' })} to={newItem()}>
      {t('addFirst')}
    </AddressLink>
  ) : undefined;
  return (
    <EmptyState
      icon={<Icon name={context.collection.icon ?? 'box'} size={28} />}
      title={t('empty.title', { collection: name })}
      action={action}
    >
      {newItem ? t('empty.body') : t('empty.readOnlyBody')}
    </EmptyState>
  );
}
