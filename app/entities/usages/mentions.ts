import { infiniteQueryOptions } from '@tanstack/react-query';
import { nameTemplate } from '#app/entities/collections/naming.ts';
import { isSystem, keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { itemsPath } from '#app/entities/items/rules.ts';
import { searchedFields } from '#app/entities/items/search-fields.ts';
import { canRead, hiddenFields, rightsOn } from '#app/entities/permissions/rules.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import { ApiError, callForList } from '#app/lib/api.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { renderTemplate, templatePaths } from '#app/lib/template.ts';
import { usageQueries } from './queries.ts';

/** Items of each collection that are named, there may be more; characters of a name that is no part of other words. */
const [maxOfEach, minName] = [5, 6];

/** A collection that may hold texts with addresses in them. */
export interface MentionSource {
  collection: Collection;
  /** Names of fields that the role may not read. */
  hidden: ReadonlySet<string>;
}

/** Items of one collection whose texts name something. */
export interface Mentions {
  collection: Collection;
  items: { key: string; name: string }[];
  hasMore: boolean;
  /** It could not be searched. */
  isUnread: boolean;
}

export const mentionQueries = {
  /** Where texts name an item or a file by one of `names`: a page for each collection, one after the other. */
  pages: (project: string, names: readonly string[], sources: readonly MentionSource[]) =>
    infiniteQueryOptions({
      queryKey: [...usageQueries.all(project), 'mentions', names],
      initialPageParam: 0,
      queryFn: ({ signal, pageParam }): Promise<Mentions | null> => {
        const source = sources[pageParam];
        return source ? readMentions(project, names, source, signal) : Promise.resolve(null);
      },
      getNextPageParam: (_, pages) => (pages.length < sources.length ? pages.length : undefined),
      retry: false,
      gcTime: 0,
    }),
};

/** What is searched, as far as the user may read it: collections that have texts. */
export function mentionSources(
  collections: Readonly<Record<string, Collection>>,
  permissions: readonly Permission[] | null,
): MentionSource[] {
  return Object.values(collections).flatMap((collection) => {
    const rights = rightsOn(permissions, collection);
    const hidden = hiddenFields(rights);
    const isSearched = !isSystem(collection.collection) && canRead(rights);
    return isSearched && searchedFields(collection, hidden).length > 0 ? [{ collection, hidden }] : [];
  });
}

/** What an item is named by in texts: its key, where that is more than a number; a file by its names on the disk and in addresses. */
export function mentionNames(collection: Collection, item: Readonly<Record<string, unknown>>): string[] {
  const names =
    collection.collection === 'directus_files'
      ? [item['filename_disk'], item['private_hash']]
      : [ownValue(item, keyFieldOf(collection))];
  return names.map(plainText).filter((name) => name.length >= minName && !/^\d+$/.test(name));
}

async function readMentions(
  project: string,
  names: readonly string[],
  { collection, hidden }: MentionSource,
  signal: AbortSignal,
): Promise<Mentions> {
  const keyField = keyFieldOf(collection);
  const template = nameTemplate(null, { ...collection, fields: readable(collection, hidden) });
  const paths = templatePaths(template).filter((path) => !hidden.has(path.split('.')[0] ?? ''));
  const fields = [...new Set([keyField, ...paths])].join(',');
  const items = new Map<string, string>();
  try {
    for (const name of names) {
      const rows = await callForList<Record<string, unknown>>(project, itemsPath(collection.collection), {
        // One more tells that there are more.
        params: { q: name, fields, limit: maxOfEach + 1, status: '*' },
        signal,
      });
      for (const row of rows) {
        const key = plainText(ownValue(row, keyField));
        items.set(key, renderTemplate(template, row).trim() || `#${key}`);
      }
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { collection, items: [], hasMore: false, isUnread: true };
  }
  const found = [...items].map(([key, name]) => ({ key, name }));
  return {
    collection,
    items: found.slice(0, maxOfEach),
    hasMore: found.length > maxOfEach,
    isUnread: false,
  };
}

function readable(collection: Collection, hidden: ReadonlySet<string>): Record<string, Field> {
  return Object.fromEntries(Object.entries(collection.fields).filter(([name]) => !hidden.has(name)));
}
