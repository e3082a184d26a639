import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LosslessNumber } from '#app/lib/json.ts';
import { createDraftKeeper, flushDrafts } from './draft-writer.ts';
import {
  type DraftId,
  newRecordName,
  onDraftFailure,
  pruneDrafts,
  readDraft,
  readDraftKeys,
  removeRecords,
  writeDraft,
  writeHastily,
} from './draft-store.ts';

const id: DraftId = { project: 'demo', user: 1, collection: 'articles', key: '7' };
const draft = (edits: Record<string, unknown>, at = Date.now()) => ({ at, edits, base: { title: 'A' } });

beforeEach(async () => {
  for (const record of (await readDraft(id))?.records ?? []) await removeRecords([record]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a draft comes back with every digit and null', async () => {
  await writeDraft(
    newRecordName(id),
    draft({ barcode: new LosslessNumber('9007199254740993'), title: null, tags: ['a'], meta: { b: 1.5 } }),
  );
  const found = await readDraft(id);
  expect(found?.edits).toEqual({
    barcode: new LosslessNumber('9007199254740993'),
    title: null,
    tags: ['a'],
    meta: { b: 1.5 },
  });
  expect(found?.base).toEqual({ title: 'A' });
});

test('the key that a new item was sent with stays with its edits, of several the last one', async () => {
  const other = { ...id, collection: 'tickets', key: '+' };
  const keeper = createDraftKeeper(other);
  let sentKey: string | undefined;
  const read = () => ({ edits: { title: 'B' }, base: {}, ...(sentKey === undefined ? {} : { sentKey }) });
  keeper.keep(read);
  keeper.flush();
  await flushDrafts();
  expect(await readDraft(other)).not.toHaveProperty('sentKey');
  sentKey = 'k1';
  keeper.keep(read);
  keeper.flush();
  await flushDrafts();
  expect(await readDraft(other)).toMatchObject({ edits: { title: 'B' }, sentKey: 'k1' });
  await writeDraft(newRecordName(other), { ...draft({ title: 'C' }, Date.now() + 1), sentKey: 'k2' });
  await writeDraft(newRecordName(other), draft({ title: 'D' }, Date.now() + 2));
  expect(await readDraft(other)).toMatchObject({ edits: { title: 'D' }, sentKey: 'k2' });
  keeper.close();
});

test.each<Partial<DraftId>>([{ user: 2 }, { project: 'other' }, { collection: 'pages' }, { key: '8' }])(
  'it is not the draft of %o',
  async (other) => {
    await writeDraft(newRecordName(id), draft({ title: 'B' }));
    expect(await readDraft({ ...id, ...other })).toBeNull();
  },
);

test('the keys of a collection’s drafts are told, each once', async () => {
  for (const key of ['b +', 'b +', 'a x', '"']) {
    await writeDraft(newRecordName({ ...id, collection: 'fields', key }), draft({ title: 'B' }));
  }
  await writeDraft(newRecordName({ ...id, collection: 'fields2', key: 'other' }), draft({ title: 'B' }));
  const { key: _, ...place } = id;
  expect((await readDraftKeys({ ...place, collection: 'fields' })).toSorted()).toEqual(['"', 'a x', 'b +']);
  expect(await readDraftKeys({ ...place, collection: 'fields', user: 2 })).toEqual([]);
});

const day = 86_400_000;

test('old drafts are removed once there are many newer ones; a clock that is wrong once costs nothing', async () => {
  await writeDraft(newRecordName(id), draft({ title: 'B' }, Date.now() - 61 * day));
  for (const now of [Date.now(), Date.now() + 400 * day]) {
    await pruneDrafts(now);
    expect(await readDraft(id)).toMatchObject({ edits: { title: 'B' } });
  }
  for (let key = 0; key < 60; key += 1)
    await writeDraft(newRecordName({ ...id, collection: 'many', key: String(key) }), draft({ title: 'C' }));
  await pruneDrafts();
  expect(await readDraft(id)).toBeNull();
  expect(await readDraft({ ...id, collection: 'many', key: '0' })).not.toBeNull();
});

test.each([
  ['null', null],
  [
    'refused',
    new Proxy(
      {},
      {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      },
    ),
  ],
])('drafts are found where localStorage is %s', async (_, storage) => {
  vi.stubGlobal('localStorage', storage);
  await writeDraft(newRecordName(id), draft({ title: 'B' }));
  expect(await readDraft(id)).toMatchObject({ edits: { title: 'B' } });
  expect(await readDraftKeys(id)).toEqual([id.key]);
});

test('when nothing can be kept that is told once, by one of those who listen', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const stops = [onDraftFailure(first), onDraftFailure(second)];
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await writeDraft(newRecordName(id), draft({ title: 'B' }));
  await writeDraft(newRecordName(id), draft({ title: 'C' }));
  for (const stop of stops) stop();
  vi.restoreAllMocks();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
});

test('edits are written half a second after the last one, no edits remove the draft', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const keeper = createDraftKeeper(id);
  keeper.keep(() => ({ edits: { title: 'B' }, base: { title: 'A', body: 'x' } }));
  vi.advanceTimersByTime(400);
  keeper.keep(() => ({ edits: { title: 'BC' }, base: { title: 'A', body: 'x' } }));
  vi.advanceTimersByTime(400);
  expect(await readDraft(id)).toBeNull();
  vi.advanceTimersByTime(100);
  await vi.waitFor(async () =>
    expect(await readDraft(id)).toMatchObject({ edits: { title: 'BC' }, base: { title: 'A' } }),
  );
  keeper.keep(() => ({ edits: {}, base: { title: 'BC' } }));
  vi.advanceTimersByTime(500);
  await vi.waitFor(async () => expect(await readDraft(id)).toBeNull());
});

test('what a page that went away could only put down in haste is found, and brought to where drafts are', async () => {
  const hasty = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    get length() {
      return hasty.size;
    },
    key: (at: number) => [...hasty.keys()][at] ?? null,
    getItem: (key: string) => hasty.get(key) ?? null,
    setItem: (key: string, value: string) => void hasty.set(key, value),
    removeItem: (key: string) => void hasty.delete(key),
  });
  // Written to the database by nobody: as when the page is gone before its answer.
  writeHastily(newRecordName(id), draft({ title: 'in haste' }));
  const [key = ''] = hasty.keys();
  const older = hasty.get(key) ?? '';
  expect((await readDraft(id))?.edits).toEqual({ title: 'in haste' });
  expect(hasty.size).toBe(0);
  // An older one than what is kept is no news.
  const [record] = (await readDraft(id))?.records ?? [];
  await writeDraft(record?.name ?? '', draft({ title: 'later' }, Date.now() + 1000));
  hasty.set(key, older);
  expect((await readDraft(id))?.edits).toEqual({ title: 'later' });
  expect(hasty.size).toBe(0);
  const keeper = createDraftKeeper(id, 60_000);
  keeper.keep(() => ({ edits: { body: 'b' }, base: { body: 'a' } }));
  keeper.flushLast();
  expect([...hasty.values()].join(' ')).toContain('"body":"b"');
  await vi.waitFor(() => expect(hasty.size).toBe(0));
});

test('a save takes what it has sent out of the draft, and not what was typed since', async () => {
  const keeper = createDraftKeeper(id, 0);
  keeper.keep(() => ({ edits: { title: 'BC', body: 'sent' }, base: { title: 'A', body: null } }));
  keeper.forget({ title: 'B', body: 'sent' });
  keeper.flush();
  await vi.waitFor(async () => expect((await readDraft(id))?.edits).toEqual({ title: 'BC' }));
  keeper.forget({ title: 'BC' });
  await vi.waitFor(async () => expect(await readDraft(id)).toBeNull());
});

test('each form has a draft of its own: none writes over another’s, the later edit counts, and one removes its own only', async () => {
  const first = createDraftKeeper(id, 0);
  const second = createDraftKeeper(id, 0);
  first.keep(() => ({ edits: { title: 'B', body: 'first' }, base: { title: 'A', body: null } }));
  first.flush();
  await vi.waitFor(async () => expect(await readDraft(id)).not.toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 2));
  second.keep(() => ({ edits: { body: 'second' }, base: { body: 'x' } }));
  second.flush();
  await vi.waitFor(async () =>
    expect(await readDraft(id)).toMatchObject({
      edits: { title: 'B', body: 'second' },
      base: { title: 'A', body: 'x' },
    }),
  );
  second.forget();
  await vi.waitFor(async () => expect((await readDraft(id))?.edits).toEqual({ title: 'B', body: 'first' }));
});

test('what was taken into a form goes once it is kept there, unless its own form went on', async () => {
  const [gone, open] = [newRecordName(id), newRecordName(id)];
  await writeDraft(gone, draft({ title: 'B' }, 1_900_000_000_000));
  await writeDraft(open, draft({ body: 'b' }, 1_900_000_000_000));
  const found = await readDraft(id);
  await writeDraft(open, draft({ body: 'bc' }, 1_900_000_000_500));
  const keeper = createDraftKeeper(id, 0);
  keeper.absorb(found?.records ?? []);
  keeper.keep(() => ({ edits: { title: 'B', body: 'b' }, base: { title: 'A' } }));
  keeper.flush();
  await vi.waitFor(async () => {
    const now = await readDraft(id);
    expect(now?.records).toHaveLength(2);
    expect(now?.records.map(({ name }) => name)).not.toContain(gone);
  });
});

test('a page that goes away writes at once; what is forgotten stays away', async () => {
  const keeper = createDraftKeeper(id, 60_000);
  keeper.keep(() => ({ edits: { title: 'B' }, base: { title: 'A' } }));
  keeper.flush();
  await vi.waitFor(async () => expect((await readDraft(id))?.edits).toEqual({ title: 'B' }));
  keeper.keep(() => ({ edits: { title: 'C' }, base: { title: 'A' } }));
  keeper.forget();
  keeper.flush();
  await vi.waitFor(async () => expect(await readDraft(id)).toBeNull());
});

test('what a form still holds when it has become another record is kept no more', async () => {
  const keeper = createDraftKeeper(id, 0);
  const read = () => ({ edits: { title: 'B' }, base: { title: 'A' } });
  keeper.keep(read);
  keeper.flush();
  await vi.waitFor(async () => expect(await readDraft(id)).not.toBeNull());
  keeper.close();
  keeper.keep(read);
  keeper.flush();
  await flushDrafts();
  expect(await readDraft(id)).toBeNull();
});
