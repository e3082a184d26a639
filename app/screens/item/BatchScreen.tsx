import { useQueries } from '@tanstack/react-query';
import type { Collection } from '#app/entities/collections/types.ts';
import { portionsOf } from '#app/entities/items/portions.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { useProject } from '#app/session/project.tsx';
import { BatchEditor } from './BatchEditor.tsx';
import { keyFieldOf, useFieldsParam } from './item-fields.ts';
import { ServerTrouble } from './ItemLoader.tsx';
import { ItemSkeleton } from './ItemSkeleton.tsx';

/** Keys per request: more would make an address that servers refuse. */
const chunk = 100;

export interface BatchScreenProps {
  collection: Collection;
  keys: readonly string[];
}

/** Several items at once: reads them, then opens the form of what they have in common. */
export default function BatchScreen({ collection, keys }: BatchScreenProps) {
  const project = useProject();
  const fields = useFieldsParam(collection).split(',');
  const keyField = keyFieldOf(collection);
  const chunks = portionsOf(keys, chunk);
  const items = useQueries({
    queries: chunks.map((part) => {
      const filter = { [keyField]: { in: part } };
      return itemQueries.window(
        project,
        collection.collection,
        { fields, filter, status: '*' },
        0,
        part.length,
      );
    }),
    combine: (results) => ({
      data: results.every(({ data }) => data) ? results.flatMap(({ data }) => data ?? []) : undefined,
      error: results.find(({ error }) => error)?.error,
      isFetching: results.some(({ isFetching }) => isFetching),
      refetch: () => results.forEach(({ refetch }) => void refetch()),
    }),
  });
  if (items.data)
    return (
      <BatchEditor collection={collection} items={items.data} missing={keys.length - items.data.length} />
    );
  if (!items.error) return <ItemSkeleton collection={collection} />;
  return (
    <ServerTrouble
      collection={collection}
      message={items.error.message}
      isRetrying={items.isFetching}
      onRetry={items.refetch}
    />
  );
}
