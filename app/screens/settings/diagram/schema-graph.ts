/** The data model as nodes and edges. Pure. */
import { collectionOf, fieldOf, isSystem } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { fixedCollection } from '#app/entities/relations/rules.ts';
import type { Relation } from '#app/entities/relations/types.ts';

export interface GraphField {
  name: string;
  type: string;
  isKey: boolean;
}

export interface GraphNode {
  /** Name of the collection. */
  id: string;
  isSystem: boolean;
  /** Not shown in the menus: most of all junctions. */
  isHidden: boolean;
  fields: readonly GraphField[];
}

/** The column `field` of `from` holds keys of `to`, which lists the rows in `back`. */
export interface GraphEdge {
  id: string;
  from: string;
  field: string;
  to: string;
  back: string | null;
  /** Of a junction: the column that leads on to the other end. */
  junction: string | null;
}

export interface SchemaGraph {
  nodes: readonly GraphNode[];
  edges: readonly GraphEdge[];
}

/**
 * The project's own collections, and those of the system that they point to when `withSystem` says so. Relations whose
 * ends are not there are left out.
 */
export function schemaGraph(
  collections: Readonly<Record<string, Collection>>,
  relations: readonly Relation[],
  { withSystem }: { withSystem: boolean },
): SchemaGraph {
  const own = Object.values(collections).filter(({ collection }) => !isSystem(collection));
  const found = new Map<string, GraphEdge>();
  const add = (edge: Omit<GraphEdge, 'id'>) => {
    const id = `${edge.from}.${edge.field}`;
    const from = collectionOf(collections, edge.from);
    const isThere = from && fieldOf(from, edge.field) && collectionOf(collections, edge.to);
    const isWanted = withSystem || !(isSystem(edge.from) || isSystem(edge.to));
    const isOwn = !isSystem(edge.from) || !isSystem(edge.to);
    if (isThere && isWanted && isOwn && !found.has(id)) found.set(id, { id, ...edge });
  };
  for (const relation of relations) {
    add({
      from: relation.collection_many,
      field: relation.field_many,
      to: relation.collection_one,
      back: relation.field_one,
      junction: relation.junction_field,
    });
  }
  // Files and users are known by the type of the field.
  for (const field of own.flatMap((collection) => Object.values(collection.fields))) {
    const to = fixedCollection(field.type);
    if (to) add({ from: field.collection, field: field.field, to, back: null, junction: null });
  }
  const edges = [...found.values()];
  const ends = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const system = Object.values(collections).filter(
    ({ collection }) => isSystem(collection) && ends.has(collection),
  );
  return { nodes: [...own, ...system].map(toNode), edges };
}

function toNode({ collection, hidden, fields }: Collection): GraphNode {
  return {
    id: collection,
    isSystem: isSystem(collection),
    isHidden: hidden,
    fields: Object.values(fields).map((field) => ({
      name: field.field,
      type: field.type,
      isKey: field.primary_key,
    })),
  };
}

/** The edges of each node, both those that leave and those that come. */
export function edgesByNode({ edges }: SchemaGraph): ReadonlyMap<string, readonly GraphEdge[]> {
  const all = new Map<string, GraphEdge[]>();
  const put = (id: string, edge: GraphEdge) => {
    const list = all.get(id);
    if (list) list.push(edge);
    else all.set(id, [edge]);
  };
  for (const edge of edges) {
    put(edge.from, edge);
    if (edge.to !== edge.from) put(edge.to, edge);
  }
  return all;
}
