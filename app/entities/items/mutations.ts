import { mutationOptions } from '@tanstack/react-query';
import { collectionOf } from '#app/entities/collections/rules.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { i18n } from '#app/i18n/setup.ts';
import { userQueries } from '#app/entities/users/queries.ts';
import { ApiError, call } from '#app/lib/api.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { withKeptValues } from './kept-values.ts';
import { withKeysOfRows, withOwnKey } from './made-keys.ts';
import { modelIn } from './made-rows.ts';
import { itemQueries } from './queries.ts';
import { itemsPath, needsFilter, needsFilterToRead } from './rules.ts';
import type { Item } from './types.ts';
import { createItem, updateItem } from './write-item.ts';
import { writeListed } from './write-listed.ts';

/** `changes` holds the changed values only; the answer is null when the new state is not readable any more. */
export interface ItemUpdate {
  key: string;
  changes: Item;
}

interface PartialWrite {
  method: 'post' | 'patch';
  items: readonly Item[];
  fields?: string;
  /** There is one item, which is changed at its own address. */
  isOne?: boolean;
}

/** Somebody who was changed may be the one who is signed in: theme, language and zone follow at once. */
function peopleIn(project: string, collection: string) {
  return collection === 'directus_users' ? [userQueries.all(project)] : [];
}

export const itemMutations = {
  /** Whoever may send the same once more gives the key along, if the app is to make it (`withOwnKey`). */
  create: (project: string, collection: string, keyField: string) =>
    mutationOptions({
      mutationKey: [project, 'items', collection, 'create'],
      mutationFn: (write: { values: Item; fields?: string }, { client }): Promise<Item | null> =>
        createItem({ client, project, collection, keyField }, write),
      meta: { invalidates: [itemQueries.everything(project)] },
    }),

  update: (project: string, collection: string, keyField: string) =>
    mutationOptions({
      mutationKey: [project, 'items', collection, 'update'],
      mutationFn: (write: ItemUpdate & { fields?: string }, { client }): Promise<Item | null> =>
        updateItem({ client, project, collection, keyField }, write),
      meta: { invalidates: [itemQueries.everything(project), ...peopleIn(project, collection)] },
    }),

  /** The same changes to several items, each in its own object so that no key meets a path. */
  updateMany: (project: string, collection: string, keyField: string) =>
    mutationOptions({
      mutationKey: [project, 'items', collection, 'update-many'],
      mutationFn: async ({ keys, changes }: { keys: readonly string[]; changes: Item }, { client }) => {
        const entries = keys.map((key) => ({ key, changes }));
        const bodies = await withKeptValues({ client, project, collection }, entries);
        return call(project, itemsPath(collection), {
          method: 'patch',
          body: bodies.map((body, index) => ({ ...body, [keyField]: keys[index] })),
          timeout: 600_000,
        });
      },
      meta: { invalidates: [itemQueries.everything(project)] },
    }),

  /**
   * Part of long work: items of one kind of write, each with its own values (an update's with its key). Nothing is
   * invalidated: whoever does the work does that once, at its end. The answer holds the key, or `fields`.
   */
  writeMany: (project: string, collection: string, keyField: string) =>
    mutationOptions({
      mutationKey: [project, 'items', collection, 'write-many'],
      mutationFn: ({ method, items: given, fields, isOne = false }: PartialWrite, { client }) => {
        const model = modelIn(client, project);
        const own = collectionOf(model.collections, collection);
        const items = given
          .map((values) => (method === 'post' ? withOwnKey(own, values) : values))
          .map((values) =>
            withKeysOfRows(model, collection, values, plainText(ownValue(values, keyField)) || null),
          );
        const settings = { method, params: { fields: fields ?? keyField }, timeout: 600_000 };
        const [only] = items;
        const key = isOne ? String(ownValue(only, keyField)) : '';
        if (!isOne) return call(project, itemsPath(collection), { ...settings, body: items });
        const { [keyField]: _, ...body } = only ?? {};
        if (needsFilterToRead(key)) {
          return writeListed({ project, collection, keyField, key, changes: body, params: settings.params });
        }
        return call(project, `${itemsPath(collection)}/${encodeURIComponent(key)}`, { ...settings, body });
      },
    }),

  /**
   * Removes items for good. A key with a comma or slash is refused here: the server would take it for other items,
   * and deleting the wrong ones can't be undone. A part of long work (`isPart`) leaves the invalidating to whoever does it.
   */
  remove: (project: string, collection: string, isPart = false) =>
    mutationOptions({
      mutationKey: [project, 'items', collection, 'remove'],
      mutationFn: (keys: readonly string[]) => {
        const unsafe = keys.find(needsFilter);
        if (unsafe !== undefined) {
          throw new ApiError(400, -1, i18n.t('errors:unsafeKey', { key: unsafe }));
        }
        return call(project, `${itemsPath(collection)}/${keys.map(encodeURIComponent).join(',')}`, {
          method: 'delete',
          timeout: 600_000,
        });
      },
      meta: isPart ? {} : { invalidates: [itemQueries.everything(project)] },
    }),
};
