import { useTranslation } from 'react-i18next';
import { Page } from '#app/components/shell/Page.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { collectionName } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import styles from './item.module.css';
import { useItemCrumbs } from '#app/components/shell/collection-links.ts';

interface ItemSkeletonProps {
  collection: Collection;
  /** Name of the side bar that the item comes with, if it does. */
  sidebarLabel?: string;
}

/** Stands in while an item is read; of the size of what comes. */
export function ItemSkeleton({ collection, sidebarLabel }: ItemSkeletonProps) {
  const { t } = useTranslation('item');
  const locale = useLocale();
  const rows = Object.values(collection.fields).filter((field) => !field.hidden_detail);
  return (
    <Page
      title={collectionName(collection, locale)}
      heading={<Skeleton width={180} height={24} />}
      breadcrumbs={useItemCrumbs(collection)}
      {...(sidebarLabel === undefined
        ? {}
        : {
            sidebar: <Skeleton height={72} />,
            sidebarLabel,
            sidebarOpens: true,
            contentLabel: t('form.label'),
          })}
    >
      <div className={styles.skeleton} aria-hidden="true">
        {rows.slice(0, 12).map((field) => (
          <div key={field.field} className={styles.skeletonRow}>
            <Skeleton width={120} height={16} />
            <Skeleton height={36} />
          </div>
        ))}
      </div>
    </Page>
  );
}
