/** What keeps the relation of a field from being saved. Pure. */
import { collectionOf, fieldOf } from '#app/entities/collections/rules.ts';
import type { FieldDraft } from '#app/screens/settings/fields/draft.ts';
import type { Collections, FieldChoice, LinksState, RelationState } from './relation-state.ts';
import type { TextsState } from './texts-state.ts';

/** The parts of a relation that may be wrong, and why. */
export type RelationProblem =
  `${string}.${'missing' | 'gone' | 'taken' | 'same' | 'ownName' | 'badName' | 'noKey'}`;

/** What keeps the relation from being saved, as `part.reason`; the tab says it in words at its place. */
export function relationProblems(
  state: RelationState,
  draft: FieldDraft,
  collections: Collections,
): RelationProblem[] {
  switch (state.kind) {
    case 'none':
    case 'fixed':
      return [];
    case 'm2o':
      return [
        ...inCollection('one', state.one, collections),
        ...back(state.back, state.one, draft, collections),
      ];
    case 'o2m':
      return [
        ...inCollection('many', state.many, collections),
        ...column('column', state.column, state.many, draft, collections),
      ];
    case 'm2m':
      return linkProblems(state, draft, collections);
    case 'translation':
      return textProblems(state, draft, collections);
  }
}

function linkProblems(state: LinksState, draft: FieldDraft, collections: Collections): RelationProblem[] {
  const { isNew, near, far, junction } = state;
  const ends: RelationProblem[] = near !== '' && near === far ? ['far.same'] : [];
  return [
    ...inCollection('other', state.other, collections),
    ...(isNew
      ? newCollection('junction', junction, collections)
      : inCollection('junction', junction, collections)),
    ...column('near', { field: near, isNew }, isNew ? null : junction, draft, collections),
    ...column('far', { field: far, isNew }, isNew ? null : junction, draft, collections),
    ...ends,
    ...ownNames(state, draft),
    ...back(state.back, state.other, draft, collections),
  ];
}

/**
 * A collection that is linked with itself: recorded servers take the list for the junction's column of the same name, and no item
 * can be saved with it. What is there already can't be renamed.
 */
function ownNames({ isNew, ids, other, near, far, back }: LinksState, draft: FieldDraft): RelationProblem[] {
  if (other !== draft.collection || (!isNew && ids.near !== null)) return [];
  return [
    ...(far !== '' && far === draft.field ? ['far.ownName' as const] : []),
    ...(near !== '' && near === back?.field ? ['near.ownName' as const] : []),
  ];
}

function textProblems(state: TextsState, draft: FieldDraft, collections: Collections): RelationProblem[] {
  const { isNew, column: own, language, many, listed } = state;
  const ends: RelationProblem[] = own !== '' && own === language ? ['language.same'] : [];
  return [
    ...(listed ? listProblems(listed) : languageProblems(state, collections)),
    ...(isNew ? newCollection('many', many, collections) : inCollection('many', many, collections)),
    ...column('column', { field: own, isNew }, isNew ? null : many, draft, collections),
    ...column('language', { field: language, isNew }, isNew ? null : many, draft, collections),
    ...ends,
  ];
}

function languageProblems(
  { languages, made, many }: TextsState,
  collections: Collections,
): RelationProblem[] {
  if (!made) return inCollection('languages', languages, collections);
  return [
    ...newCollection('languages', languages, collections),
    ...(languages !== '' && languages === many ? ['languages.taken' as const] : []),
    ...(made.length === 0 ? ['made.missing' as const] : []),
  ];
}

function listProblems(listed: Record<string, unknown>): RelationProblem[] {
  return Object.keys(listed).length === 0 ? ['listed.missing'] : [];
}

function inCollection(part: string, name: string, collections: Collections): RelationProblem[] {
  if (name === '') return [`${part}.missing`];
  const found = collectionOf(collections, name);
  if (!found) return [`${part}.gone`];
  return Object.values(found.fields).some((field) => field.primary_key) ? [] : [`${part}.noKey`];
}

function newCollection(part: string, name: string, collections: Collections): RelationProblem[] {
  if (name === '') return [`${part}.missing`];
  if (!isGoodName(name) || name.startsWith('directus_')) return [`${part}.badName`];
  return collectionOf(collections, name) ? [`${part}.taken`] : [];
}

/** A column that holds a key; `within` is null where its collection is made with it. */
function column(
  part: string,
  choice: FieldChoice,
  within: string | null,
  draft: FieldDraft,
  collections: Collections,
): RelationProblem[] {
  if (choice.field === '') return [`${part}.missing`];
  if (choice.isNew && !isGoodName(choice.field)) return [`${part}.badName`];
  // The junction's own key.
  if (within === null) return choice.field === 'id' ? [`${part}.taken`] : [];
  const target = collectionOf(collections, within);
  if (!target) return [];
  const isThere = fieldOf(target, choice.field) !== undefined;
  const isOwnName = choice.isNew && within === draft.collection && choice.field === draft.field;
  if (choice.isNew) return isThere || isOwnName ? [`${part}.taken`] : [];
  return isThere ? [] : [`${part}.gone`];
}

function back(
  choice: FieldChoice | null,
  within: string,
  draft: FieldDraft,
  collections: Collections,
): RelationProblem[] {
  return choice === null ? [] : column('back', choice, within, draft, collections);
}

function isGoodName(name: string): boolean {
  return /^[a-z\d_]{1,64}$/.test(name);
}
