/** Relations that don't hold: what is wrong with them, and what would mend it. Pure. */
import { collectionOf, fieldOf, isSystem } from '#app/entities/collections/rules.ts';
import { isToMany } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { relatedCollection, relationOfColumn, toManyRelation } from '#app/entities/relations/rules.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import { interfaceOf } from '#app/interfaces/registry.ts';
import { findLostHalf } from './lost-half.ts';
import type { Collections } from './relation-state.ts';
import type { RelationStep } from './relation-steps.ts';

/**
 * goneMany, goneColumn, goneOne: the relation names a collection or column that there is not. goneBack: the field that
 * it names at its other end is gone. goneHalf: of a pair through a junction one is gone. goneLink: the junction has not
 * the column that leads on. none: a field that needs a relation has none.
 */
export type IssueKind = 'goneMany' | 'goneColumn' | 'goneOne' | 'goneBack' | 'goneHalf' | 'goneLink' | 'none';

export interface RelationIssue {
  kind: IssueKind;
  /** The field that doesn't work for it. */
  collection: string;
  field: string;
  /** What is missing: a collection, or `collection.field`. */
  missing: string;
  /** What mends it; empty when something has to be chosen for that. */
  mend: RelationStep[];
}

/** Everything that is wrong with the relations of the project's own collections, the fields without one last. */
export function relationIssues(relations: readonly Relation[], collections: Collections): RelationIssue[] {
  const stored = relations.filter(({ collection_many }) => !isSystem(collection_many));
  const issues = stored.flatMap((relation) => issuesOf(relation, relations, collections));
  const fields = Object.values(collections)
    .filter(({ collection }) => !isSystem(collection))
    .flatMap((collection) => Object.values(collection.fields));
  const told = new Set(issues.map(({ collection, field }) => `${collection}.${field}`));
  const bare = fields.flatMap((field) => bareField(field, relations, collections));
  return [...issues, ...bare.filter(({ collection, field }) => !told.has(`${collection}.${field}`))];
}

/** The issues that a field suffers from. */
export function issuesOfField(
  issues: readonly RelationIssue[],
  { collection, field }: { collection: string; field: string },
): RelationIssue[] {
  return issues.filter((issue) => issue.collection === collection && issue.field === field);
}

function issuesOf(
  relation: Relation,
  relations: readonly Relation[],
  collections: Collections,
): RelationIssue[] {
  const { collection_many, field_many, collection_one, field_one } = relation;
  const many = collectionOf(collections, collection_many);
  const one = collectionOf(collections, collection_one);
  const drop: RelationStep[] = [{ kind: 'drop', relation }];
  // What is left of it is the field at the end that is still there.
  const atOne = { collection: collection_one, field: field_one ?? '' };
  const atMany = { collection: collection_many, field: field_many };
  if (!many) return [{ kind: 'goneMany', ...atOne, missing: collection_many, mend: drop }];
  if (!fieldOf(many, field_many)) {
    return [{ kind: 'goneColumn', ...atOne, missing: `${collection_many}.${field_many}`, mend: drop }];
  }
  if (!one) return [{ kind: 'goneOne', ...atMany, missing: collection_one, mend: drop }];
  return [
    ...(field_one && !fieldOf(one, field_one)
      ? [
          {
            kind: 'goneBack' as const,
            ...atMany,
            missing: `${collection_one}.${field_one}`,
            mend: [change(relation, { field_one: null })],
          },
        ]
      : []),
    ...junctionIssues(relation, relations, collections),
  ];
}

function junctionIssues(
  relation: Relation,
  relations: readonly Relation[],
  collections: Collections,
): RelationIssue[] {
  const { collection_many, field_many, collection_one, field_one, junction_field } = relation;
  const junction = collectionOf(collections, collection_many);
  if (!junction_field || !junction) return [];
  const at = field_one
    ? { collection: collection_one, field: field_one }
    : { collection: collection_many, field: field_many };
  const missing = `${collection_many}.${junction_field}`;
  const column = fieldOf(junction, junction_field);
  if (!column)
    return [{ kind: 'goneLink', ...at, missing, mend: [change(relation, { junction_field: null })] }];
  // Files and users are known by the type of the column.
  if (relatedCollection(relations, column) !== null) return [];
  const other = namedBy(junction_field, collections);
  const half: RelationStep[] =
    other === null
      ? []
      : [
          {
            kind: 'relation',
            body: {
              collection_many,
              field_many: junction_field,
              collection_one: other,
              field_one: lostField(other, relation, relations, collections),
              junction_field: field_many,
            },
          },
        ];
  return [{ kind: 'goneHalf', ...at, missing, mend: half }];
}

/** A field that needs a relation and has none. */
function bareField(field: Field, relations: readonly Relation[], collections: Collections): RelationIssue[] {
  const relational = interfaceOf(field)?.definition.relational;
  const at = { kind: 'none' as const, collection: field.collection, field: field.field, missing: '' };
  if (isToMany(field)) {
    if (toManyRelation(relations, field)) return [];
    const half = relational === 'm2m' ? findLostHalf(field, relations, collections) : null;
    if (!half) return [{ ...at, mend: [] }];
    // The half that is left tells of it already.
    return [];
  }
  if (field.type !== 'm2o') return [];
  return relationOfColumn(relations, field.collection, field.field) ? [] : [{ ...at, mend: [] }];
}

/** The collection that a junction's column is named after: `tags_id`, `related_tags_id`. */
function namedBy(column: string, collections: Collections): string | null {
  const name = column.replace(/_id$/, '').replace(/^related_/, '');
  return collectionOf(collections, name)?.collection ?? null;
}

/** The field of the lost half: one of the collection that shows links and has no relation, if there is but one. */
function lostField(
  collection: string,
  left: Relation,
  relations: readonly Relation[],
  collections: Collections,
): string | null {
  const fields = Object.values(collectionOf(collections, collection)?.fields ?? {}).filter(
    (field) =>
      isToMany(field) &&
      interfaceOf(field)?.definition.relational === 'm2m' &&
      toManyRelation(relations, field) === null &&
      field.field !== left.field_one,
  );
  return fields.length === 1 ? (fields[0]?.field ?? null) : null;
}

function change(there: Relation, changes: Partial<Relation>): RelationStep {
  const before = Object.fromEntries(Object.keys(changes).map((key) => [key, there[key as keyof Relation]]));
  return { kind: 'change', id: there.id, changes, before };
}
