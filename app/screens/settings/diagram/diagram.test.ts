import { describe, expect, test } from 'vitest';
import {
  collections,
  collectionsOf,
  id,
  made,
  number,
  relations,
  text,
} from '#app/screens/settings/relations/test-model.ts';
import { edgeLine } from './edge-path.ts';
import { clipped, toSvg } from './export-svg.ts';
import { layoutGraph, maxRows, nodeHeight, shownFields } from './layout.ts';
import { nodeTowards } from './node-move.ts';
import { relationLines } from './relation-lines.ts';
import { edgesByNode, schemaGraph, type SchemaGraph } from './schema-graph.ts';
import {
  centreOn,
  fitAll,
  isWithin,
  minZoom,
  maxZoom,
  nodesIn,
  overlaps,
  reveal,
  windowOf,
  zoomAt,
} from './viewport.ts';

const graph = schemaGraph(collections, relations, { withSystem: false });

describe('the graph', () => {
  test('has the own collections and their relations; those of the system on request', () => {
    expect(graph.nodes.map((node) => node.id)).not.toContain('directus_files');
    expect(graph.edges.map(({ from, field, to, back }) => [from, field, to, back])).toEqual([
      ['articles', 'category', 'categories', null],
      ['comments', 'article', 'articles', 'comments'],
      ['articles_tags', 'articles_id', 'articles', 'tags'],
      ['articles_tags', 'tags_id', 'tags', 'articles'],
    ]);
    const model = collectionsOf({
      notes: { id, hero: { ...number, type: 'file' } },
      directus_files: { id },
      directus_roles: { id },
    });
    const all = schemaGraph(model, [made(1, ['directus_files', 'id'], ['directus_roles', null])], {
      withSystem: true,
    });
    expect(all.nodes.map((node) => node.id)).toEqual(['notes', 'directus_files']);
    expect(all.edges).toHaveLength(1);
  });

  test('leaves out relations whose ends are gone', () => {
    const broken = [
      made(1, ['articles', 'category'], ['gone', null]),
      made(2, ['gone', 'x'], ['articles', null]),
    ];
    expect(schemaGraph(collections, broken, { withSystem: true }).edges).toEqual([]);
  });
});

describe('the layout', () => {
  const layout = layoutGraph(graph);

  test('places all nodes, none over another, each left of what it points to', () => {
    expect(layout.nodes).toHaveLength(graph.nodes.length);
    for (const a of layout.nodes) {
      for (const b of layout.nodes)
        if (a !== b) expect(overlaps(a, b), `${a.node.id} ${b.node.id}`).toBe(false);
    }
    for (const { from, to } of graph.edges) {
      expect(layout.byId.get(from)?.x).toBeLessThan(layout.byId.get(to)?.x ?? 0);
    }
  });

  test('is the same again, whatever the order of the graph', () => {
    const turned = { nodes: graph.nodes.toReversed(), edges: graph.edges.toReversed() };
    expect(layoutGraph(turned).byId.get('tags')).toEqual(layout.byId.get('tags'));
    expect(layoutGraph({ nodes: [], edges: [] })).toMatchObject({ nodes: [], width: 0, height: 0 });
  });

  test('circles and relations with itself come to an end', () => {
    const model = collectionsOf({
      a: { id, b: number, a: number },
      b: { id, c: number },
      c: { id, a: number },
    });
    const round = schemaGraph(
      model,
      [
        made(1, ['a', 'b'], ['b', null]),
        made(2, ['b', 'c'], ['c', null]),
        made(3, ['c', 'a'], ['a', null]),
        made(4, ['a', 'a'], ['a', null]),
      ],
      { withSystem: false },
    );
    expect(layoutGraph(round).nodes).toHaveLength(3);
    expect(edgeLine(round.edges[3] ?? (round.edges[0] as never), layoutGraph(round))?.path).toMatch(
      /^M[\d. ]+C/,
    );
  });

  test('a node with many fields tells of the rest', () => {
    const fields = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`f${index}`, text]));
    const [node] = schemaGraph(collectionsOf({ wide: fields }), [], { withSystem: false }).nodes;
    expect(node && shownFields(node)).toHaveLength(maxRows - 1);
    expect(node && nodeHeight(node)).toBeLessThan(600);
  });

  test('300 collections with 6,000 fields fill a page, not a ribbon', () => {
    const placed = layoutGraph(bigGraph(300, 20));
    expect(placed.nodes).toHaveLength(300);
    expect(placed.width / placed.height).toBeGreaterThan(0.4);
    expect(placed.width / placed.height).toBeLessThan(6);
  });
});

function bigGraph(count: number, fields: number): SchemaGraph {
  const nodes = Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    isSystem: false,
    isHidden: false,
    fields: Array.from({ length: fields }, (__, field) => ({
      name: `f${field}`,
      type: 'string',
      isKey: field === 0,
    })),
  }));
  const edges = nodes.flatMap((_, index) =>
    [3, 7].map((step, place) => ({
      id: `c${index}.f${place + 1}`,
      from: `c${index}`,
      field: `f${place + 1}`,
      to: `c${(index * step + place) % count}`,
      back: null,
      junction: null,
    })),
  );
  return { nodes, edges };
}

describe('the view', () => {
  const frame = { width: 800, height: 600 };

  test('zooms around a point, within bounds', () => {
    const view = { x: 10, y: 20, k: 1 };
    const next = zoomAt(view, 2, { x: 110, y: 220 });
    expect(next).toEqual({ k: 2, x: -90, y: -180 });
    expect(zoomAt(view, 1000, { x: 0, y: 0 }).k).toBe(maxZoom);
    expect(zoomAt(view, 0.0001, { x: 0, y: 0 }).k).toBe(minZoom);
  });

  test('shows all in the middle, never larger than it is', () => {
    const all = fitAll({ width: 8000, height: 1000 }, frame);
    expect(all.k).toBeCloseTo(0.092);
    expect(all.y).toBeCloseTo((600 - 92) / 2);
    expect(fitAll({ width: 100, height: 100 }, frame)).toEqual({ k: 1, x: 350, y: 250 });
    expect(fitAll({ width: 0, height: 0 }, frame).k).toBe(1);
  });

  test('moves no further than needed, or to the middle', () => {
    const view = { x: 0, y: 0, k: 1 };
    const box = { x: 100, y: 100, width: 200, height: 100 };
    expect(reveal(view, box, frame)).toEqual(view);
    expect(reveal(view, { ...box, x: 700 }, frame)).toEqual({ ...view, x: -132 });
    expect(reveal(view, { ...box, y: -50 }, frame)).toEqual({ ...view, y: 82 });
    expect(centreOn(view, box, frame, 2)).toEqual({ k: 2, x: 0, y: 0 });
  });

  test('knows what is to be drawn, with room around it', () => {
    const view = { x: 0, y: 0, k: 1 };
    const area = windowOf(view, frame);
    expect(area).toEqual({ x: -200, y: -150, width: 1200, height: 900 });
    expect(isWithin({ ...view, x: 150 }, frame, area)).toBe(true);
    expect(isWithin({ ...view, x: 250 }, frame, area)).toBe(false);
    expect(isWithin({ ...view, k: 0.3 }, frame, area)).toBe(false);
    const big = layoutGraph(bigGraph(300, 20));
    expect(nodesIn(big, area).length).toBeLessThan(40);
  });
});

describe('arrow keys', () => {
  const layout = layoutGraph(graph);
  const edges = edgesByNode(graph);
  const move = (from: string, direction: 'left' | 'right' | 'up' | 'down') =>
    nodeTowards(layout, from, direction, (other) =>
      (edges.get(from) ?? []).some(({ from: a, to: b }) => a === other || b === other),
    )?.node.id ?? null;

  test('lead along relations, and to every node', () => {
    expect(move('comments', 'right')).toBe('articles');
    expect(move('articles', 'right')).toBe('categories');
    const reached = new Set(['articles']);
    for (const from of reached) {
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = move(from, direction);
        if (next !== null) reached.add(next);
      }
    }
    expect([...reached].sort()).toEqual(graph.nodes.map((node) => node.id).sort());
  });
});

test('as a list: what a collection points to, lists, and links to', () => {
  const edges = edgesByNode(graph);
  const lines = (name: string) => relationLines(name, edges.get(name) ?? [], graph);
  expect(lines('articles')).toEqual([
    { kind: 'pointsTo', field: 'category', other: 'categories', by: null },
    { kind: 'listedIn', field: 'comments', other: 'comments', by: 'article' },
    { kind: 'linksTo', field: 'tags', other: 'tags', by: 'articles_tags' },
  ]);
  // Nothing of it shows there.
  expect(lines('categories')).toEqual([]);
  const model = collectionsOf({ places: { id, parent: number, children: { type: 'o2m' } } });
  const own = [made(1, ['places', 'parent'], ['places', 'children'])];
  const round = schemaGraph(model, own, { withSystem: false });
  expect(
    relationLines('places', edgesByNode(round).get('places') ?? [], round).map(({ kind }) => kind),
  ).toEqual(['pointsTo', 'listedIn']);
});

describe('as a file', () => {
  test('is well formed whatever things are called', () => {
    const odd = collectionsOf({ 'a<b': { 'x"&\u0000': text }, b: { id } });
    const small = schemaGraph(odd, [], { withSystem: false });
    const svg = toSvg(small, layoutGraph(small), {
      title: 'The <model>',
      nameOf: (name) => name,
      more: (count) => `${count} more`,
    });
    expect(svg).toContain('<title>The &lt;model&gt;</title>');
    expect(svg).toContain('a&lt;b');
    expect(svg).toContain('x&quot;&amp;<');
    expect(svg).not.toContain('\u0000');
    expect(svg.match(/<g>/g)).toHaveLength(2);
  });

  test('long names are cut between signs', () => {
    expect(clipped('abcdef', 4)).toBe('abc…');
    expect(clipped('😀😀😀', 3)).toBe('😀😀😀');
    expect(clipped('😀😀😀😀', 3)).toBe('😀😀…');
  });
});
