/** Where the arrow keys lead in a diagram. Pure. */
import type { Layout, PlacedNode } from './layout.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** How much nearer a related node counts than any other. */
const related = 0.4;

/**
 * The node that lies next in a direction: the nearest that is rather there than to the side, and sooner one that is
 * related to this one. Null at the edge.
 */
export function nodeTowards(
  layout: Layout,
  from: string,
  direction: Direction,
  isRelated: (id: string) => boolean,
): PlacedNode | null {
  const start = layout.byId.get(from);
  if (!start) return layout.nodes[0] ?? null;
  let best: PlacedNode | null = null;
  let min = Number.POSITIVE_INFINITY;
  for (const node of layout.nodes) {
    if (node === start) continue;
    const { along, aside } = distance(start, node, direction);
    if (along <= 0 || aside > along * 3) continue;
    const cost = (along + aside * 2) * (isRelated(node.node.id) ? related : 1);
    if (cost < min) [best, min] = [node, cost];
  }
  return best;
}

function distance(a: PlacedNode, b: PlacedNode, direction: Direction): { along: number; aside: number } {
  const across = middle(b.x, b.width) - middle(a.x, a.width);
  // What lies beside each other at any height is no step aside; among several of those the one by the middle.
  const level =
    apart(a.y, a.height, b.y, b.height) + Math.abs(middle(b.y, b.height) - middle(a.y, a.height)) / 10;
  const down = b.y - a.y;
  const column = apart(a.x, a.width, b.x, b.width) + Math.abs(across) / 10;
  switch (direction) {
    case 'right':
      return { along: across, aside: level };
    case 'left':
      return { along: -across, aside: level };
    case 'down':
      return { along: down, aside: column };
    case 'up':
      return { along: -down, aside: column };
  }
}

function middle(start: number, length: number): number {
  return start + length / 2;
}

/** The gap between two stretches; 0 when they overlap. */
function apart(a: number, aLength: number, b: number, bLength: number): number {
  return Math.max(0, b - (a + aLength), a - (b + bLength));
}
