import { useParams } from '@tanstack/react-router';
import '#app/i18n/listing-strings.ts';
import { useCollection } from '#app/session/model.ts';
import { ItemList } from './ItemList.tsx';

/** The items of a collection. Unknown, single and forbidden collections never come here. */
export function ItemsScreen() {
  const { collection: name } = useParams({ from: '/$project/collections/$collection/' });
  const collection = useCollection(name);
  // Another collection is another list: nothing of the one before may linger.
  return collection && !collection.single ? <ItemList key={name} collection={collection} /> : null;
}
