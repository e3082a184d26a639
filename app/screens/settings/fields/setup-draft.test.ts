import { expect, test } from 'vitest';
import type { RelationState } from '#app/screens/settings/relations/relation-state.ts';
import { type FieldDraft, startDraft } from './draft.ts';
import { editsOf, type SetupStart, toSetupDraft, toSetupOffer, withoutNewer } from './setup-draft.ts';

const none: RelationState = { kind: 'none' };
const blank = startDraft('articles', null);
const stored: FieldDraft = {
  ...blank,
  id: 7,
  field: 'author',
  type: 'm2o',
  datatype: 'INT',
  interface: 'many-to-one',
};
const toOne = (one: string, id: number | null = 3): RelationState => ({ kind: 'm2o', id, one, back: null });
const asNew: SetupStart = { original: null, start: blank, firstRelation: none };
const asStored: SetupStart = { original: stored, start: stored, firstRelation: toOne('authors') };

/** What comes back of edits from where drafts are kept. */
function kept(begun: SetupStart, field: Partial<FieldDraft>, relation = begun.firstRelation) {
  const draft = toSetupDraft({ ...begun, draft: { ...begun.start, ...field }, relation }, true);
  return JSON.parse(JSON.stringify(draft)) as typeof draft;
}
const price = { field: 'price', interface: 'numeric', type: 'decimal', options: { placeholder: '0' } };

test('without edits nothing is kept', () => {
  const draft = toSetupDraft({ ...asNew, draft: blank, relation: none }, false);
  expect(draft).toEqual({ edits: {}, base: {} });
  expect(toSetupOffer(draft, asNew, [])).toBeNull();
});

test('a new field comes back as it was, with its relation', () => {
  const relation = toOne('authors', null);
  expect(toSetupOffer(kept(asNew, stored, relation), asNew, [])).toMatchObject({
    field: { field: 'author', type: 'm2o', interface: 'many-to-one' },
    relation,
    isMoved: false,
  });
});

test('a new field that was made like that is not offered; one whose name is taken otherwise is', () => {
  const made = { ...blank, ...price, id: 9 };
  expect(toSetupOffer(kept(asNew, price), asNew, [made])).toBeNull();
  expect(toSetupOffer(kept(asNew, price), asNew, [{ ...made, options: {} }])?.field.field).toBe('price');
});

test.each<[string, SetupStart, boolean | null]>([
  ['nothing has changed', asStored, false],
  [
    'it is saved like that',
    { ...asStored, original: { ...stored, note: 'mine' }, start: { ...stored, note: 'mine' } },
    null,
  ],
  [
    'the same was saved otherwise',
    { ...asStored, original: { ...stored, note: 'x' }, start: { ...stored, note: 'x' } },
    true,
  ],
  [
    'something else was saved',
    { ...asStored, original: { ...stored, width: 'half' }, start: { ...stored, width: 'half' } },
    false,
  ],
])('a field that is there: %s', (_, now, isMoved) => {
  const offer = toSetupOffer(kept(asStored, { note: 'mine' }), now, []);
  expect(offer?.isMoved ?? null).toBe(isMoved);
  if (offer) expect(offer).toMatchObject({ field: { note: 'mine' }, relation: null });
});

test.each<[string, RelationState, boolean, number | null]>([
  ['as it was', toOne('authors'), false, 3],
  ['another one', toOne('people', 8), true, 8],
  ['gone', none, true, null],
])('the stored relation is %s: what was chosen is put upon it', (_, firstRelation, isMoved, id) => {
  const offer = toSetupOffer(kept(asStored, {}, toOne('writers')), { ...asStored, firstRelation }, []);
  expect(offer).toMatchObject({ isMoved, relation: { kind: 'm2o', one: 'writers', id } });
});

test('what was edited since is newer; what hangs together is not mixed', () => {
  const offer = { field: { ...price, note: 'old', width: 'half' as const }, relation: none };
  const newer = (field: Partial<FieldDraft>) =>
    withoutNewer(offer, editsOf({ ...asNew, draft: { ...blank, ...field }, relation: none }));
  expect(newer({ note: 'new' })).toEqual({ field: { ...price, width: 'half' }, relation: none });
  expect(newer({ interface: 'slider' })).toEqual({
    field: { field: 'price', note: 'old', width: 'half' },
    relation: null,
  });
});

test('what can’t be read is nothing', () => {
  expect(toSetupOffer({ edits: { setup: 'x' }, base: {} }, asNew, [])).toBeNull();
  expect(toSetupOffer({ edits: { setup: { field: 1, relation: [] } }, base: {} }, asStored, [])).toBeNull();
});
