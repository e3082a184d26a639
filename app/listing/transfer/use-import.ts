import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFailedQueries } from '#app/components/form/use-failed-query.ts';
import { collectionName, keyFieldOf } from '#app/entities/collections/rules.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { CollectionRights } from '#app/entities/permissions/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useProject } from '#app/session/project.tsx';
import { existingKeys } from './existing-keys.ts';
import {
  guessMapping,
  importFields,
  type ImportMode,
  keysOf,
  makePlanner,
  type Mapping,
  type PlannedRow,
} from './import-plan.ts';
import { type FileProblem, type FileTable, readFile } from './read-file.ts';
import { type ImportOutcome, runImport } from './run-import.ts';

/** The whole file is held while it is imported, bytes. */
export const largestFile = 100_000_000;
/** Rows that are checked between two frames. */
const slice = 200;

export interface ImportFile {
  name: string;
  table: FileTable;
}

export type FileError = FileProblem | { problem: 'tooLarge' | 'unreadable' };

/** The steps of an import: a file, what its columns mean, a dry run, the run. Going back keeps what was chosen. */
export function useImport(collection: Collection, rights: CollectionRights) {
  const client = useQueryClient();
  const project = useProject();
  const locale = useLocale();
  const failedQueries = useFailedQueries();
  const name = collection.collection;
  const keyField = keyFieldOf(collection);
  // A file may write what a form for a new item may.
  const writable = rights.onCreate;
  const fields = importFields(collection, writable);
  const [file, setFile] = useState<ImportFile | null>(null);
  const [inputError, setInputError] = useState<FileError | null>(null);
  const [mapping, setMapping] = useState<Mapping>([]);
  const [mode, setMode] = useState<ImportMode>('both');
  const [progress, setProgress] = useState(0);
  const stopper = useRef<AbortController>(undefined);
  const begin = () => {
    setProgress(0);
    return (stopper.current = new AbortController()).signal;
  };

  const open = async (selected: File) => {
    setFile(null);
    setInputError(null);
    check.reset();
    run.reset();
    if (selected.size > largestFile) return setInputError({ problem: 'tooLarge' });
    const text = await selected.text().catch(() => null);
    if (text === null) return setInputError({ problem: 'unreadable' });
    const read = readFile(text);
    if ('problem' in read) return setInputError(read);
    setFile({ name: selected.name, table: read });
    setMapping(guessMapping(read.columns, fields, (field) => fieldName(field, locale)));
    return undefined;
  };

  const check = useMutation({
    mutationFn: async (table: FileTable): Promise<PlannedRow[]> => {
      const signal = begin();
      const place = { project, collection: name, keyField };
      const keys = keysOf({ table, mapping, collection });
      const existing = await existingKeys(client, place, keys, signal);
      const plan = makePlanner({ table, mapping, collection, rights: writable, mode, existing });
      const planned: PlannedRow[] = [];
      for (let from = 0; from < table.rows.length; from += slice) {
        signal.throwIfAborted();
        planned.push(...table.rows.slice(from, from + slice).map(plan));
        setProgress(planned.length);
        await nextTurn();
      }
      return planned;
    },
  });

  const run = useMutation({
    mutationFn: (rows: readonly PlannedRow[]): Promise<ImportOutcome> =>
      runImport(client, {
        project,
        collection: name,
        keyField,
        rows: rows.filter(({ problems }) => problems.length === 0),
        onProgress: setProgress,
        signal: begin(),
        explain: ({ action, key, values: sent }, error) =>
          failedQueries.forEntry(error, {
            project,
            collection: name,
            fields: Object.values(collection.fields),
            key: action === 'create' ? null : key,
            sent,
          }),
      }),
  });

  return {
    file,
    inputError,
    open: (selected: File) => void open(selected),
    fields,
    keyField,
    collectionLabel: collectionName(collection, locale),
    mapping,
    setField: (column: number, field: string | null) =>
      // A field takes one column: choosing it here takes it away there.
      setMapping((now) =>
        now.map((entry, index) => (index === column ? field : entry === field ? null : entry)),
      ),
    mode,
    setMode,
    progress,
    stop: () => stopper.current?.abort(),
    check,
    run,
    startAgain: () => {
      setFile(null);
      setInputError(null);
      check.reset();
      run.reset();
    },
  };
}

export type ImportState = ReturnType<typeof useImport>;

/** Lets the page draw, so that the progress shows. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
