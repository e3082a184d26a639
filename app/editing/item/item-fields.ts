import type { QueryClient, QueryFunction } from '@tanstack/react-query';
import { useMemo } from 'react';
import { preloadParts } from '#app/components/ui/lazy-part.tsx';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { fromKeyParam } from '#app/entities/items/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import { ownPermissions } from '#app/entities/permissions/own.ts';
import { canRead, rightsOn } from '#app/entities/permissions/rules.ts';
import { interfaceOf } from '#app/interfaces/registry.ts';
import { takeAhead } from '#app/lib/query-client.ts';
import { usePermissions } from '#app/session/model.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { detailFields } from './item-rules.ts';

/** The field list that items of a collection are read with; the same for the loader and the screen. */
export function useFieldsParam(collection: Collection): string {
  const permissions = usePermissions();
  return useMemo(
    () => detailFields(collection, rightsOn(permissions, collection)),
    [collection, permissions],
  );
}

/** Inputs of a form that its first screen may show. */
const firstInputs = 30;

/**
 * Starts reading an item while its screen is still on the way, and has its inputs ready. Without the data of the project it
 * does nothing. With `isWaiting` it waits a blink for the item too.
 */
export async function prefetchItem(
  client: QueryClient,
  project: string,
  name: string,
  keyParam: string,
  isWaiting: boolean,
): Promise<void> {
  const answer = startReading(client, project, name, keyParam);
  const collections = client.getQueryData(collectionQueries.list(project).queryKey);
  const collection = ownValue(collections, name);
  const inputs = Object.values(collection?.fields ?? {})
    .filter((field) => !field.hidden_detail)
    .slice(0, firstInputs)
    .flatMap((field) => interfaceOf(field)?.definition ?? [])
    .filter(({ isHeavy }) => !isHeavy)
    .map(({ Input }) => Input);
  await preloadParts([...new Set(inputs)], isWaiting ? answer : undefined);
}

/** Resolves when the item can be shown, undefined if there is none to read or it is there already. */
function startReading(
  client: QueryClient,
  project: string,
  name: string,
  keyParam: string,
): Promise<void> | undefined {
  const param = fromKeyParam(keyParam);
  const collections = client.getQueryData(collectionQueries.list(project).queryKey);
  const own = ownPermissions(client, project);
  const collection = ownValue(collections, name);
  if (param.kind !== 'one' || !collection || own === undefined) return undefined;
  if (!canRead(rightsOn(own, collection))) return undefined;
  const fields = detailFields(collection, rightsOn(own, collection));
  const detail = itemQueries.detail(project, name, param.key, keyFieldOf(collection), fields);
  const isThere = client.getQueryData(detail.queryKey) !== undefined;
  const ahead = itemQueries.ahead(project, name, param.key);
  const { status = 'error' } = client.getQueryState(ahead.queryKey) ?? {};
  if (status === 'error') {
    const answer = client.prefetchQuery(detail);
    return isThere ? undefined : answer;
  }
  // Under way since before the model was there. An answer without what is wanted of it counts for nothing.
  const whole = takeAhead(client, ahead).catch(() => ({}));
  return client.prefetchQuery({
    ...detail,
    queryFn: async (context) =>
      withFields(await whole, fields) ?? (detail.queryFn as QueryFunction<Item>)(context),
  });
}

/** Only these fields (names with commas, or a star) of an item that was read with all; undefined if one is not there. */
function withFields(item: Item, fields: string): Item | undefined {
  if (fields === '*') return Object.keys(item).length > 0 ? item : undefined;
  const names = fields.split(',');
  if (!names.every((name) => Object.hasOwn(item, name))) return undefined;
  return Object.fromEntries(names.map((name) => [name, ownValue(item, name)]));
}
