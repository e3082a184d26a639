/** The relation of a field that is being set up: what is chosen, and where it starts from. Pure. */
import type { Collection } from '#app/entities/collections/types.ts';
import { fixedCollection, relationOfColumn, toManyRelation } from '#app/entities/relations/rules.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import { interfaceOf } from '#app/interfaces/registry.ts';
import type { FieldDraft } from '#app/screens/settings/fields/draft.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { findLostHalf } from './lost-half.ts';
import { junctionNames } from './junction.ts';
import { startTexts, type TextsState } from './texts-state.ts';

/** A field of another collection: one that is there, or one that is made together with the relation. */
export interface FieldChoice {
  field: string;
  isNew: boolean;
}

/** The field holds the key of an item of `one`. `back` is the field there that lists the items with this one in them. */
export interface ToOneState {
  kind: 'm2o';
  id: number | null;
  one: string;
  back: FieldChoice | null;
}

/** The field lists the rows of `many` whose field `column` holds this item's key. */
export interface ToManyState {
  kind: 'o2m';
  id: number | null;
  many: string;
  column: FieldChoice;
}

/**
 * The field lists items of `other` by rows of a junction, which hold this item's key in `near` and the other's in `far`.
 * `back` is the field of `other` that shows the same links from there.
 */
export interface LinksState {
  kind: 'm2m';
  /** Files have but one collection that they may lead to. */
  isFiles: boolean;
  ids: { near: number | null; far: number | null };
  /** The junction is made with the relation. */
  isNew: boolean;
  /** The names of what is made were typed, so that another choice doesn't change them. */
  isNamed: boolean;
  junction: string;
  near: string;
  far: string;
  other: string;
  back: FieldChoice | null;
}

/** Where the field leads to is given by its interface: nothing is to be chosen. */
export interface FixedState {
  kind: 'fixed';
  id: number | null;
  one: string;
  /** The server knows it by the field's type, so that no relation has to say it. */
  isKnown: boolean;
}

/** Empty texts stand for what is not chosen yet. */
export type RelationState =
  | { kind: 'none' }
  | FixedState
  | ToOneState
  | ToManyState
  | LinksState
  | TextsState;

export type RelationKind = RelationState['kind'];
export type Collections = Readonly<Record<string, Collection>>;

/** The kind of relation that the draft's interface and type ask for. */
export function relationKind(draft: FieldDraft): RelationKind {
  if (draft.type === 'translation') return 'translation';
  const definition = interfaceOf(draft)?.definition;
  // An interface that is not known here leaves the type to tell.
  const asked = definition?.relational ?? ownValue(byType, draft.type);
  if (definition?.id === 'user-roles') return 'fixed';
  if (asked === 'file' || asked === 'user') return 'fixed';
  return asked ?? 'none';
}

const byType: Readonly<Record<string, 'm2o' | 'o2m' | 'file' | 'user'>> = {
  m2o: 'm2o',
  o2m: 'o2m',
  file: 'file',
  user: 'user',
};

/**
 * The relation of a field as it is stored, or the beginning of a new one. Call it again when the interface or the type
 * of the draft changes (`keepRelations` does).
 */
export function startRelations(
  draft: FieldDraft,
  relations: readonly Relation[],
  collections: Collections,
): RelationState {
  const kind = relationKind(draft);
  if (kind === 'none') return { kind };
  if (kind === 'fixed') return startFixed(draft, relations);
  if (kind === 'm2o') return startToOne(draft, relations);
  if (kind === 'translation') return startTexts(draft, relations, collections);
  return kind === 'o2m' ? startToMany(draft, relations) : startLinks(draft, relations, collections);
}

/** The state as it is while it still fits the draft, else a new beginning. */
export function keepRelations(
  state: RelationState,
  draft: FieldDraft,
  relations: readonly Relation[],
  collections: Collections,
): RelationState {
  const isSame =
    state.kind === relationKind(draft) &&
    (state.kind !== 'm2m' || state.isFiles === (draft.interface === 'files')) &&
    (state.kind !== 'fixed' || state.one === fixedOf(draft));
  return isSame ? state : startRelations(draft, relations, collections);
}

function fixedOf(draft: FieldDraft): string {
  if (draft.interface === 'user-roles') return 'directus_roles';
  return (
    fixedCollection(draft.type) ??
    (interfaceOf(draft)?.definition.relational === 'file' ? 'directus_files' : 'directus_users')
  );
}

function startFixed(draft: FieldDraft, relations: readonly Relation[]): FixedState {
  const one = fixedOf(draft);
  const own = relationOfColumn(relations, draft.collection, draft.field);
  return { kind: 'fixed', id: own?.id ?? null, one, isKnown: fixedCollection(draft.type) === one };
}

function startToOne(draft: FieldDraft, relations: readonly Relation[]): ToOneState {
  const own = relationOfColumn(relations, draft.collection, draft.field);
  return {
    kind: 'm2o',
    id: own?.id ?? null,
    one: own?.collection_one ?? '',
    back: own?.field_one ? { field: own.field_one, isNew: false } : null,
  };
}

function startToMany(draft: FieldDraft, relations: readonly Relation[]): ToManyState {
  const own = toManyRelation(relations, draft);
  return {
    kind: 'o2m',
    id: own?.id ?? null,
    many: own?.collection_many ?? '',
    column: { field: own?.field_many ?? '', isNew: false },
  };
}

function startLinks(draft: FieldDraft, relations: readonly Relation[], collections: Collections): LinksState {
  const isFiles = draft.interface === 'files';
  const own = toManyRelation(relations, draft) ?? findLostHalf(draft, relations, collections)?.near ?? null;
  if (own) {
    const far = own.junction_field
      ? relationOfColumn(relations, own.collection_many, own.junction_field)
      : null;
    return {
      kind: 'm2m',
      isFiles,
      ids: { near: own.id < 0 ? null : own.id, far: far?.id ?? null },
      isNew: false,
      isNamed: false,
      junction: own.collection_many,
      near: own.field_many,
      far: own.junction_field ?? '',
      other: far?.collection_one ?? (isFiles ? 'directus_files' : ''),
      back: far?.field_one ? { field: far.field_one, isNew: false } : null,
    };
  }
  const empty: LinksState = {
    kind: 'm2m',
    isFiles,
    ids: { near: null, far: null },
    isNew: true,
    isNamed: false,
    junction: '',
    near: '',
    far: '',
    other: '',
    back: null,
  };
  return isFiles ? withOther(empty, draft, 'directus_files', collections) : empty;
}

/** Another collection at the far end; the names of what is made follow, unless they were typed. */
export function withOther(
  state: LinksState,
  draft: FieldDraft,
  other: string,
  collections: Collections,
): LinksState {
  const next = { ...state, other, back: state.other === other ? state.back : null };
  if (!state.isNew || state.isNamed || other === '') return next;
  return { ...next, ...junctionNames(draft.collection, other, collections) };
}
