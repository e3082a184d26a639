/** Rows of a file by which somebody tells whether it was read in the right encoding. Pure. */
import { plainText } from '#app/lib/plain-text.ts';
import { damageOf, type DecodedText } from '#app/lib/text-encoding.ts';
import type { FileRow, FileTable } from './read-file.ts';

const shown = 4;

/** How many rows hold characters that the encoding does not give. */
export function countLost({ rows }: FileTable, decoded: DecodedText): number {
  if (damageOf(decoded.text, decoded) !== 'lost') return 0;
  return rows.filter(({ cells }) => cells.some((cell) => damageOf(plainText(cell), decoded) === 'lost'))
    .length;
}

/** The first rows with other letters than those that all encodings have alike, else the first; in the order of the file. */
export function previewRows(rows: readonly FileRow[]): FileRow[] {
  const telling: FileRow[] = [];
  for (const row of rows) {
    if (telling.length >= shown) break;
    if (row.cells.some((cell) => /[^\u0020-\u007E\s]/.test(plainText(cell)))) telling.push(row);
  }
  const others = rows.slice(0, shown).filter((row) => !telling.includes(row));
  return [...telling, ...others].slice(0, shown).toSorted((a, b) => a.line - b.line);
}
