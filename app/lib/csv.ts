/**
 * CSV as RFC 4180 has it, with two agreements of our own. A cell without anything is null, a quoted empty cell is an
 * empty text. A text that a spreadsheet would run as a formula gets an apostrophe before it, which reading takes away.
 */
const formula = /^'*[=+\-@\t\r]/;
const guarded = /^'+[=+\-@\t\r]/;
const needsQuotes = /[",;\r\n\t]|^\s|\s$|^$/;

export type CsvCell = string | null;

export interface CsvRecord {
  /** Line of the text on which the record begins, from 1. */
  line: number;
  cells: CsvCell[];
}

/** A quote that is never closed; `line` is where it was opened, from 1. */
export class CsvError extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`A quote is opened in line ${line} and never closed.`);
    this.name = 'CsvError';
    this.line = line;
  }
}

/** Makes a text harmless in a spreadsheet. `restoreText` gives it back exactly. */
export function guardText(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

export function restoreText(text: string): string {
  return guarded.test(text) ? text.slice(1) : text;
}

/** One record with its line end. */
export function toCsvLine(cells: readonly CsvCell[]): string {
  const written = cells.map((cell) =>
    cell === null ? '' : needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  return `${written.join(',')}\r\n`;
}

/** Comma, semicolon or tab, whichever the first line has most of outside of quotes. */
export function delimiterOf(text: string): string {
  const line = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0].replaceAll(/"(?:[^"]|"")*"/g, '') ?? '';
  const counted = [',', ';', '\t'].map((sign) => ({ sign, times: line.split(sign).length }));
  return counted.reduce((max, entry) => (entry.times > max.times ? entry : max)).sign;
}

/** The records of a text, blank lines left out. Throws CsvError. */
export function* csvRecords(source: string): Generator<CsvRecord> {
  const text = source.replace(/^\uFEFF/, '');
  const reader = new CsvReader(text, delimiterOf(text));
  while (!reader.isAtEnd) {
    const record = reader.record();
    if (record.cells.length > 1 || record.cells[0] !== null) yield record;
  }
}

class CsvReader {
  private at = 0;
  private line = 1;

  constructor(
    private readonly text: string,
    private readonly delimiter: string,
  ) {}

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  record(): CsvRecord {
    const { line } = this;
    const cells: CsvCell[] = [];
    do cells.push(this.cell());
    while (this.skip(this.delimiter));
    this.skip('\r');
    this.skip('\n');
    this.line += 1;
    return { line, cells };
  }

  private cell(): CsvCell {
    if (!this.skip('"')) return this.bare() || null;
    const opened = this.line;
    let value = '';
    for (;;) {
      const end = this.text.indexOf('"', this.at);
      if (end === -1) throw new CsvError(opened);
      value += this.text.slice(this.at, end);
      this.at = end + 1;
      if (!this.skip('"')) break;
      value += '"';
    }
    this.line += value.split(/\r\n|\r|\n/).length - 1;
    // What stands between a closing quote and the next delimiter is kept rather than lost.
    return value + this.bare();
  }

  private bare(): string {
    const from = this.at;
    while (!this.isAtEnd && !'\r\n'.includes(this.here) && this.here !== this.delimiter) this.at += 1;
    return this.text.slice(from, this.at);
  }

  private get here(): string {
    return this.text.charAt(this.at);
  }

  private skip(sign: string): boolean {
    if (this.here !== sign) return false;
    this.at += 1;
    return true;
  }
}
