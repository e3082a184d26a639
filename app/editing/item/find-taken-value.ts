import type { QueryClient } from '@tanstack/react-query';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { keyText } from './item-rules.ts';

/** The first unique field of `sent` whose value another item has; null when there is none or it can't be told. */
export async function findTakenValue(
  client: QueryClient,
  project: string,
  collection: Collection,
  key: string,
  sent: Item,
): Promise<Field | null> {
  const keyField = keyFieldOf(collection);
  const unique = Object.values(collection.fields).filter(
    (field) => field.unique && keyText(sent[field.field]) !== null,
  );
  for (const field of unique) {
    const filter = { [field.field]: { eq: keyText(sent[field.field]) }, [keyField]: { neq: key } };
    try {
      const view = { fields: [keyField], filter, status: '*' };
      const found = await client.fetchQuery({
        ...itemQueries.window(project, collection.collection, view, 0, 1),
        staleTime: 0,
        retry: false,
      });
      if (found.length > 0) return field;
    } catch {
      return null;
    }
  }
  return null;
}
