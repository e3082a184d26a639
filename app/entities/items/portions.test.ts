import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#app/lib/api.ts';
import { portionsOf, runPortions } from './portions.ts';

const refusal = new ApiError(422, 4, 'not this one');

/** A server that takes everything but some entries. */
function server(refused: readonly number[], error: Error = refusal) {
  const taken: number[] = [];
  const send = vi.fn((portion: readonly number[]) => {
    if (portion.some((entry) => refused.includes(entry))) return Promise.reject(error);
    taken.push(...portion);
    return Promise.resolve();
  });
  return { taken, send };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('runPortions', () => {
  test('448 of 450 are done, the two that are refused have their reasons', async () => {
    const { send, taken } = server([7, 301]);
    const result = await runPortions({ portions: portionsOf(upTo(450), 100), send });
    expect(result.done).toHaveLength(448);
    expect(taken.toSorted((a, b) => a - b)).toEqual(upTo(450).filter((entry) => ![7, 301].includes(entry)));
    expect(result.failed).toEqual([
      { entry: 7, error: refusal },
      { entry: 301, error: refusal },
    ]);
    expect(result.left).toEqual([]);
    expect(result.cause).toBeNull();
    // Far from one call for each.
    expect(send.mock.calls.length).toBeLessThan(40);
  });

  test('all refused: each is told once, in order', async () => {
    const { send } = server(upTo(5));
    const onFailed = vi.fn();
    const result = await runPortions({ portions: [upTo(5)], send, onFailed });
    expect(result.failed.map(({ entry }) => entry)).toEqual(upTo(5));
    expect(onFailed).toHaveBeenCalledTimes(5);
  });

  test('what an error means is asked for entries alone; then the server is not held to be at fault', async () => {
    const { send } = server(upTo(60), new ApiError(500, 9, 'Failed'));
    const explain = vi.fn(async (entry: number) => new ApiError(422, 9, `${entry} is too long`));
    const result = await runPortions({ portions: portionsOf(upTo(60), 2), send, explain });
    expect(result.failed).toHaveLength(60);
    expect(result.failed[8]?.error.message).toBe('9 is too long');
    expect(explain).toHaveBeenCalledTimes(60);
    expect(result.cause).toBeNull();
  });

  test.each([
    ['no server', new ApiError(0, -1, 'down')],
    ['no session', new ApiError(401, 3, 'gone')],
    ['a fault of ours', new TypeError('bug')],
  ])('%s: the rest is not tried', async (_, error) => {
    const { send } = server([3], error);
    const result = await runPortions({ portions: portionsOf(upTo(6), 2), send });
    expect(result).toMatchObject({ done: [1, 2], failed: [], left: [3, 4, 5, 6], cause: error });
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('a server that fails at everything is not asked about each item', async () => {
    const { send } = server(upTo(1000), new ApiError(500, -1, 'broken'));
    const result = await runPortions({ portions: portionsOf(upTo(1000), 100), send });
    expect(send.mock.calls.length).toBe(20);
    expect(result.failed.length + result.left.length).toBe(1000);
    expect(result.cause).toMatchObject({ status: 500 });
  });

  test('stopping leaves what was not begun', async () => {
    const stop = new AbortController();
    const result = await runPortions({
      portions: portionsOf(upTo(6), 2),
      send: () => Promise.resolve(),
      onDone: () => stop.abort(),
      signal: stop.signal,
    });
    expect(result).toMatchObject({ done: [1, 2], left: [3, 4, 5, 6], cause: null });
  });
});

test.each([
  [[], 2, []],
  [[1, 2, 3], 2, [[1, 2], [3]]],
  [[1, 2], 5, [[1, 2]]],
])('portions of %o by %i', (entries, size, portions) => {
  expect(portionsOf(entries, size)).toEqual(portions);
});
