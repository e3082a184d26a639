/** Links of which one of the two relations is gone. Pure. */
import { collectionOf, fieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { relatedCollection } from '#app/entities/relations/rules.ts';
import type { Relation } from '#app/entities/relations/types.ts';

/**
 * What is left of a field's links when the relation that names the field is gone: the one of the far end still tells the
 * junction and both of its columns. `near` is what was lost, with a negative id; null when nothing of that kind is
 * there, or more than one could be meant.
 */
export function findLostHalf(
  { collection, field }: { collection: string; field: string },
  relations: readonly Relation[],
  collections: Readonly<Record<string, Collection>>,
): { near: Relation; far: Relation } | null {
  const name = collection.replace(/^directus_/, '');
  const found = relations.filter(({ collection_many, junction_field, ...relation }) => {
    const junction = collectionOf(collections, collection_many);
    const column = junction ? fieldOf(junction, junction_field ?? '') : undefined;
    // Files and users need no relation: nothing is lost there.
    if (!column || relatedCollection(relations, column) !== null) return false;
    const isNamed = [name, `${name}_id`, `related_${name}_id`].includes(column.field);
    return isNamed || (relation.collection_one !== collection && collection_many.startsWith(`${name}_`));
  });
  const [far] = found;
  if (!far || found.length > 1) return null;
  const near: Relation = {
    id: -1,
    collection_many: far.collection_many,
    field_many: far.junction_field ?? '',
    collection_one: collection,
    field_one: field,
    junction_field: far.field_many,
  };
  return { near, far };
}
