import { expect, test, vi } from 'vitest';
import { portionsOf } from '#app/entities/items/portions.ts';
import { ApiError } from '#app/lib/api.ts';
import { createWork, type Work, type WorkState, type WorkStore } from './work.ts';

const refusal = new ApiError(422, 4, 'not this one');
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Work on numbers of which some are refused; `refused` may be changed on the way. */
function workOn(count: number, refused: Set<number>, more: Partial<Work<number>> = {}): Work<number> {
  return {
    title: 'Counting',
    portions: portionsOf(upTo(count), 100),
    send: (portion) =>
      portion.some((entry) => refused.has(entry)) ? Promise.reject(refusal) : Promise.resolve(),
    labelOf: String,
    ...more,
  };
}

/** What is to be shown of it. */
function shownOf({ store }: WorkStore): WorkState | null {
  const { state, isShown } = store.getState();
  return isShown ? state : null;
}

test('448 of 450 are done, the others are told and tried again [FD47]', async () => {
  const work = createWork();
  const refused = new Set([7, 301]);
  const run = work.run(workOn(450, refused, { again: (entries) => portionsOf(entries, 100) }));
  await vi.waitFor(() =>
    expect(work.store.getState().state).toMatchObject({ phase: 'over', done: 448, canRetry: true }),
  );
  expect(shownOf(work)?.refused).toEqual([
    { label: '7', reason: 'not this one' },
    { label: '301', reason: 'not this one' },
  ]);
  refused.delete(7);
  work.retry();
  await vi.waitFor(() =>
    expect(work.store.getState().state).toMatchObject({ phase: 'over', done: 449, total: 450 }),
  );
  work.close();
  const result = await run;
  expect(result.done).toHaveLength(449);
  expect(result.failed).toEqual([{ entry: 301, error: refusal }]);
  expect(work.store.getState().state).toBeNull();
});

test('what is refused beforehand is told, and not offered again', async () => {
  const work = createWork();
  const send = vi.fn(() => Promise.resolve());
  const run = work.run(
    workOn(3, new Set(), {
      send,
      refused: [{ entry: 9, error: new Error('not yours') }],
      again: (entries) => [entries],
    }),
  );
  await vi.waitFor(() => expect(work.store.getState().state?.phase).toBe('over'));
  expect(work.store.getState().state).toMatchObject({ done: 3, total: 4, canRetry: false });
  work.close();
  expect((await run).failed).toHaveLength(1);
  expect(send).toHaveBeenCalledTimes(1);
});

test('without a way to try again it ends at once; the next one waits its turn', async () => {
  const work = createWork();
  const order: string[] = [];
  const send = (name: string) => () => {
    order.push(name);
    return Promise.resolve();
  };
  const first = work.run(workOn(150, new Set(), { send: send('first') }));
  const second = work.run(workOn(1, new Set(), { send: send('second') }));
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'first', 'second']);
  expect((await work.run(workOn(2, new Set([2])))).failed).toHaveLength(1);
  expect(shownOf(work)?.phase).toBe('over');
});
