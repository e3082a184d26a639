import { expect, test } from 'vitest';
import { type DownloadState, downloadInTurn } from './download-queue.ts';

function run(stopAt: string | null) {
  const stopper = new AbortController();
  const states: [string, DownloadState | null][] = [];
  let open = 0;
  const done = downloadInTurn(['a', 'b', 'c'], {
    fetchOne: async (file) => {
      open += 1;
      expect(open).toBe(1);
      await Promise.resolve();
      open -= 1;
      if (file === stopAt) stopper.abort();
      if (file === 'b') throw new Error('gone');
    },
    describe: (error) => (error as Error).message,
    onState: (file, state) => states.push([file, state]),
    signal: stopper.signal,
  });
  return done.then(() => states);
}

test('one after the other; one that fails does not keep the next', async () => {
  expect(await run(null)).toEqual([
    ['a', 'loading'],
    ['a', 'done'],
    ['b', 'loading'],
    ['b', { failed: 'gone' }],
    ['c', 'loading'],
    ['c', 'done'],
  ]);
});

test('stopped: what was under way is open again, nothing more begins', async () => {
  expect((await run('b')).slice(2)).toEqual([
    ['b', 'loading'],
    ['b', null],
  ]);
});
