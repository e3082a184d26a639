/** The line of a relation between its nodes. Pure. */
import { type Box, type Layout, type PlacedNode, rowMiddle } from './layout.ts';
import type { GraphEdge } from './schema-graph.ts';

export interface EdgeLine {
  /** As the `d` of an SVG path. */
  path: string;
  /** About what it covers. */
  box: Box;
}

/** From the row of the field to that of the list at the other end, or to its head; null without both nodes. */
export function edgeLine(edge: GraphEdge, layout: Layout): EdgeLine | null {
  const from = layout.byId.get(edge.from);
  const to = layout.byId.get(edge.to);
  if (!from || !to) return null;
  const y1 = from.y + rowMiddle(from.node, edge.field);
  const y2 = to.y + rowMiddle(to.node, edge.back);
  const [leaves, comes] = sides(from, to);
  const x1 = from.x + (leaves === 1 ? from.width : 0);
  const x2 = to.x + (comes === 1 ? to.width : 0);
  const bend = Math.max(40, Math.min(Math.abs(x2 - x1) / 2, 160));
  const c1 = x1 + leaves * bend;
  const c2 = x2 + comes * bend;
  const xs = [x1, x2, c1, c2];
  const left = Math.min(...xs);
  const top = Math.min(y1, y2);
  return {
    path: `M${round(x1)} ${round(y1)}C${round(c1)} ${round(y1)} ${round(c2)} ${round(y2)} ${round(x2)} ${round(y2)}`,
    box: { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(y1, y2) - top },
  };
}

/** On which side it leaves and comes: 1 at the right, -1 at the left. One under the other go round at the right. */
function sides(from: PlacedNode, to: PlacedNode): [1 | -1, 1 | -1] {
  if (to.x >= from.x + from.width) return [1, -1];
  if (to.x + to.width <= from.x) return [-1, 1];
  return [1, 1];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
