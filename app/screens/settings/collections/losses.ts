/** What goes with a collection or a field that is deleted. Pure. */
import type { Collection } from '#app/entities/collections/types.ts';
import type { Relation } from '#app/entities/relations/types.ts';

/** A field elsewhere that would lead nowhere. */
export interface LostLink {
  collection: string;
  field: string;
}

/** Fields of other collections whose relation ends with a collection. */
export function linksTo(collection: string, relations: readonly Relation[]): LostLink[] {
  const links = relations.flatMap((relation): LostLink[] => {
    const { collection_many, field_many, collection_one, field_one } = relation;
    if (collection_one === collection && collection_many !== collection) {
      const beyond = beyondLink(relation, relations).filter((link) => link.collection !== collection);
      return [{ collection: collection_many, field: field_many }, ...beyond];
    }
    if (collection_many === collection && collection_one !== collection && field_one !== null) {
      return [{ collection: collection_one, field: field_one }];
    }
    return [];
  });
  return distinct(links);
}

/** Translations whose languages are the items of a collection: no relation says so, the field's options do. */
export function languageUses(
  collection: string,
  collections: Readonly<Record<string, Collection>>,
): LostLink[] {
  return Object.values(collections).flatMap(({ collection: name, fields }) =>
    Object.values(fields)
      .filter(({ options, type }) => type === 'translation' && options['languagesCollection'] === collection)
      .filter(() => name !== collection)
      .map(({ field }) => ({ collection: name, field })),
  );
}

/** Lists that reach a collection through the half of a link that points to it: nothing can be chosen in them any more. */
function beyondLink({ collection_many, field_many }: Relation, relations: readonly Relation[]): LostLink[] {
  return relations.flatMap((half) =>
    half.collection_many === collection_many && half.junction_field === field_many && half.field_one !== null
      ? [{ collection: half.collection_one, field: half.field_one }]
      : [],
  );
}

/** The other sides of the relations of a field. */
export function linksOfField(collection: string, field: string, relations: readonly Relation[]): LostLink[] {
  const links = relations.flatMap((relation): LostLink[] => {
    const { collection_many, field_many, collection_one, field_one } = relation;
    if (collection_many === collection && field_many === field) {
      const own = field_one === null ? [] : [{ collection: collection_one, field: field_one }];
      return [...own, ...beyondLink(relation, relations)];
    }
    if (collection_one === collection && field_one === field) {
      return [{ collection: collection_many, field: field_many }];
    }
    return [];
  });
  return distinct(links);
}

/** Relations that a server has left behind, what they were of being gone: they are to go, or to lose their one side. */
export interface LeftRelations {
  removed: number[];
  /** Their `field_one` leads nowhere. */
  loosened: number[];
}

/** What is left of a collection, or of one of its fields, that was deleted. */
export function leftRelations(
  collection: string,
  field: string | null,
  relations: readonly Relation[],
): LeftRelations {
  const isMany = (one: Relation) =>
    one.collection_many === collection && (field === null || one.field_many === field);
  const isOne = (one: Relation) =>
    one.collection_one === collection && (field === null || one.field_one === field);
  const many = relations.filter((one) => isMany(one) || (field === null && isOne(one)));
  const left = relations.filter((one) => field !== null && isOne(one) && !isMany(one));
  return { removed: many.map(({ id }) => id), loosened: left.map(({ id }) => id) };
}

function distinct(links: readonly LostLink[]): LostLink[] {
  const byName = new Map(links.map((link) => [`${link.collection}.${link.field}`, link]));
  return [...byName.values()];
}
