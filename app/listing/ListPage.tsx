import { collectionName } from '#app/entities/collections/rules.ts';
import { canRead } from '#app/entities/permissions/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { NoAccessPage } from '#app/components/page/NoAccessPage.tsx';
import { NotFoundPage } from '#app/components/page/NotFoundPage.tsx';
import { useCollection, useRights } from '#app/session/model.ts';
import { ItemList, type ItemListProps } from './ItemList.tsx';

export interface ListPageProps extends Omit<ItemListProps, 'collection'> {
  /** Name of the collection, as the API has it. */
  collection: string;
}

/** The items of a collection. Single collections never come here. */
export function ListPage({ collection: name, ...parts }: ListPageProps) {
  const collection = useCollection(name);
  if (!collection) return <NotFoundPage />;
  if (collection.single) return null;
  // Another collection is another list: nothing of the one before may linger.
  return <ReadableItems key={name} collection={collection} {...parts} />;
}

function ReadableItems(props: ItemListProps & { collection: Collection }) {
  const { collection } = props;
  const locale = useLocale();
  if (!canRead(useRights(collection))) return <NoAccessPage name={collectionName(collection, locale)} />;
  return <ItemList {...props} />;
}
