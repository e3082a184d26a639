import { useRef, useState } from 'react';
import { useLocale } from '#app/i18n/locale.ts';
import { type DecodedText, decodeText, findEncoding, type TextEncoding } from '#app/lib/text-encoding.ts';
import { type FileProblem, type FileRow, type FileTable, readFile } from './read-file.ts';
import { countLost, previewRows } from './source-rows.ts';

/** The whole file is held while it is imported, bytes. */
export const largestFile = 100_000_000;

export interface ImportFile {
  name: string;
  encoding: TextEncoding;
  /** False: some bytes mean nothing in the encoding. */
  isExact: boolean;
  /** How the encoding is known: by the file, by the language of the app, or by choice. */
  origin: 'found' | 'guessed' | 'chosen';
  table: FileTable;
  /** Rows with characters that the encoding does not give. */
  lost: number;
  /** The rows by which to tell whether it is the right one. */
  preview: FileRow[];
  /** Why there is no table in the file as it was read. */
  problem: FileProblem | null;
}

export type FileError = FileProblem | { problem: 'tooLarge' | 'unreadable' };

/** The file that was chosen, as it is read. `onTable` is told of each reading, and of the columns before. */
export function useImportFile(onTable: (table: FileTable, before: readonly string[] | null) => void) {
  const locale = useLocale();
  const [file, setFile] = useState<ImportFile | null>(null);
  const [inputError, setInputError] = useState<FileError | null>(null);
  const source = useRef<File>(undefined);
  /** Of two readings under way the later one counts. */
  const turn = useRef(0);
  const clear = () => {
    source.current = undefined;
    turn.current += 1;
    setFile(null);
    setInputError(null);
  };

  /** The bytes of a file; null when they can't be read, or something else was chosen meanwhile. */
  const bytesOf = async (selected: File) => {
    source.current = selected;
    const own = (turn.current += 1);
    const bytes = await selected.arrayBuffer().catch(() => null);
    if (turn.current !== own) return null;
    if (bytes === null) {
      setFile(null);
      setInputError({ problem: 'unreadable' });
    }
    return bytes && new Uint8Array(bytes);
  };

  const take = (
    decoded: DecodedText,
    { name, origin }: Pick<ImportFile, 'name' | 'origin'>,
    before: ImportFile | null,
  ) => {
    const read = readFile(decoded.text);
    const { encoding, isExact } = decoded;
    const isTable = !('problem' in read);
    // What is surely of one encoding is not mended by another.
    if (!isTable && origin === 'found') return setInputError(read);
    const table = isTable ? read : { format: 'csv' as const, columns: [], rows: [] };
    onTable(table, before?.table.columns ?? null);
    const found = { lost: countLost(table, decoded), preview: previewRows(table.rows) };
    setFile({ name, encoding, isExact, origin, table, ...found, problem: isTable ? null : read });
    return undefined;
  };

  const open = async (selected: File) => {
    clear();
    if (selected.size > largestFile) return setInputError({ problem: 'tooLarge' });
    const bytes = await bytesOf(selected);
    if (!bytes) return undefined;
    const { encoding, isGuess } = findEncoding(bytes, locale);
    const origin = isGuess ? 'guessed' : 'found';
    return take(decodeText(bytes, encoding), { name: selected.name, origin }, null);
  };

  const readAgain = async (encoding: TextEncoding) => {
    const bytes = source.current && (await bytesOf(source.current));
    if (bytes && file) take(decodeText(bytes, encoding), { name: file.name, origin: 'chosen' }, file);
  };

  return {
    file,
    inputError,
    clear,
    open: (selected: File) => void open(selected),
    setEncoding: (encoding: TextEncoding) => void readAgain(encoding),
  };
}
