/** Blocks of cells as spreadsheets put them on the clipboard: tabs between cells, quotes where a cell needs them. */
import type { CsvCell } from '#app/lib/csv.ts';

/** The text of a block. An empty text is quoted, since a cell with nothing in it is null. */
export function toClipboard(table: readonly (readonly CsvCell[])[]): string {
  const written = (cell: CsvCell) => {
    if (cell === null) return '';
    return cell === '' || /[\t\r\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  };
  return table.map((cells) => cells.map(written).join('\t')).join('\n');
}

/**
 * The block of a text. Without any tab, lines that all have the same number of commas or semicolons are taken for CSV;
 * a single line never is, since a sentence has commas too.
 */
export function fromClipboard(text: string): CsvCell[][] {
  const content = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const whole = content.endsWith('\n') ? content.slice(0, -1) : content;
  const byTab = read(whole, '\t');
  if (whole.includes('\t')) return byTab;
  for (const delimiter of [';', ',']) {
    const table = read(whole, delimiter);
    const [first] = table;
    if (table.length > 1 && first && first.length > 1 && table.every((row) => row.length === first.length)) {
      return table;
    }
  }
  return byTab;
}

function read(text: string, delimiter: string): CsvCell[][] {
  const table: CsvCell[][] = [[]];
  let at = 0;
  for (;;) {
    const quoted = readQuoted(text, at, delimiter);
    const end = quoted ? quoted.end : endOfCell(text, at, delimiter);
    table.at(-1)?.push(quoted ? quoted.cell : text.slice(at, end) || null);
    if (end >= text.length) return table;
    if (text[end] === '\n') table.push([]);
    at = end + 1;
  }
}

function endOfCell(text: string, from: number, delimiter: string): number {
  let at = from;
  while (at < text.length && text[at] !== '\n' && text[at] !== delimiter) at += 1;
  return at;
}

/** A quoted cell; null where the quotes are none: never closed, or closed in the middle of the cell. */
function readQuoted(text: string, from: number, delimiter: string): { cell: string; end: number } | null {
  if (text[from] !== '"') return null;
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    const next = text[at + 1];
    if (next === '"') at += 1;
    else if (next === undefined || next === '\n' || next === delimiter) {
      return { cell: text.slice(from + 1, at).replaceAll('""', '"'), end: at + 1 };
    } else return null;
  }
  return null;
}
