import { useQueryClient } from '@tanstack/react-query';
import type { Collection } from '#app/entities/collections/types.ts';
import { keyPortions } from '#app/entities/items/portions.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { rightsOn } from '#app/entities/permissions/rules.ts';
import { backFilter } from '#app/interfaces/related/use-list-rows.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { useCollections, usePermissions, useRelations } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { ownValue } from '#app/lib/own-value.ts';
import { type CopyList, copyLists, linkedRows, maxRows, rowsOfCopy, stagedCount } from './copy-lists.ts';

export interface CountedList extends CopyList {
  /** Rows that are saved, with what is staged; null when they could not be counted. */
  count: number | null;
}

export interface CopyRows {
  /** The lists that have rows. */
  count: (values: Item) => Promise<CountedList[]>;
  /** The rows of those that are chosen, by field. */
  read: (lists: readonly CopyList[], values: Item) => Promise<Item>;
}

/** Reads what a copy may take along: first how much there is, later the rows themselves. */
export function useCopyRows(collection: Collection, itemKey: string, blacklist: readonly string[]): CopyRows {
  const project = useProject();
  const client = useQueryClient();
  const collections = useCollections();
  const relations = useRelations();
  const permissions = usePermissions();

  const countOf = async (list: CopyList, values: Item): Promise<CountedList> => {
    const { model, field } = list;
    if (list.problem === 'noRight') return { ...list, count: null };
    const view = { filter: backFilter(model, itemKey) };
    try {
      const saved = await client.fetchQuery({
        ...itemQueries.count(project, model.rows.collection, view, model.rowKey),
        staleTime: 0,
      });
      const count = saved + stagedCount(ownValue(values, field.field), list);
      const isMuch = list.problem === null && count > maxRows;
      return { ...list, count, problem: isMuch ? 'tooMany' : list.problem };
    } catch {
      return { ...list, count: null, problem: 'unread' };
    }
  };

  const rowsOf = async (list: CopyList, value: unknown): Promise<Item[]> => {
    const { model } = list;
    const fields = [model.rowKey, ...list.columns];
    const view = { fields, filter: backFilter(model, itemKey), sort: model.sortField ?? model.rowKey };
    const name = model.rows.collection;
    const saved = await client.fetchQuery({
      ...itemQueries.window(project, name, view, 0, maxRows),
      staleTime: 0,
    });
    const linked = await Promise.all(
      keyPortions(linkedRows(value, list), { longest: 4000, overhead: 24, max: 100 }).map((keys) =>
        client.fetchQuery(itemQueries.byKeys(project, name, model.rowKey, keys, fields)),
      ),
    );
    const known = new Map(linked.flat().map((row) => [plainText(ownValue(row, model.rowKey)), row]));
    return rowsOfCopy(saved, value, list, known);
  };

  return {
    count: async (values) => {
      const model = { collections, relations, rightsOn: (of: Collection) => rightsOn(permissions, of) };
      const lists = copyLists(collection, model, blacklist);
      const counted = await Promise.all(lists.map((list) => countOf(list, values)));
      return counted.filter(({ count }) => count !== 0);
    },
    read: async (lists, values) => {
      const read = await Promise.all(
        lists.map(
          async (list) => [list.field.field, await rowsOf(list, ownValue(values, list.field.field))] as const,
        ),
      );
      return Object.fromEntries(read.filter(([, rows]) => rows.length > 0));
    },
  };
}
