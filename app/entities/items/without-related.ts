/**
 * "Has no related items": real servers answer such a condition (`nhas`) with the items that have some. So the keys of those
 * that have some are read from the related rows, and all others are asked for.
 */
import type { QueryClient } from '@tanstack/react-query';
// The library's own instance: tests that read the rules of filters load no texts.
import i18next from 'i18next';
import type { PresetFilter } from '#app/entities/collection-presets/types.ts';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { collectionOf, fieldOf } from '#app/entities/collections/rules.ts';
import { relationQueries } from '#app/entities/relations/queries.ts';
import { toManyRelation } from '#app/entities/relations/rules.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import { ApiError, callForList } from '#app/lib/api.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { type Params, toSearchString } from '#app/lib/search-params.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { conditionsOf, toFilterParams } from './filters.ts';
import type { PathSchema } from './paths.ts';
import { itemsPath, needsFilter } from './rules.ts';
import type { Item, ItemListView } from './types.ts';

/** Whose list is read. */
interface ListRead {
  client: QueryClient;
  project: string;
  collection: string;
}

/** Letters of a filter in an address: web servers take 8,000 for all of it. */
const longest = 6000;
/** Keys that don't fit, however short they are. */
const mostKeys = 2000;
const page = 1000;
/** Rows looked at: beyond, few items have very many. */
const maxPages = 40;
/** So long, in ms, keys are taken for what they are; a write to any item has them read anew. */
const freshFor = 30_000;

/** What a list is asked for with, but for its window. Throws as `answeredFilter` does. */
export async function listParams({ view, ...list }: ListRead & { view: ItemListView }): Promise<Params> {
  const { fields, sort, q, status } = view;
  const filter = view.filter ? await readFilter({ ...list, filter: view.filter }) : null;
  return {
    fields: fields.join(','),
    ...(sort ? { sort } : {}),
    ...(q ? { q } : {}),
    ...(filter ? { filter } : {}),
    ...(status ? { status } : {}),
  };
}

/** A filter as the API answers it truly; see `answeredFilter`. */
async function readFilter({
  client,
  project,
  collection,
  filter,
}: ListRead & { filter: Params }): Promise<Params | null> {
  if (!conditionsOf(filter).some(isNone)) return filter;
  const [collections, relations] = await Promise.all([
    client.ensureQueryData(collectionQueries.list(project)),
    client.ensureQueryData(relationQueries.list(project)),
  ]);
  return answeredFilter({ collections, relations }, collection, filter, (relation) =>
    client.fetchQuery({
      queryKey: [project, 'items', relation.collection_many, 'owners', relation.field_many],
      queryFn: ({ signal }) => readOwners(project, relation, signal),
      staleTime: freshFor,
      retry: false,
    }),
  );
}

/**
 * A filter in which "has none" names the items that have some, as `readOwners` tells them of a relation.
 *
 * @throws ApiError 414 when those are more than an address holds
 */
export async function answeredFilter(
  schema: Omit<PathSchema, 'permissions'>,
  collection: string,
  filter: Params,
  readOwners: (relation: Relation) => Promise<readonly string[]>,
): Promise<Params | null> {
  const own = collectionOf(schema.collections, collection);
  const said = await Promise.all(
    conditionsOf(filter).map(async (entry) => {
      if (!isNone(entry)) return [entry];
      const list = own && fieldOf(own, plainText(entry.value));
      const relation = list ? toManyRelation(schema.relations, list) : null;
      // A list that was not set up holds nothing.
      return without(entry, relation ? await readOwners(relation) : []);
    }),
  );
  const params = toFilterParams(said.flat());
  if (params && toSearchString(params).length > longest) throw tooManyRelated();
  return params;
}

/** Conditions in which "has none" is one on the key, as it will be asked: `{ field: 'id', operator: 'nhas', value: 'letters' }`. */
export function byKey(conditions: readonly PresetFilter[], keyField: string): PresetFilter[] {
  return conditions.map((entry) =>
    isNone(entry) ? { ...entry, field: keyField, value: entry.field } : entry,
  );
}

/** An address can't name as many keys as would have to be left out. */
const tooManyRelated = () => new ApiError(414, -1, i18next.t('errors:tooManyRelated'));

const isNone = ({ operator }: PresetFilter) => operator === 'nhas';

function without({ field, logical }: PresetFilter, keys: readonly string[]): PresetFilter[] {
  const plain = keys.filter((key) => !needsFilter(key));
  const list = [
    ...(plain.length > 0 ? [{ operator: 'nin', value: plain }] : []),
    // The server splits lists of keys at commas.
    ...keys.filter(needsFilter).map((key) => ({ operator: 'neq', value: key })),
  ];
  // No item is without a key.
  const all = list.length > 0 ? list : [{ operator: 'nnull', value: null }];
  return all.map((entry, at) => ({ field, ...entry, ...(at === 0 && logical ? { logical } : {}) }));
}

/** The keys of the items that rows of a relation belong to. */
async function readOwners(
  project: string,
  { collection_many: collection, field_many: field }: Relation,
  signal: AbortSignal | undefined,
): Promise<string[]> {
  const owners = new Set<string>();
  for (let at = 0; at < maxPages; at += 1) {
    const rows = await callForList<Item>(project, itemsPath(collection), {
      ...(signal ? { signal } : {}),
      params: {
        fields: field,
        filter: { [field]: { nnull: 1 } },
        sort: field,
        limit: page,
        offset: at * page,
      },
    });
    for (const row of rows) owners.add(plainText(ownValue(row, field)));
    if (owners.size > mostKeys) throw tooManyRelated();
    if (rows.length === 0) return [...owners];
  }
  throw tooManyRelated();
}
