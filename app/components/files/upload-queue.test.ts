import { describe, expect, test, vi } from 'vitest';
import { createUploadQueue, refusalOf, totalsOf } from './upload-queue.ts';

interface Sending {
  name: string;
  progress: (part: number) => void;
  arrive: (key: string) => void;
  fail: (reason: string) => void;
  signal: AbortSignal;
}

/** A queue whose sendings end when the test says so. */
function startQueue(limit: number | null = 1000) {
  const sendings: Sending[] = [];
  const onArrived = vi.fn();
  const queue = createUploadQueue({
    limit: () => limit,
    onArrived,
    describe: (error) => (error instanceof Error ? error.message : ''),
    send: ({ file }, progress, signal) =>
      new Promise((resolve, reject) => {
        sendings.push({
          name: file.name,
          progress,
          signal,
          arrive: resolve,
          fail: (text) => reject(new Error(text)),
        });
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  });
  const add = (...names: string[]) =>
    queue.add(names.map((name) => ({ file: new File(['12345'], name), folder: 4 })));
  const states = () => queue.store.getState().map(({ state }) => state);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { queue, sendings, onArrived, add, states, settle };
}

describe('uploads [FIL-01]', () => {
  test('three at once, the others wait their turn', async () => {
    const { sendings, add, states, settle, onArrived } = startQueue();
    add('a', 'b', 'c', 'd');
    expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting']);
    sendings[1]?.arrive('7');
    await settle();
    expect(states()).toEqual(['sending', 'done', 'sending', 'sending']);
    expect(onArrived).toHaveBeenLastCalledWith(false);
    for (const sending of sendings) sending.arrive('8');
    await settle();
    expect(onArrived).toHaveBeenLastCalledWith(true);
    expect(onArrived).toHaveBeenCalledTimes(4);
  });

  test('0 to 95 while it is sent, 100 when the server has it; never back', async () => {
    const { queue, sendings, add, settle } = startQueue();
    add('a');
    const progress = () => queue.store.getState()[0]?.progress;
    expect(progress()).toBe(0);
    sendings[0]?.progress(0.5);
    expect(progress()).toBe(47);
    sendings[0]?.progress(0.2);
    expect(progress()).toBe(47);
    sendings[0]?.progress(1);
    expect(progress()).toBe(95);
    sendings[0]?.arrive('12');
    await settle();
    expect(queue.store.getState()[0]).toMatchObject({ progress: 100, key: '12', state: 'done' });
  });

  test('a failure keeps its place and its reason, the others go on, and it can be tried again [FD54]', async () => {
    const { queue, sendings, add, states, settle } = startQueue();
    add('a', 'b');
    sendings[0]?.fail('Too large, says the proxy');
    sendings[1]?.arrive('2');
    await settle();
    expect(states()).toEqual(['failed', 'done']);
    expect(queue.store.getState()[0]?.reason).toBe('Too large, says the proxy');
    queue.retry(1);
    expect(states()).toEqual(['sending', 'done']);
    sendings[2]?.arrive('3');
    await settle();
    expect(states()).toEqual(['done', 'done']);
    queue.retry(1);
    expect(sendings).toHaveLength(3);
  });

  test('cancelled in the middle, it is not sent on, says nothing, and makes room [FD54]', async () => {
    const { queue, sendings, add, states, settle } = startQueue();
    add('a', 'b', 'c', 'd');
    sendings[0]?.progress(0.5);
    queue.cancel(1);
    await settle();
    expect(sendings[0]?.signal.aborted).toBe(true);
    expect(queue.store.getState()[0]).toMatchObject({ state: 'cancelled', reason: null });
    expect(states()).toEqual(['cancelled', 'sending', 'sending', 'sending']);
    queue.cancelAll();
    await settle();
    expect(states()).toEqual(['cancelled', 'cancelled', 'cancelled', 'cancelled']);
  });

  test('empty and too large files are never sent [FD53]', () => {
    const { queue, sendings, add, states } = startQueue(4);
    queue.add([{ file: new File([], 'x.txt'), folder: null }]);
    add('large');
    expect(states()).toEqual(['refused', 'refused']);
    expect(queue.store.getState().map(({ refusal }) => refusal)).toEqual(['empty', 'tooLarge']);
    expect(sendings).toHaveLength(0);
    queue.retry(1);
    expect(states()).toEqual(['refused', 'refused']);
    queue.clear();
    expect(queue.store.getState()).toHaveLength(0);
  });

  test('the list is cleared of what is over only', () => {
    const { queue, add, states } = startQueue();
    add('a', 'b');
    queue.cancel(2);
    queue.remove(1);
    queue.clear();
    expect(states()).toEqual(['sending']);
  });
});

test.each([
  [0, null, 'empty'],
  [5, 5, null],
  [6, 5, 'tooLarge'],
  [6e9, null, null],
])('%d bytes with a limit of %j: %j', (size, limit, refusal) => expect(refusalOf(size, limit)).toBe(refusal));

test('totals go by bytes, and leave out what is not sent', async () => {
  const { queue, sendings, add, settle } = startQueue();
  add('a', 'b', 'c');
  queue.add([{ file: new File([], 'none'), folder: null }]);
  sendings[0]?.arrive('1');
  await settle();
  sendings[1]?.progress(0.5);
  queue.cancel(3);
  expect(totalsOf(queue.store.getState())).toEqual({
    count: 4,
    done: 1,
    open: 1,
    failed: 1,
    part: (100 + 47) / 200,
  });
  expect(totalsOf([]).part).toBe(0);
});
