import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

/** A query whose answers come when they are told to, each with the number of its call. */
function slowQuery(key: string) {
  const waiting: (() => void)[] = [];
  let calls = 0;
  const queryFn = () => {
    calls += 1;
    const call = calls;
    return new Promise<number>((resolve) => {
      waiting.push(() => resolve(call));
    });
  };
  return { options: { queryKey: [key], queryFn }, answer: () => waiting.shift()?.(), calls: () => calls };
}

test.each([
  ['while it is first asked for', false],
  ['while it is asked for again', true],
])('what becomes stale %s is asked for once more', async (_, isKnown) => {
  const client = createQueryClient();
  const { options, answer, calls } = slowQuery('rows');
  const observer = new QueryObserver(client, options);
  const stop = observer.subscribe(() => undefined);
  if (isKnown) {
    answer();
    await expect.poll(() => observer.getCurrentResult().data).toBe(1);
    void observer.refetch();
  }
  const before = calls();
  const done = client.invalidateQueries({ queryKey: ['rows'] });
  answer();
  await expect.poll(calls).toBe(before + 1);
  answer();
  answer();
  await done;
  expect(observer.getCurrentResult()).toMatchObject({
    data: before + 1,
    isStale: false,
    fetchStatus: 'idle',
  });
  stop();
});

test('nobody who waits for the first answer is told that it was given up', async () => {
  const client = createQueryClient();
  const { options, answer } = slowQuery('rows');
  const first = client.fetchQuery(options);
  const done = client.invalidateQueries({ queryKey: ['rows'] });
  answer();
  await expect(first).resolves.toBe(1);
  await done;
  await expect.poll(() => client.getQueryState(['rows'])?.isInvalidated).toBe(true);
});

test('what nobody looks at is not waited for: its answer may never come', async () => {
  const client = createQueryClient();
  void client.fetchQuery(slowQuery('rows').options);
  let isDone = false;
  void client.invalidateQueries({ queryKey: ['rows'] }).then(() => {
    isDone = true;
  });
  await expect.poll(() => isDone).toBe(true);
});
