import { queryOptions } from '@tanstack/react-query';
import { apiRoot } from '#app/lib/api.ts';
import { sinceActivity } from '#app/lib/activity.ts';
import { addSample, type LatencySample, notedLatency, unreadableAnswer } from './rules.ts';

/** ms from one ping to the next; what takes longer has failed. */
export const pingEvery = 10_000;
/** The same for a page that nobody has touched for as long: it is still there, but nobody looks at the figure. */
const pingAlone = 60_000;

export const serverQueries = {
  /** Up to 200 latency samples, newest last; asking again adds one. A failed ping is a sample of -1, never an error. */
  latency: () =>
    queryOptions({
      queryKey: ['server', 'latency'],
      queryFn: async ({ client }): Promise<LatencySample[]> => {
        const earlier = client.getQueryData<LatencySample[]>(['server', 'latency']) ?? [];
        return addSample(earlier, await ping());
      },
      refetchInterval: () => (sinceActivity() < pingAlone ? pingEvery : pingAlone),
      retry: false,
      staleTime: 9000,
    }),
};

async function ping(): Promise<LatencySample> {
  const date = Date.now();
  const start = performance.now();
  const code = await askForPong();
  return { date, latency: notedLatency(performance.now() - start, code) };
}

/** @returns null for an answer as it should be, -2 for one that can't be read, -1 for none or a refusal */
async function askForPong(): Promise<number | null> {
  try {
    // Text, not JSON, and on a global route that refuses credentials: not a call of the API client.
    const response = await fetch(`${apiRoot}server/ping`, {
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(pingEvery),
    });
    if (!response.ok) return -1;
    return await response.text().then(
      () => null,
      () => unreadableAnswer,
    );
  } catch {
    return -1;
  }
}
