import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LosslessNumber } from '#app/lib/json.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { type DraftId, pruneDrafts, readDraft, removeDraft, writeDraft } from './draft-store.ts';

const id: DraftId = { project: 'demo', user: 1, collection: 'articles', key: '7' };
const draft = (edits: Record<string, unknown>, at = Date.now()) => ({ at, edits, base: { title: 'A' } });

beforeEach(() => removeDraft(id));
afterEach(() => void vi.useRealTimers());

test('a draft comes back with every digit and null', async () => {
  await writeDraft(
    id,
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

test.each<Partial<DraftId>>([{ user: 2 }, { project: 'other' }, { collection: 'pages' }, { key: '8' }])(
  'it is not the draft of %o',
  async (other) => {
    await writeDraft(id, draft({ title: 'B' }));
    expect(await readDraft({ ...id, ...other })).toBeNull();
  },
);

test('old drafts are removed', async () => {
  await writeDraft(id, draft({ title: 'B' }, Date.now() - 61 * 86_400_000));
  await pruneDrafts();
  expect(await readDraft(id)).toBeNull();
});

test('edits are written half a second after the last one, no edits remove the draft', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const keeper = createDraftKeeper(id);
  keeper.keep({ title: 'B' }, { title: 'A', body: 'x' });
  vi.advanceTimersByTime(400);
  keeper.keep({ title: 'BC' }, { title: 'A', body: 'x' });
  vi.advanceTimersByTime(400);
  expect(await readDraft(id)).toBeNull();
  vi.advanceTimersByTime(100);
  await vi.waitFor(async () =>
    expect(await readDraft(id)).toMatchObject({ edits: { title: 'BC' }, base: { title: 'A' } }),
  );
  keeper.keep({}, { title: 'BC' });
  vi.advanceTimersByTime(500);
  await vi.waitFor(async () => expect(await readDraft(id)).toBeNull());
});

test('a page that goes away writes at once; what is forgotten stays away', async () => {
  const keeper = createDraftKeeper(id, 60_000);
  keeper.keep({ title: 'B' }, { title: 'A' });
  keeper.flush();
  await vi.waitFor(async () => expect((await readDraft(id))?.edits).toEqual({ title: 'B' }));
  keeper.keep({ title: 'C' }, { title: 'A' });
  keeper.forget();
  keeper.flush();
  await vi.waitFor(async () => expect(await readDraft(id)).toBeNull());
});
