import type { FetchQueryOptions } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#app/lib/query-client.ts';
import { presetQueries } from './queries.ts';

afterEach(() => vi.unstubAllGlobals());

const owner = { user: 1, role: 2 };

it.each([
  ['the preset of a listing', presetQueries.current('demo', 'articles', owner)],
  ['bookmarks', presetQueries.bookmarks('demo', owner)],
])('%s: a server out of reach is tried three times, not three times three', async (_, query) => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    calls.push(request.url);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  const client = createQueryClient();
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  await expect(client.fetchQuery(query as FetchQueryOptions)).rejects.toThrow('couldn’t be reached');
  const times = new Map<string, number>();
  for (const url of calls) times.set(url, (times.get(url) ?? 0) + 1);
  expect([...times.values()]).toEqual([3, 3]);
});
