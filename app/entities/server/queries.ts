import { queryOptions } from '@tanstack/react-query';
import { apiRoot } from '#app/lib/api.ts';
import { addSample, type LatencySample } from './rules.ts';

export const serverQueries = {
  /** Up to 200 latency samples, newest last; asking again adds one. A failed ping is a sample of -1, never an error. */
  latency: () =>
    queryOptions({
      queryKey: ['server', 'latency'],
      queryFn: async ({ client }): Promise<LatencySample[]> => {
        const earlier = client.getQueryData<LatencySample[]>(['server', 'latency']) ?? [];
        return addSample(earlier, await ping());
      },
      refetchInterval: 10_000,
      retry: false,
      staleTime: 9000,
    }),
};

async function ping(): Promise<LatencySample> {
  const date = Date.now();
  const start = performance.now();
  try {
    // Text, not JSON, and on a global route that refuses credentials: not a call of the API client.
    const response = await fetch(`${apiRoot}server/ping`, { credentials: 'omit', cache: 'no-store' });
    await response.text();
    return { date, latency: response.ok ? Math.round(performance.now() - start) : -1 };
  } catch {
    return { date, latency: -1 };
  }
}
