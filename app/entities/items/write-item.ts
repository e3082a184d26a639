/** Writes of one item with all that is new in it. */
import type { QueryClient } from '@tanstack/react-query';
import { collectionOf } from '#app/entities/collections/rules.ts';
import { ApiError, call, noDataError } from '#app/lib/api.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { isAnother, itemIn } from './answers.ts';
import { withKeptValues } from './kept-values.ts';
import { withKeysOfRows, withOwnKey } from './made-keys.ts';
import { makeOwnRows, modelIn, takeOwnRows } from './made-rows.ts';
import { readItem } from './queries.ts';
import { itemsPath, needsFilter, needsFilterToRead } from './rules.ts';
import type { Item } from './types.ts';
import { readListed, writeListed } from './write-listed.ts';

interface Place {
  client: QueryClient;
  project: string;
  collection: string;
  keyField: string;
}

/** An item without its rows is none that anybody has asked for: where they are refused, it goes again. */
async function orTakeBack(project: string, collection: string, key: unknown, rows: Promise<void>) {
  try {
    await rows;
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status >= 400;
    const path = `${itemsPath(collection)}/${encodeURIComponent(plainText(key))}`;
    if (isRefused && !needsFilter(plainText(key)))
      await call(project, path, { method: 'delete' }).catch(() => undefined);
    throw error;
  }
}

/** The new item, or what `fields` name of it; null when it can't be seen. Throws ApiError. */
export async function createItem(
  { client, project, collection, keyField }: Place,
  { values, fields }: { values: Item; fields?: string },
): Promise<Item | null> {
  const model = modelIn(client, project);
  const own = withOwnKey(collectionOf(model.collections, collection), values);
  const key = ownValue(own, keyField);
  const { rest, lists } = takeOwnRows(model, collection, own);
  const envelope = await call<Item>(project, itemsPath(collection), {
    method: 'post',
    body: withKeysOfRows(model, collection, rest, plainText(key) || null),
    params: fields ? { fields } : {},
  });
  if (lists.length > 0) {
    const owner = key ?? ownValue(itemIn(envelope), keyField);
    // Nobody can say which item the rows belong to.
    if (owner === undefined || owner === null) throw noDataError();
    await orTakeBack(project, collection, owner, makeOwnRows({ client, project }, lists, owner));
  }
  const isUnanswered = typeof key === 'string' && needsFilterToRead(key);
  const item = itemIn(envelope);
  if (item || !isUnanswered) return item;
  return readListed({ project, collection, keyField, key, fields: fields ?? '*' });
}

/** The changed item, or what `fields` name of it; null when it can't be seen any more. Throws ApiError. */
export async function updateItem(
  { client, project, collection, keyField }: Place,
  { key, changes: changed, fields }: { key: string; changes: Item; fields?: string },
): Promise<Item | null> {
  const params = fields ? { fields } : {};
  const [kept = changed] = await withKeptValues({ client, project, collection }, [{ key, changes: changed }]);
  const model = modelIn(client, project);
  const { rest, lists } = takeOwnRows(model, collection, kept);
  const changes = withKeysOfRows(model, collection, rest, key);
  if (lists.length > 0 && Object.keys(changes).length === 0) {
    await makeOwnRows({ client, project }, lists, key);
    return readItem({ project, collection, key, keyField, fields: fields ?? '*' });
  }
  if (!needsFilterToRead(key)) {
    const path = `${itemsPath(collection)}/${encodeURIComponent(key)}`;
    const envelope = await call<Item | Item[]>(project, path, {
      method: 'patch',
      body: changes,
      params,
    });
    const item = itemIn(envelope);
    if (item === null && envelope !== null) throw noDataError();
    if (isAnother(ownValue(item, keyField), key) && !Object.hasOwn(changes, keyField)) throw noDataError();
    await makeOwnRows({ client, project }, lists, key);
    return item;
  }
  const listed = { project, collection, keyField, key };
  const answered = itemIn(await writeListed({ ...listed, changes, params }));
  await makeOwnRows({ client, project }, lists, key);
  return answered ?? (await readListed({ ...listed, fields: fields ?? '*' }));
}
