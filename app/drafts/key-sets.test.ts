import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';

const owner = { project: 'demo', user: 1, collection: 'articles' };
const items = new Map([
  ['7', { id: 7, status: 'draft' }],
  ['a,b', { id: 'a,b', status: null }],
]);

/** As after a reload: nothing is known but what was kept on the machine. */
async function reloaded() {
  vi.resetModules();
  return import('./key-sets.ts');
}

beforeEach(() => vi.resetModules());

test('a set is found again after a reload, by its owner alone [FD47]', async () => {
  const { writeKeySet } = await import('./key-sets.ts');
  const id = await writeKeySet(owner, items);
  const { readKeySet } = await reloaded();
  expect(await readKeySet(owner, id)).toEqual(items);
  for (const other of [{ user: 2 }, { project: 'other' }, { collection: 'pages' }]) {
    expect(await readKeySet({ ...owner, ...other }, id)).toBeNull();
  }
  expect(await readKeySet(owner, 'unknown')).toBeNull();
});

test('sets go after a day', async () => {
  const { writeKeySet } = await import('./key-sets.ts');
  const day = 24 * 60 * 60_000;
  const old = await writeKeySet(owner, items, Date.now() - 2 * day);
  const young = await writeKeySet(owner, items);
  const { readKeySet } = await reloaded();
  expect(await readKeySet(owner, old)).toBeNull();
  expect(await readKeySet(owner, young)).toEqual(items);
});
