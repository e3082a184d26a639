import { Suspense, useState } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { useTranslation } from 'react-i18next';
import { Icon } from '#app/components/ui/Icon.tsx';
import { MenuButton, type MenuItem } from '#app/components/ui/Menu.tsx';
import { canCreate, canUpdateSome } from '#app/entities/permissions/rules.ts';
import type { ListingState } from '#app/listing/use-listing.ts';

const ExportDialog = lazyPart(() => import('./ExportDialog.tsx'));
const ImportDialog = lazyPart(() => import('./ImportDialog.tsx'));

/** What can be done with the lists of one collection alone. */
export interface ExtraActions {
  items: readonly MenuItem[];
  onAction: (id: string, listing: ListingState) => void;
}

interface ListMenuProps {
  name: string;
  listing: ListingState;
  extra: ExtraActions | undefined;
  /** Items that search and filters leave; null as long as they aren't counted. */
  count: number | null;
}

/** What can be done with a list as a whole. */
export function ListMenu({ name, listing, extra, count }: ListMenuProps) {
  const { t } = useTranslation('listing');
  const [shown, setShown] = useState<string | null>(null);
  const { rights, context } = listing;
  const canImport = canCreate(rights) || canUpdateSome(rights);
  return (
    <>
      <MenuButton
        variant="quiet"
        label={t('more')}
        trigger={<Icon name="more_vert" />}
        items={[
          { id: 'export', label: t('export'), icon: <Icon name="download" size={18} /> },
          ...(canImport
            ? [{ id: 'import', label: t('import'), icon: <Icon name="upload" size={18} /> }]
            : []),
          ...(extra?.items ?? []),
        ]}
        onAction={(id) => {
          setShown(id);
          extra?.onAction(id, listing);
        }}
      />
      <Suspense>
        {shown === 'export' ? (
          <ExportDialog name={name} listing={listing} count={count} onClose={() => setShown(null)} />
        ) : null}
        {shown === 'import' ? (
          <ImportDialog collection={context.collection} rights={rights} onClose={() => setShown(null)} />
        ) : null}
      </Suspense>
    </>
  );
}
