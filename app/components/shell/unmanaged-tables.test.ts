import { describe, expect, test } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import { unmanagedTables } from './unmanaged-tables.ts';

const key = { field: 'id', type: 'integer', primary_key: true };
const collections = (...list: Record<string, unknown>[]) =>
  Object.fromEntries(list.map((raw) => [String(raw['collection']), toCollection(raw)]));

describe('tables that can be taken in', () => {
  test('are those of one’s own that are not managed, in the order of their names', () => {
    const all = collections(
      { collection: 'orders', managed: false, fields: [key] },
      { collection: 'directus_odd', managed: false, fields: [key] },
      { collection: 'articles', managed: true, fields: [key] },
      { collection: 'Books', managed: false, fields: [key] },
    );
    expect(unmanagedTables(all).map(({ name }) => name)).toEqual(['Books', 'orders']);
  });

  test('are not wanted from the start without a key, since no item of theirs can be opened', () => {
    const all = collections(
      { collection: 'log', managed: false, fields: [{ field: 'line', type: 'string' }] },
      { collection: 'orders', managed: false, fields: [key] },
      { collection: 'bare', managed: false },
    );
    expect(unmanagedTables(all)).toEqual([
      { name: 'bare', hasKey: false },
      { name: 'log', hasKey: false },
      { name: 'orders', hasKey: true },
    ]);
  });
});
