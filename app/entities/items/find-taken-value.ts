import type { QueryClient } from '@tanstack/react-query';
import type { Field } from '#app/entities/fields/types.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { itemQueries } from './queries.ts';
import type { Item } from './types.ts';

/** What was sent when a server refused it without saying why. */
export interface RefusedWrite {
  project: string;
  collection: string;
  /** The fields of the collection. */
  fields: readonly Field[];
  /** Null for a new item. */
  key: string | null;
  sent: Item;
}

/** The first unique field of what was sent whose value another item has; null when there is none or it can't be told. */
export async function findTakenValue(client: QueryClient, write: RefusedWrite): Promise<Field | null> {
  const { project, collection, fields, key, sent } = write;
  const keyField = fields.find((field) => field.primary_key)?.field ?? 'id';
  const unique = fields.filter((field) => field.unique && plainText(ownValue(sent, field.field)) !== '');
  for (const field of unique) {
    const filter = {
      [field.field]: { eq: plainText(ownValue(sent, field.field)) },
      ...(key === null ? {} : { [keyField]: { neq: key } }),
    };
    try {
      const view = { fields: [keyField], filter, status: '*' };
      const found = await client.fetchQuery({
        ...itemQueries.window(project, collection, view, 0, 1),
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
