/** A diagram as a file that stands for itself. Pure. */
import { ownValue } from '#app/lib/own-value.ts';
import { edgeLine } from './edge-path.ts';
import { headHeight, type Layout, type PlacedNode, rowHeight, shownFields } from './layout.ts';
import type { SchemaGraph } from './schema-graph.ts';

const margin = 40;

export interface SvgWords {
  title: string;
  /** What a collection is called. */
  nameOf: (id: string) => string;
  /** For the fields that have no row: "5 more". */
  more: (count: number) => string;
}

/** The whole diagram with all its fields, dark on white. */
export function toSvg(graph: SchemaGraph, layout: Layout, words: SvgWords): string {
  const width = Math.ceil(layout.width + margin * 2);
  const height = Math.ceil(layout.height + margin * 2);
  const lines = graph.edges.flatMap((edge) => {
    const line = edgeLine(edge, layout);
    return line ? [`<path class="e" d="${line.path}" marker-end="url(#a)"/>`] : [];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-margin} ${-margin} ${width} ${height}">`,
    `<title>${escape(words.title)}</title>`,
    `<style>${style}</style>`,
    '<defs><marker id="a" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z" fill="#6b6763"/></marker></defs>',
    `<rect x="${-margin}" y="${-margin}" width="${width}" height="${height}" fill="#fff"/>`,
    ...lines,
    ...layout.nodes.map((node) => nodeSvg(node, words)),
    '</svg>',
    '',
  ].join('\n');
}

const style =
  'text{font:13px system-ui,sans-serif;fill:#2b2723}.n{font-weight:600;font-size:14px}.t{fill:#5c5751;font-size:12px;text-anchor:end}.b{fill:#fff;stroke:#8d8882}.h{fill:#f1efec}.e{fill:none;stroke:#8d8882}';

function nodeSvg({ node, x, y, width, height }: PlacedNode, { nameOf, more }: SvgWords): string {
  const fields = shownFields(node);
  const rest = node.fields.length - fields.length;
  const middle = (row: number) => y + headHeight + (row + 0.5) * rowHeight + 4;
  const rows = fields.map(
    ({ name, type, isKey }, row) =>
      `<text x="${x + 12}" y="${middle(row)}"${isKey ? ' class="n"' : ''}>${escape(clipped(name, 20))}</text>` +
      `<text class="t" x="${x + width - 12}" y="${middle(row)}">${escape(clipped(type, 16))}</text>`,
  );
  if (rest > 0) rows.push(`<text x="${x + 12}" y="${middle(fields.length)}">${escape(more(rest))}</text>`);
  return [
    `<g><rect class="b" x="${x}" y="${y}" width="${width}" height="${height}" rx="6"/>`,
    `<rect class="h" x="${x + 1}" y="${y + 1}" width="${width - 2}" height="${headHeight - 2}" rx="5"/>`,
    `<text class="n" x="${x + 12}" y="${y + headHeight / 2 + 5}">${escape(clipped(nameOf(node.id), 26))}</text>`,
    ...rows,
    '</g>',
  ].join('');
}

/** Names may be longer than their node is wide. */
export function clipped(text: string, max: number): string {
  const signs = [...text];
  return signs.length > max ? `${signs.slice(0, max - 1).join('')}…` : text;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Signs that XML can't hold at all are left out. */
function escape(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => ownValue(entities, sign) ?? sign);
}
