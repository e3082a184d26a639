/** The relation of a field of translations: rows that hold the texts of an item in one language each. Pure. */
import { collectionOf, fieldOf, isSystem, primaryKeyField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { languageFieldIn, listedLanguages } from '#app/entities/fields/languages.ts';
import { toObject } from '#app/entities/fields/rules.ts';
import { toManyRelation } from '#app/entities/relations/rules.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import { plainText } from '#app/lib/plain-text.ts';
import type { FieldDraft } from '#app/screens/settings/fields/draft.ts';
import { textNames } from './junction.ts';
import { freeLanguages, type NewLanguage } from './languages-collection.ts';

/**
 * Rows of `many` hold this item's key in `column` and the key of a language in `language`: a row of the collection
 * `languages` or, where they stand in the field's options, one of `listed`, names by key.
 */
export interface TextsState {
  kind: 'translation';
  id: number | null;
  /** The collection of the texts is made with the relation. */
  isNew: boolean;
  isNamed: boolean;
  many: string;
  column: string;
  language: string;
  languages: string;
  listed: Record<string, unknown> | null;
  /** What will be in the collection `languages`, which is made with the relation; not set for one that there is. */
  made?: readonly NewLanguage[] | null;
}

type Collections = Readonly<Record<string, Collection>>;

export function startTexts(
  draft: FieldDraft,
  relations: readonly Relation[],
  collections: Collections,
): TextsState {
  const own = toManyRelation(relations, draft);
  const isListed = listedLanguages(draft.options) !== null;
  const languages =
    plainText(draft.options['languagesCollection']) || (isListed ? '' : likelyLanguages(collections));
  const listed = languages === '' ? toObject(draft.options['languages']) : null;
  if (own) {
    return {
      kind: 'translation',
      id: own.id,
      isNew: false,
      isNamed: false,
      many: own.collection_many,
      column: own.field_many,
      language: languageFieldIn(draft.options) || likelyLanguageField(own, collections),
      languages,
      listed,
    };
  }
  return withLanguages(
    {
      kind: 'translation',
      id: null,
      isNew: true,
      isNamed: false,
      many: '',
      column: '',
      language: '',
      languages,
      listed,
    },
    draft,
    languages,
    collections,
  );
}

/** Another collection of languages; the names of what is made follow, unless they were typed. */
export function withLanguages(
  state: TextsState,
  draft: FieldDraft,
  languages: string,
  collections: Collections,
): TextsState {
  const next = { ...state, languages };
  if (!state.isNew || state.isNamed || (languages === '' && state.listed === null)) return next;
  return { ...next, ...textNames(draft.collection, languages, collections) };
}

/** A collection of these languages that is made with the relation; null: one that there is. */
export function withNewLanguages(
  state: TextsState,
  draft: FieldDraft,
  made: readonly NewLanguage[] | null,
  collections: Collections,
): TextsState {
  const languages = made ? freeLanguages(collections) : likelyLanguages(collections);
  return withLanguages({ ...state, made, listed: made ? null : state.listed }, draft, languages, collections);
}

/** The languages in a collection, or in the field's own options. */
export function withPlaceOfLanguages(
  state: TextsState,
  isListed: boolean,
  draft: FieldDraft,
  collections: Collections,
): TextsState {
  const languages = isListed ? '' : likelyLanguages(collections);
  const listed = isListed ? toObject(draft.options['languages']) : null;
  return withLanguages({ ...state, listed, made: null }, draft, languages, collections);
}

/** The options that the field needs to find the languages; empty while they aren't chosen. */
export function textOptions(state: TextsState, collections: Collections): Record<string, unknown> {
  if (state.listed) return { languageField: state.language, languages: state.listed };
  const languages = collectionOf(collections, state.languages);
  const key = languages ? primaryKeyField(languages)?.field : undefined;
  if (!languages || key === undefined) return {};
  const name = fieldOf(languages, 'name')?.field ?? fieldOf(languages, 'title')?.field ?? key;
  return {
    languagesCollection: state.languages,
    languagesPrimaryKeyField: key,
    languagesNameField: name,
    translationLanguageField: state.language,
  };
}

function likelyLanguages(collections: Collections): string {
  const own = Object.values(collections).filter(({ collection }) => !isSystem(collection));
  return own.find(({ collection }) => /^(languages?|locales?)$/.test(collection))?.collection ?? '';
}

function likelyLanguageField(relation: Relation, collections: Collections): string {
  const fields = Object.values(collectionOf(collections, relation.collection_many)?.fields ?? {});
  const found =
    fields.find((field) => field.type === 'lang') ?? fields.find(({ field }) => /lang|locale/.test(field));
  return found?.field ?? '';
}
