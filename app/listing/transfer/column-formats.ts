/** In which way the numbers or dates of a column are written, found out over all of its cells. Pure. */
import { type CellFormat, cellFormats, fromLocalCell } from '#app/entities/items/cells-local.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { dateOrderOf } from '#app/lib/local-dates.ts';
import { numberFormatOf } from '#app/lib/local-numbers.ts';
import { plainText } from '#app/lib/plain-text.ts';
import type { FileTable } from './read-file.ts';

export interface FoundFormat {
  format: CellFormat;
  /** What may be chosen instead. */
  formats: readonly CellFormat[];
  /**
   * `any`: each way of reading comes to the same. `one`: those that read all cells come to the same. `asked`: they come to
   * different values, or no single one reads all cells.
   */
  certainty: 'any' | 'one' | 'asked';
  /** A cell by which the ways differ; null where they don't. */
  example: string | null;
}

/** What a cell holds in a format, as text; null where it is nothing. A cell as Lectern exports it is always read. */
export function readAs(cell: string, field: Field, format: CellFormat, locale: string): string | null {
  const read = fromLocalCell(cell, field, format, locale);
  return read && plainText(read.value);
}

/** The column's format, null for a field whose cells are written in one way only. */
export function findFormat(cells: Iterable<string | null>, field: Field, locale: string): FoundFormat | null {
  const formats = cellFormats(field);
  if (formats.length === 0) return null;
  const own = isDateFormat(formats[0]) ? dateOrderOf(locale) : numberFormatOf(locale);
  const tally = new Tally(formats);
  for (const text of new Set(cells)) {
    if (text === null || text.trim() === '') continue;
    // With points between, short years stand first only where all years do.
    const isShortDay = own !== 'ymd' && /^\D*\d\d\s*\./.test(text);
    tally.add(
      text,
      formats.map((format) => (format === 'ymd' && isShortDay ? null : readAs(text, field, format, locale))),
    );
  }
  const best = tally.best();
  const format = best.find((entry) => entry === own) ?? best[0] ?? own;
  const { doubtful, example } = tally.differing(best);
  const certainty = doubtful ? 'asked' : example === null ? 'any' : 'one';
  // Where all is alike, the years stand first.
  return {
    format: certainty === 'any' && isDateFormat(format) ? 'ymd' : format,
    formats,
    certainty,
    example,
  };
}

function isDateFormat(format: CellFormat | undefined): boolean {
  return format === 'ymd' || format === 'dmy' || format === 'mdy';
}

/** Counts, of the different cells that can be read at all, what each format reads. */
class Tally {
  private readonly readings: { cell: string; values: (string | null)[] }[] = [];

  constructor(private readonly formats: readonly CellFormat[]) {}

  add(cell: string, values: (string | null)[]): void {
    // What all read alike tells nothing, and what none reads neither.
    if (values.some((value) => value !== values[0])) this.readings.push({ cell, values });
  }

  /** The formats that read the most. */
  best(): CellFormat[] {
    const counts = this.formats.map(
      (_, index) => this.readings.filter(({ values }) => values[index] !== null).length,
    );
    return this.formats.filter((_, index) => counts[index] === Math.max(...counts));
  }

  /** Whether the cells leave open which of the formats it is, and a cell that shows it. */
  differing(best: readonly CellFormat[]): { doubtful: boolean; example: string | null } {
    const places = best.map((format) => this.formats.indexOf(format));
    const open = this.readings.find(({ values }) =>
      places.some((place) => values[place] === null || values[place] !== values[places[0] ?? 0]),
    );
    return { doubtful: open !== undefined, example: (open ?? this.readings[0])?.cell ?? null };
  }
}

/** Remembers what it found: one for a file and a locale. */
export function formatFinder(table: FileTable, locale: string) {
  const found = new Map<string, FoundFormat | null>();
  return (column: number, field: Field): FoundFormat | null => {
    // What stands in JSON is typed.
    if (table.format === 'json') return null;
    const id = `${column} ${field.field}`;
    const known = found.get(id);
    if (known !== undefined) return known;
    const cells = table.rows.map((row) => (row.cells[column] ?? null) as string | null);
    const format = findFormat(cells, field, locale);
    found.set(id, format);
    return format;
  };
}
