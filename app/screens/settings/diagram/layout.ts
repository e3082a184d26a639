/**
 * Where the nodes of a diagram stand: what points to something stands before it, level by level, related ones close to
 * each other, and groups that have nothing to do with each other side by side. Pure, and the same for the same graph.
 * Lengths are in px at a zoom of 1.
 */
import type { GraphEdge, GraphNode, SchemaGraph } from './schema-graph.ts';

export const nodeWidth = 220;
export const headHeight = 36;
export const rowHeight = 22;
/** More fields than these are told of in a last row. */
export const maxRows = 24;
const footPadding = 6;
const gapAcross = 110;
const gapDown = 28;
const gapGroups = 90;
/** A level that is higher than this goes on beside itself. */
const maxHigh = 2400;
const passes = 6;
/** So many levels stand side by side in any case. */
const longest = 8;
/** How much wider than high the whole should be. */
const shape = 2;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedNode extends Box {
  node: GraphNode;
}

export interface Layout {
  nodes: readonly PlacedNode[];
  byId: ReadonlyMap<string, PlacedNode>;
  /** Around everything, from 0, 0. */
  width: number;
  height: number;
}

/** The fields of a node that have a row of their own. */
export function shownFields({ fields }: GraphNode): GraphNode['fields'] {
  return fields.length > maxRows ? fields.slice(0, maxRows - 1) : fields;
}

export function nodeHeight({ fields }: GraphNode): number {
  return headHeight + Math.min(fields.length, maxRows) * rowHeight + footPadding;
}

/** The middle of a field's row, from the top of its node; of the head for a field without a row. */
export function rowMiddle(node: GraphNode, field: string | null): number {
  const row = shownFields(node).findIndex(({ name }) => name === field);
  return row < 0 ? headHeight / 2 : headHeight + (row + 0.5) * rowHeight;
}

export function layoutGraph(graph: SchemaGraph): Layout {
  const groups = groupsOf(graph);
  const linked = groups.filter(({ length }) => length > 1).map((group) => placeGroup(group, graph.edges));
  const alone = groups.filter(({ length }) => length === 1).flat();
  const blocks = [...linked, ...(alone.length > 0 ? [placeAlone(alone)] : [])];
  const nodes = pack(blocks);
  return {
    nodes,
    byId: new Map(nodes.map((placed) => [placed.node.id, placed])),
    width: Math.max(0, ...nodes.map(({ x, width }) => x + width)),
    height: Math.max(0, ...nodes.map(({ y, height }) => y + height)),
  };
}

/** Nodes that hang together, the largest group first; by name within. */
function groupsOf({ nodes, edges }: SchemaGraph): GraphNode[][] {
  const next = neighbours(edges);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const seen = new Set<string>();
  const groups: GraphNode[][] = [];
  for (const first of [...byId.keys()].sort()) {
    if (seen.has(first)) continue;
    seen.add(first);
    const ids = [first];
    for (let at = 0; at < ids.length; at += 1) {
      for (const id of next.get(ids[at] ?? '') ?? []) {
        if (seen.has(id) || !byId.has(id)) continue;
        seen.add(id);
        ids.push(id);
      }
    }
    groups.push(ids.sort().flatMap((id) => byId.get(id) ?? []));
  }
  return groups.sort((a, b) => b.length - a.length);
}

function neighbours(edges: readonly GraphEdge[]): Map<string, Set<string>> {
  const next = new Map<string, Set<string>>();
  const put = (a: string, b: string) => next.set(a, (next.get(a) ?? new Set()).add(b));
  for (const { from, to } of edges) {
    if (from === to) continue;
    put(from, to);
    put(to, from);
  }
  return next;
}

interface Block {
  nodes: PlacedNode[];
  width: number;
  height: number;
}

function placeGroup(group: readonly GraphNode[], edges: readonly GraphEdge[]): Block {
  const ids = new Set(group.map(({ id }) => id));
  const inside = edges.filter(({ from, to }) => from !== to && ids.has(from) && ids.has(to));
  const levels = levelsOf(group, inside);
  inOrder(levels, neighbours(inside));
  return inBands(levels.flatMap(splitHigh));
}

/** Columns side by side; those of a chain that is much longer than high go on in a band below. */
function inBands(columns: readonly GraphNode[][]): Block {
  const step = nodeWidth + gapAcross;
  const heights = columns.map(columnHeight);
  const area = heights.reduce((sum, height) => sum + (height + gapDown) * step, 0);
  const max = Math.max(longest, Math.ceil(Math.sqrt(area * shape) / step));
  const bands = Math.ceil(columns.length / max);
  const perBand = Math.ceil(columns.length / bands);
  let top = 0;
  const nodes = Array.from({ length: bands }, (_, band) => {
    const [first, end] = [band * perBand, (band + 1) * perBand];
    const height = Math.max(...heights.slice(first, end));
    const placed = columns.slice(first, end).flatMap((column, index) => {
      let y = top + (height - (heights[first + index] ?? 0)) / 2;
      return column.map((node) => {
        const box = { node, x: index * step, y, width: nodeWidth, height: nodeHeight(node) };
        y += box.height + gapDown;
        return box;
      });
    });
    top += height + gapGroups;
    return placed;
  }).flat();
  return { nodes, width: Math.min(perBand, columns.length) * step - gapAcross, height: top - gapGroups };
}

function columnHeight(column: readonly GraphNode[]): number {
  return column.reduce((sum, node) => sum + nodeHeight(node) + gapDown, -gapDown);
}

/**
 * Nodes by level: each stands left of what it points to. Edges that would close a circle are taken no account of; what
 * only is pointed to stands as far left as it can.
 */
function levelsOf(group: readonly GraphNode[], edges: readonly GraphEdge[]): GraphNode[][] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of edges) targets.set(from, [...(targets.get(from) ?? []), to]);
  // The level from the right: the longest way to a node that points nowhere.
  const depth = new Map<string, number>();
  const open = new Set<string>();
  const depthOf = (id: string): number => {
    const known = depth.get(id);
    if (known !== undefined) return known;
    open.add(id);
    const below = (targets.get(id) ?? []).filter((to) => !open.has(to)).map((to) => depthOf(to) + 1);
    open.delete(id);
    const found = Math.max(0, ...below);
    depth.set(id, found);
    return found;
  };
  const deepest = Math.max(...group.map(({ id }) => depthOf(id)));
  const levels: GraphNode[][] = Array.from({ length: deepest + 1 }, () => []);
  for (const node of group) levels[deepest - (depth.get(node.id) ?? 0)]?.push(node);
  return levels.filter((level) => level.length > 0);
}

/** Orders each level by the middle of its neighbours in the others, to and fro, so that fewer edges cross. */
function inOrder(levels: GraphNode[][], next: ReadonlyMap<string, ReadonlySet<string>>): void {
  const place = new Map<string, number>();
  const note = (level: readonly GraphNode[]) => {
    level.forEach(({ id }, index) => place.set(id, (index + 0.5) / level.length));
  };
  levels.forEach(note);
  for (let pass = 0; pass < passes; pass += 1) {
    const order = pass % 2 === 0 ? levels : levels.toReversed();
    for (const level of order) {
      const middle = new Map(
        level.map(({ id }) => {
          const places = [...(next.get(id) ?? [])].flatMap((other) => place.get(other) ?? []);
          const sum = places.reduce((total, each) => total + each, 0);
          return [id, places.length === 0 ? (place.get(id) ?? 0) : sum / places.length];
        }),
      );
      level.sort((a, b) => (middle.get(a.id) ?? 0) - (middle.get(b.id) ?? 0) || (a.id < b.id ? -1 : 1));
      note(level);
    }
  }
}

/** A level in columns of about the same height, none of them too high. */
function splitHigh(level: readonly GraphNode[]): GraphNode[][] {
  const high = columnHeight(level);
  const share = high / Math.ceil(high / maxHigh);
  const columns: GraphNode[][] = [[]];
  let height = 0;
  for (const node of level) {
    if (height > 0 && height + nodeHeight(node) / 2 > share) {
      columns.push([]);
      height = 0;
    }
    columns.at(-1)?.push(node);
    height += nodeHeight(node) + gapDown;
  }
  return columns;
}

/** Nodes without any edge, in columns, about as wide as high. */
function placeAlone(alone: readonly GraphNode[]): Block {
  const area = alone.reduce((sum, node) => sum + (nodeHeight(node) + gapDown) * (nodeWidth + gapDown), 0);
  const count = Math.max(1, Math.round(Math.sqrt(area * shape) / (nodeWidth + gapDown)));
  const ends = Array.from({ length: Math.min(count, alone.length) }, () => 0);
  const nodes = alone.map((node) => {
    const column = ends.indexOf(Math.min(...ends));
    const y = ends[column] ?? 0;
    const height = nodeHeight(node);
    ends[column] = y + height + gapDown;
    return { node, x: column * (nodeWidth + gapDown), y, width: nodeWidth, height };
  });
  return {
    nodes,
    width: ends.length * (nodeWidth + gapDown) - gapDown,
    height: Math.max(...ends) - gapDown,
  };
}

/** Blocks in lines, each as wide as the widest or as a page that is wider than high. */
function pack(blocks: readonly Block[]): PlacedNode[] {
  const area = blocks.reduce((sum, { width, height }) => sum + (width + gapGroups) * (height + gapGroups), 0);
  const max = Math.max(Math.sqrt(area * shape), ...blocks.map(({ width }) => width));
  let [x, y, line] = [0, 0, 0];
  return blocks.flatMap((block) => {
    if (x > 0 && x + block.width > max) {
      [x, y, line] = [0, y + line + gapGroups, 0];
    }
    const [left, top] = [x, y];
    x += block.width + gapGroups;
    line = Math.max(line, block.height);
    return block.nodes.map((placed) => ({ ...placed, x: placed.x + left, y: placed.y + top }));
  });
}
