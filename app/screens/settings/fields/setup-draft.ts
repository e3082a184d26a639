/** A field that is being set up, as it is kept on this machine and offered again. Pure. */
import { toObject } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { sameJson } from '#app/lib/json.ts';
import type { RelationState } from '#app/screens/settings/relations/relation-state.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { FieldDraft } from './draft.ts';
import { changedFieldBody, isDraftChanged } from './draft-body.ts';

/** Where the set-up of a field has begun. */
export interface SetupStart {
  /** The field as it is stored; null for a new one. */
  original: FieldDraft | null;
  /** The same, or what a new field begins with. */
  start: FieldDraft;
  firstRelation: RelationState;
}

export interface SetupNow extends SetupStart {
  draft: FieldDraft;
  relation: RelationState;
}

/** Edits of a field: the changed properties, and the relation when that has changed. */
export interface SetupEdits {
  field: Partial<FieldDraft>;
  relation: RelationState | null;
}

export interface SetupOffer extends SetupEdits {
  /** Somebody has saved something else of the field or of its relation since. */
  isMoved: boolean;
}

interface KeptDraft {
  edits: Record<string, unknown>;
  base: Record<string, unknown>;
}

/** All in one entry: what is chosen here hangs together, and is not to be mixed with that of another tab. */
const entry = 'setup';

/** What belongs together in one field: of another interface are the options, and of another type the column. */
const bound = ['interface', 'type', 'datatype', 'length', 'options'] as const satisfies (keyof FieldDraft)[];

/** What is kept of the edits; nothing when there are none. */
export function toSetupDraft(now: SetupNow, isDirty: boolean): KeptDraft {
  if (!isDirty) return { edits: {}, base: {} };
  const { start, firstRelation } = now;
  const edits = editsOf(now);
  const before = Object.fromEntries(Object.keys(edits.field).map((key) => [key, start[key as keyof Field]]));
  return { edits: { [entry]: edits }, base: { [entry]: { field: before, relation: firstRelation } } };
}

export function editsOf({ draft, start, relation, firstRelation }: SetupNow): SetupEdits {
  return {
    field: changed(draft, start),
    relation: sameJson(relation, firstRelation) ? null : relation,
  };
}

/**
 * What of a draft is worth offering for the field as it is now: null when it is saved by now. `others` are the fields of
 * the collection, among which a new one may be already.
 */
export function toSetupOffer(kept: KeptDraft, now: SetupStart, others: readonly Field[]): SetupOffer | null {
  const { original, start, firstRelation } = now;
  const edits = toObject(kept.edits[entry]);
  const base = toObject(kept.base[entry]);
  const field = changed(toObject(edits['field']), start);
  const draft = { ...start, ...field };
  const relation = toRelation(edits['relation']);
  const from = toRelation(base['relation']);
  const isRelated = relation !== null && !sameJson(relation, firstRelation);
  if (original ? !isDraftChanged(draft, original) && !isRelated : isMade(draft, field, others)) return null;
  const before = toObject(base['field']);
  const isMoved = Object.keys(field).some(
    (key) => !sameJson(ownValue(before, key) ?? null, start[key as keyof Field]),
  );
  const isRelationMoved = isRelated && isOther(from, firstRelation);
  return {
    field,
    relation: isRelated ? withIdsOf(relation, firstRelation) : null,
    isMoved: original !== null && (isMoved || isRelationMoved),
  };
}

/** The edits of a draft without those that were made anew since. */
export function withoutNewer({ field, relation }: SetupEdits, newer: SetupEdits): SetupEdits {
  const isBound = bound.some((key) => Object.hasOwn(newer.field, key));
  const wanted = Object.entries(field).filter(
    ([key]) => !Object.hasOwn(newer.field, key) && !(isBound && (bound as readonly string[]).includes(key)),
  );
  return { field: Object.fromEntries(wanted), relation: isBound || newer.relation ? null : relation };
}

function changed(draft: Partial<FieldDraft>, start: FieldDraft): Partial<FieldDraft> {
  const keys = (Object.keys(start) as (keyof FieldDraft)[]).filter(
    (key) => Object.hasOwn(draft, key) && !sameJson(draft[key] ?? null, start[key]),
  );
  return Object.fromEntries(keys.map((key) => [key, draft[key]]));
}

/** True when a new field has been made like this, or there is nothing in it. */
function isMade(draft: FieldDraft, field: Partial<FieldDraft>, others: readonly Field[]): boolean {
  if (Object.keys(field).length === 0) return true;
  const made = others.find((other) => other.field === draft.field);
  return made !== undefined && Object.keys(changedFieldBody({ ...made, ...field }, made)).length === 0;
}

function toRelation(value: unknown): RelationState | null {
  const relation = toObject(value);
  return typeof relation['kind'] === 'string' ? (relation as unknown as RelationState) : null;
}

/** Ids of the stored relations. */
function idsOf(state: RelationState | null): number[] {
  const ids =
    state === null ? [] : 'ids' in state ? [state.ids.near, state.ids.far] : 'id' in state ? [state.id] : [];
  return ids.filter((id) => id !== null);
}

/** True when what is stored is not what it was. */
function isOther(from: RelationState | null, now: RelationState): boolean {
  const ids = idsOf(now);
  if (!sameJson(idsOf(from), ids)) return true;
  return ids.length > 0 && from?.kind === now.kind && !sameJson(from, now);
}

/** What was chosen, of the relations that are stored now. */
function withIdsOf(state: RelationState, now: RelationState): RelationState {
  if ('ids' in state) {
    const stored = now.kind === state.kind ? now : null;
    return {
      ...state,
      ids: stored?.ids ?? { near: null, far: null },
      isNew: state.isNew && (stored?.isNew ?? true),
    };
  }
  if (!('id' in state)) return state;
  return { ...state, id: now.kind === state.kind && 'id' in now ? now.id : null };
}
