import { queryOptions } from '@tanstack/react-query';
import { nameTemplate } from '#app/entities/collections/naming.ts';
import { isSystem, keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { itemsPath } from '#app/entities/items/rules.ts';
import { searchedFields } from '#app/entities/items/search-fields.ts';
import { ApiError, callForList } from '#app/lib/api.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { renderTemplate, templatePaths } from '#app/lib/template.ts';

/** Items of each collection that are named; there may be more. */
const maxOfEach = 5;

/** A collection that may hold texts with addresses in them. */
export interface MentionSource {
  collection: Collection;
  /** Names of fields that the role may not read. */
  hidden: ReadonlySet<string>;
}

/** Items of one collection whose texts name a file. */
export interface Mentions {
  collection: Collection;
  items: { key: string; name: string }[];
  hasMore: boolean;
}

export interface FoundMentions {
  mentions: Mentions[];
  /** Collections that could not be searched. */
  unread: Collection[];
}

export const fileQueries = {
  /** Where texts of a project name the address of a file, by its name on the disk. One collection after the other is searched. */
  mentions: (project: string, name: string, sources: readonly MentionSource[]) =>
    queryOptions({
      queryKey: [project, 'items', 'mentions', name],
      queryFn: async ({ signal }): Promise<FoundMentions> => {
        const found: FoundMentions = { mentions: [], unread: [] };
        for (const source of sources.filter(hasTexts)) {
          try {
            const mentions = await readMentions(project, name, source, signal);
            if (mentions.items.length > 0) found.mentions.push(mentions);
          } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            found.unread.push(source.collection);
          }
        }
        return found;
      },
      retry: false,
      gcTime: 0,
    }),
};

function hasTexts({ collection, hidden }: MentionSource): boolean {
  return !isSystem(collection.collection) && searchedFields(collection, hidden).length > 0;
}

async function readMentions(
  project: string,
  name: string,
  { collection, hidden }: MentionSource,
  signal: AbortSignal,
): Promise<Mentions> {
  const keyField = keyFieldOf(collection);
  const template = nameTemplate(null, { ...collection, fields: readable(collection, hidden) });
  const paths = templatePaths(template).filter((path) => !hidden.has(path.split('.')[0] ?? ''));
  const fields = [...new Set([keyField, ...paths])].join(',');
  const rows = await callForList<Record<string, unknown>>(project, itemsPath(collection.collection), {
    // One more tells that there are more.
    params: { q: name, fields, limit: maxOfEach + 1, status: '*' },
    signal,
  });
  const items = rows.slice(0, maxOfEach).map((row) => {
    const key = plainText(ownValue(row, keyField));
    return { key, name: renderTemplate(template, row).trim() || `#${key}` };
  });
  return { collection, items, hasMore: rows.length > maxOfEach };
}

function readable(collection: Collection, hidden: ReadonlySet<string>): Record<string, Field> {
  return Object.fromEntries(Object.entries(collection.fields).filter(([name]) => !hidden.has(name)));
}
