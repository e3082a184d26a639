/** The relations of a collection in words of a list. Pure. */
import type { GraphEdge, SchemaGraph } from './schema-graph.ts';

export interface RelationLine {
  /** pointsTo: holds a key; listedIn: lists the rows that hold its key; linksTo: through a junction. */
  kind: 'pointsTo' | 'listedIn' | 'linksTo';
  /** The field of the collection; null when it has none for this. */
  field: string | null;
  other: string;
  /** The column or the junction that it goes by; null for the field itself. */
  by: string | null;
}

export function relationLines(
  id: string,
  edges: readonly GraphEdge[],
  { edges: all }: Pick<SchemaGraph, 'edges'>,
): RelationLine[] {
  return edges.flatMap((edge): RelationLine[] => {
    const { from, field, to, back, junction } = edge;
    const points: RelationLine = { kind: 'pointsTo', field, other: to, by: null };
    const end = junction === null ? undefined : all.find((each) => each.id === `${from}.${junction}`);
    const lists: RelationLine =
      junction !== null && end
        ? { kind: 'linksTo', field: back, other: end.to, by: from }
        : { kind: 'listedIn', field: back, other: from, by: field };
    return [
      ...(from === id ? [points] : []),
      // What nobody sees from this side is told at the other end.
      ...(to === id && back !== null ? [lists] : []),
    ];
  });
}
