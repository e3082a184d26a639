/** A file that is to be imported, as a table: what stands in it, not yet what it means. */
import { CsvError, csvRecords } from '#app/lib/csv.ts';
import { jsonProblem, parseJson } from '#app/lib/json.ts';
import { ownValue } from '#app/lib/own-value.ts';

export interface FileTable {
  format: 'csv' | 'json';
  columns: string[];
  rows: FileRow[];
}

export interface FileRow {
  /** Line of a CSV file, number of the entry in a JSON file; from 1. */
  line: number;
  /** By column; undefined where a row has nothing for it. */
  cells: readonly unknown[];
}

export type FileProblem =
  | { problem: 'empty' | 'noList' | 'noColumns' }
  | { problem: 'openQuote'; line: number }
  | { problem: 'notJson'; message: string }
  | { problem: 'twice'; column: string };

/** Reads a file by its content: what begins like a JSON list or object is JSON. */
export function readFile(text: string): FileTable | FileProblem {
  const content = text.replace(/^\uFEFF/, '');
  if (content.trim() === '') return { problem: 'empty' };
  return /^\s*[[{]/.test(content) ? readJson(content) : readCsv(content);
}

function readCsv(text: string): FileTable | FileProblem {
  try {
    const [head, ...records] = csvRecords(text);
    const columns = (head?.cells ?? []).map((cell) => (cell ?? '').trim());
    if (columns.every((column) => column === '')) return { problem: 'noColumns' };
    const twice = columns.find((column, index) => column !== '' && columns.indexOf(column) !== index);
    if (twice !== undefined) return { problem: 'twice', column: twice };
    return { format: 'csv', columns, rows: records };
  } catch (error) {
    if (error instanceof CsvError) return { problem: 'openQuote', line: error.line };
    throw error;
  }
}

function readJson(text: string): FileTable | FileProblem {
  const failure = jsonProblem(text);
  if (failure) return { problem: 'notJson', message: failure.message };
  const parsed = parseJson(text);
  // An answer of the API holds its list under `data`.
  const list = Array.isArray(parsed) ? parsed : (parsed as { data?: unknown }).data;
  if (!Array.isArray(list) || !list.every(isObject)) return { problem: 'noList' };
  const columns = [...new Set(list.flatMap((entry) => Object.keys(entry)))];
  if (columns.length === 0) return { problem: 'empty' };
  return {
    format: 'json',
    columns,
    rows: list.map((entry, index) => ({
      line: index + 1,
      cells: columns.map((column) => ownValue(entry, column)),
    })),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
