import { orderConditions } from '#app/entities/items/filter-order.ts';
import { groupsOf, toFilterParams, withoutSoftDeleted } from '#app/entities/items/filters.ts';
import { byKey } from '#app/entities/items/without-related.ts';
import { toSearchString } from '#app/lib/search-params.ts';
import { holds } from './filter-truth.ts';
import { expect } from './fixtures.ts';
import type { Api } from './schema-api.ts';

type Row = Record<string, unknown>;
type PresetFilter = Parameters<typeof orderConditions>[0][number];

const conditions: readonly PresetFilter[] = [
  { field: 'letters', operator: 'has', value: 1 },
  { field: 'letters', operator: 'has', value: 2 },
  { field: 'letters', operator: 'nhas', value: null },
  { field: 'tags', operator: 'has', value: 2 },
  { field: 'tags', operator: 'nhas', value: null },
  { field: 'title', operator: 'contains', value: 'the' },
  { field: 'section', operator: 'eq', value: 'coast' },
  { field: 'status', operator: 'eq', value: 'published' },
];

/** Each two conditions in both orders, joined in both ways, alone and with one of the others. */
function joinedConditions(): PresetFilter[][] {
  const joins = ['and', 'or'] as const;
  const others = (...taken: PresetFilter[]) => conditions.filter((entry) => !taken.includes(entry));
  return conditions.flatMap((first) =>
    others(first).flatMap((second) =>
      joins.flatMap((logical) => {
        const pair = [first, { ...second, logical }];
        const third = others(first, second).at((conditions.indexOf(first) + conditions.indexOf(second)) % 6);
        return [pair, ...(third ? joins.map((join) => [...pair, { ...third, logical: join }]) : [])];
      }),
    ),
  );
}

/**
 * Holds what the API answers to counts of related items and other conditions, joined in every way, against the rows
 * themselves. Articles are read without their lists, the lists by the rows that point at them.
 */
export async function comparePairs(api: Api): Promise<void> {
  const schema = await api.schema();
  const collection = schema.collections['articles'];
  if (!collection) throw new Error('there are no articles');
  const articles = await api.get<Row[]>('items/articles?limit=-1&fields=id,title,section,status');
  const counted = async (path: string, field: string) => {
    const counts = new Map<string, number>();
    for (const row of await api.get<Row[]>(`items/${path}?limit=-1&fields=${field}`))
      counts.set(String(row[field]), (counts.get(String(row[field])) ?? 0) + 1);
    return counts;
  };
  const lists = new Map([
    ['letters', await counted('letters', 'article')],
    ['tags', await counted('articles_tags', 'articles_id')],
  ]);
  const is = (row: Row, { field, operator, value }: PresetFilter) => {
    const count = lists.get(field)?.get(String(row['id'])) ?? 0;
    return lists.has(field)
      ? holds(
          Array.from({ length: count }, (_, id) => ({ id })),
          operator,
          value,
          'items',
        )
      : holds(row[field], operator, value, 'text');
  };
  let [asked, unsaid] = [0, 0];
  for (const joined of joinedConditions()) {
    const inOrder = orderConditions(byKey(joined, 'id'), [], withoutSoftDeleted(collection));
    const params = inOrder && toFilterParams(inOrder);
    const filter = params && (await api.answered(schema, 'articles', params).catch(() => null));
    if (!filter) {
      unsaid += 1;
      continue;
    }
    const query = toSearchString({ fields: 'id', limit: -1, filter });
    const got = await api.get<Row[]>(`items/articles?${query}`);
    const groups = groupsOf(joined);
    const wanted = articles.filter((row) => groups.some((group) => group.every((entry) => is(row, entry))));
    const ids = (rows: Row[]) => rows.map(({ id }) => Number(id)).sort((a, b) => a - b);
    expect(ids(got), `${JSON.stringify(joined)}: ${decodeURIComponent(query)}`).toEqual(ids(wanted));
    asked += 1;
  }
  expect(asked).toBeGreaterThan(200);
  // What can't be said at all is said to the user.
  expect(unsaid).toBeLessThan(asked / 3);
}
