/** What is done to store a relation, one call after the other, and how each is undone. Pure. */
import type { Collection } from '#app/entities/collections/types.ts';
import type { NewCollection } from '#app/entities/collections/mutations.ts';
import { sameJson } from '#app/lib/json.ts';
import { collectionOf, primaryKeyField } from '#app/entities/collections/rules.ts';
import type { Field, FieldBody } from '#app/entities/fields/types.ts';
import { relationOfColumn } from '#app/entities/relations/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { junctionBody, keyColumn } from './junction.ts';
import { languageRows, languagesBody, withLanguagesMade } from './languages-collection.ts';
import type { Collections, LinksState, RelationState } from './relation-state.ts';
import { textOptions, type TextsState } from './texts-state.ts';

export type RelationBody = Omit<Relation, 'id'>;

export type RelationStep =
  | { kind: 'collection'; body: NewCollection }
  | { kind: 'rows'; collection: string; key: string; items: readonly Item[] }
  | { kind: 'field'; collection: string; body: FieldBody & { field: string } }
  | { kind: 'options'; collection: string; field: string; options: Options; before: Options }
  | { kind: 'relation'; body: RelationBody }
  | { kind: 'change'; id: number; changes: Partial<RelationBody>; before: Partial<RelationBody> }
  | { kind: 'drop'; relation: Relation };

type Options = Record<string, unknown>;

interface Model {
  relations: readonly Relation[];
  collections: Collections;
}

/**
 * The calls that store the relation of a field that is there. What is made for it comes first: a collection, then fields
 * of other collections; then the relations, of which those that are there already are changed. Nothing for what is as
 * it should be.
 */
export function relationSteps(state: RelationState, field: Field, model: Model): RelationStep[] {
  const { collection, field: name } = field;
  switch (state.kind) {
    case 'none':
      return [];
    case 'fixed':
      if (state.isKnown && state.id === null) return [];
      return relation(state.id, toOne(collection, name, state.one, undefined), model);
    case 'm2o':
      return [
        ...newBack(state.back, state.one, 'one-to-many'),
        ...relation(state.id, toOne(collection, name, state.one, state.back?.field ?? null), model),
      ];
    case 'o2m':
      return [
        ...(state.column.isNew ? [newColumn(state.many, state.column.field, collection, model)] : []),
        ...relation(
          state.id,
          {
            collection_many: state.many,
            field_many: state.column.field,
            collection_one: collection,
            field_one: name,
            junction_field: null,
          },
          model,
        ),
      ];
    case 'm2m':
      return linkSteps(state, field, model);
    case 'translation':
      return textSteps(state, field, model);
  }
}

function toOne(
  collection: string,
  field: string,
  one: string,
  back: string | null | undefined,
): RelationBody | Omit<RelationBody, 'field_one'> {
  return {
    collection_many: collection,
    field_many: field,
    collection_one: one,
    // What else is known of a relation that is there is left alone.
    ...(back === undefined ? {} : { field_one: back }),
    junction_field: null,
  };
}

function linkSteps(state: LinksState, field: Field, model: Model): RelationStep[] {
  const { junction, near, far, other, ids, back } = state;
  return [
    ...newJunction(
      state.isNew,
      junction,
      [
        { field: near, of: field.collection },
        { field: far, of: other },
      ],
      model,
    ),
    ...newBack(back, other, 'many-to-many'),
    ...relation(
      ids.near,
      {
        collection_many: junction,
        field_many: near,
        collection_one: field.collection,
        field_one: field.field,
        junction_field: far,
      },
      model,
    ),
    ...relation(
      ids.far,
      {
        collection_many: junction,
        field_many: far,
        collection_one: other,
        field_one: back?.field ?? null,
        junction_field: near,
      },
      model,
    ),
  ];
}

/** Options of translations that name where the languages are; those of the other way would be in its way. */
const collectionOptions = [
  'languagesCollection',
  'languagesPrimaryKeyField',
  'languagesNameField',
  'translationLanguageField',
];
const listOptions = ['languageField', 'languages'];

function without(options: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).filter(([name]) => !names.includes(name)));
}

/** A collection of languages that there is not yet, with the languages in it. */
function newLanguages({ made, languages }: TextsState): RelationStep[] {
  if (!made) return [];
  const items = languageRows(made);
  return [
    { kind: 'collection', body: languagesBody(languages) },
    { kind: 'rows', collection: languages, key: 'code', items },
  ];
}

function textSteps(state: TextsState, field: Field, before: Model): RelationStep[] {
  const { many, column, language, languages, listed } = state;
  const model = { ...before, collections: withLanguagesMade(state, before.collections) };
  const wanted = textOptions(state, model.collections);
  const isSet = Object.entries(wanted).every(([key, value]) => sameJson(ownValue(field.options, key), value));
  return [
    ...newLanguages(state),
    ...newJunction(
      state.isNew,
      many,
      [
        { field: column, of: field.collection },
        { field: language, of: listed ? null : languages },
      ],
      model,
    ),
    ...relation(
      state.id,
      {
        collection_many: many,
        field_many: column,
        collection_one: field.collection,
        field_one: field.field,
        junction_field: null,
      },
      model,
    ),
    ...(isSet
      ? []
      : [
          {
            kind: 'options' as const,
            collection: field.collection,
            field: field.field,
            options: { ...without(field.options, listed ? collectionOptions : listOptions), ...wanted },
            before: field.options,
          },
        ]),
  ];
}

/**
 * A relation with an id is changed where it differs, else the one that the column has already, else it is made. When the
 * column has another one than the field had, that becomes the field's, and the former is no longer named by it.
 */
function relation(
  id: number | null,
  body: RelationBody | Omit<RelationBody, 'field_one'>,
  { relations }: Model,
): RelationStep[] {
  const former = relations.find((entry) => entry.id === id);
  const there = relationOfColumn(relations, body.collection_many, body.field_many) ?? former;
  if (!there) return [{ kind: 'relation', body: { field_one: null, ...body } }];
  const released =
    former && former !== there ? change(former, { field_one: null, junction_field: null }) : [];
  return [...released, ...change(there, body)];
}

function change(there: Relation, body: Partial<RelationBody>): RelationStep[] {
  const keys = (Object.keys(body) as (keyof RelationBody)[]).filter((key) => body[key] !== there[key]);
  if (keys.length === 0) return [];
  const only = (from: Partial<RelationBody>): Partial<RelationBody> =>
    Object.fromEntries(keys.map((key) => [key, from[key] ?? null]));
  return [{ kind: 'change', id: there.id, changes: only(body), before: only(there) }];
}

function newJunction(
  isNew: boolean,
  name: string,
  ends: readonly { field: string; of: string | null }[],
  { collections }: Model,
): RelationStep[] {
  if (!isNew) return [];
  const found = ends.flatMap(({ field, of }): { field: string; collection: Collection | null }[] => {
    if (of === null) return [{ field, collection: null }];
    const collection = collectionOf(collections, of);
    return collection ? [{ field, collection }] : [];
  });
  return [{ kind: 'collection', body: junctionBody(name, found) }];
}

/** A field of another collection that lists the items of the relation from there. */
function newBack(
  back: { field: string; isNew: boolean } | null,
  collection: string,
  asked: 'one-to-many' | 'many-to-many',
): RelationStep[] {
  if (!back?.isNew) return [];
  return [{ kind: 'field', collection, body: { field: back.field, type: 'o2m', interface: asked } }];
}

/** A column of another collection that holds the key of an item of this one. */
function newColumn(collection: string, field: string, one: string, { collections }: Model): RelationStep {
  const target = collectionOf(collections, one);
  const { datatype, length } = keyColumn(target ? primaryKeyField(target) : undefined);
  return {
    kind: 'field',
    collection,
    body: {
      field,
      type: 'm2o',
      ...(datatype === undefined ? {} : { datatype }),
      ...(length === undefined ? {} : { length }),
      interface: 'many-to-one',
    },
  };
}
