import { describe, expect, test } from 'vitest';
import { toFilterParams } from '#app/entities/items/filters.ts';
import { toSearchString } from '#app/lib/search-params.ts';
import { after, before, boundsOf, narrowed, within } from './range-filter.ts';

describe('the condition of a range holds its last day whole [CAL-01] [FD26]', () => {
  test.each([
    ['day', null, '2025-03-01,2025-03-31'],
    ['naive', 'America/Chicago', '2025-03-01 00:00:00,2025-03-31 23:59:59'],
    ['instant', 'UTC', '2025-03-01 00:00:00,2025-03-31 23:59:59'],
    // Six hours behind on the first, five on the last.
    ['instant', 'America/Chicago', '2025-03-01 06:00:00,2025-04-01 04:59:59'],
    ['instant', 'Pacific/Kiritimati', '2025-02-28 10:00:00,2025-03-31 09:59:59'],
  ] as const)('%s in %s', (kind, zone, between) =>
    expect(within(boundsOf(kind, '2025-03-01', '2025-03-31', zone))).toEqual({ between }),
  );

  test('before and after it', () => {
    const bounds = boundsOf('naive', '2025-03-01', '2025-03-31', null);
    expect(before(bounds)).toEqual({ lt: '2025-03-01 00:00:00' });
    expect(after(bounds)).toEqual({ gt: '2025-03-31 23:59:59' });
  });
});

describe('a range within a filtered list', () => {
  const range = { between: '2025-03-01,2025-03-31' };
  const wire = (filter: ReturnType<typeof toFilterParams>) =>
    narrowed(filter, 'day', range).map((part) => decodeURIComponent(toSearchString({ filter: part })));
  const condition = (field: string, operator: string, value: unknown, logical?: 'or') => ({
    field,
    operator,
    value,
    ...(logical ? { logical } : {}),
  });

  test('without a filter it stands alone', () =>
    expect(wire(null)).toEqual(['filter[day][between]=2025-03-01,2025-03-31']));

  test('it joins what is there', () =>
    expect(wire(toFilterParams([condition('title', 'contains', 'a')]))).toEqual([
      'filter[title][contains]=a&filter[day][between]=2025-03-01,2025-03-31',
    ]));

  test('a condition on the same field counts too', () =>
    expect(wire(toFilterParams([condition('day', 'gte', '2025-03-10')]))).toEqual([
      'filter[day][0][gte]=2025-03-10&filter[day][1][between]=2025-03-01,2025-03-31',
    ]));

  test('"or" becomes several lists, each in the range', () => {
    const filter = toFilterParams([
      condition('title', 'contains', 'a'),
      condition('price', 'gt', '5', 'or'),
      condition('price', 'lt', '1', 'or'),
    ]);
    expect(wire(filter)).toEqual([
      'filter[title][contains]=a&filter[day][between]=2025-03-01,2025-03-31',
      'filter[price][gt]=5&filter[day][between]=2025-03-01,2025-03-31',
      'filter[price][lt]=1&filter[day][between]=2025-03-01,2025-03-31',
    ]);
  });
});
