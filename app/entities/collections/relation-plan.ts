/** What has to be done about relations, and what goes, to make a data model that of a file. Pure. */
import { isUnsavableList } from '#app/entities/relations/rules.ts';
import { isSystem } from './rules.ts';
import { type FileRelation, isOwnRelation, type Model, type SchemaFile } from './schema-file.ts';
import { isSameSetting } from './schema-same.ts';
import type { SchemaStep } from './schema-steps.ts';

const keyOf = ({ collection_many, field_many }: FileRelation) => `${collection_many}.${field_many}`;

/** Those of a file that are not there yet and could never be used: the server fails to save their lists. */
export function unsavableLists(file: SchemaFile, model: Model): FileRelation[] {
  const known = new Set(model.relations.map(keyOf));
  return file.relations.filter(
    (relation) => !known.has(keyOf(relation)) && isUnsavableList(relation, file.relations),
  );
}

export function planRelations(file: SchemaFile, model: Model): SchemaStep[] {
  const known = new Map(model.relations.map((relation) => [keyOf(relation), relation]));
  return file.relations.flatMap((relation): SchemaStep[] => {
    const before = known.get(keyOf(relation));
    if (!before) return [{ kind: 'create-relation', relation }];
    const changes = Object.fromEntries(
      (['collection_one', 'field_one', 'junction_field'] as const)
        .filter((key) => !isSameSetting(relation[key], before[key]))
        .map((key) => [key, relation[key]]),
    );
    return Object.keys(changes).length > 0
      ? [{ kind: 'set-relation', id: before.id, relation, changes }]
      : [];
  });
}

/** All that the file does not have: relations first, which a collection would take along. */
export function planRemovals(file: SchemaFile, { collections, relations }: Model): SchemaStep[] {
  const wanted = new Map(file.collections.map((entry) => [entry.collection, entry]));
  const kept = new Set(file.relations.map(keyOf));
  const own = Object.values(collections).filter(({ collection }) => !isSystem(collection));
  const gone = new Set(own.map(({ collection }) => collection).filter((name) => !wanted.has(name)));
  const isGone = (name: string | null) => name !== null && gone.has(name);
  return [
    ...relations
      .filter((relation) => isOwnRelation(relation) && !kept.has(keyOf(relation)))
      // Those of a collection that goes, go with it.
      .filter(({ collection_many, collection_one }) => !isGone(collection_many) && !isGone(collection_one))
      .map(({ id, ...relation }): SchemaStep => ({ kind: 'delete-relation', id, relation })),
    ...own.flatMap(({ collection, fields }) => {
      const names = new Set(wanted.get(collection)?.fields.map(({ field }) => field));
      if (!wanted.has(collection)) return [];
      return Object.values(fields)
        .filter(({ field, primary_key }) => !names.has(field) && !primary_key)
        .map(({ field }): SchemaStep => ({ kind: 'delete-field', collection, field }));
    }),
    ...[...gone].map((collection): SchemaStep => ({ kind: 'delete-collection', collection })),
  ];
}
