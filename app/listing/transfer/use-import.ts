import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFailedQueries } from '#app/components/form/use-failed-query.ts';
import { collectionName, keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { CollectionRights } from '#app/entities/permissions/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useProject } from '#app/session/project.tsx';
import { existingKeys } from './existing-keys.ts';
import {
  importFields,
  type ImportMode,
  isReady,
  keysOf,
  makePlanner,
  type PlannedRow,
} from './import-plan.ts';
import type { ColumnReading } from './read-cell.ts';
import { findLinks } from './relation-match.ts';
import { type ImportOutcome, runImport } from './run-import.ts';
import type { FileTable } from './read-file.ts';
import { type ImportColumn, linkColumns, useImportColumns } from './use-import-columns.ts';
import { type ImportFile, useImportFile } from './use-import-file.ts';

/** Rows that are checked between two frames. */
const slice = 200;

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
  const columns = useImportColumns(collection, fields);
  const { file, clear, open, ...reading } = useImportFile(columns.setTable);
  const [mode, setMode] = useState<ImportMode>('both');
  const [progress, setProgress] = useState(0);
  const stopper = useRef<AbortController>(undefined);
  const begin = () => {
    setProgress(0);
    return (stopper.current = new AbortController()).signal;
  };
  const startAgain = () => {
    clear();
    check.reset();
    run.reset();
  };

  const check = useMutation({
    mutationFn: async (source: ImportFile): Promise<PlannedRow[]> => {
      const signal = begin();
      const { table } = source;
      const { mapping } = columns;
      const readings = await readingsOf(client, project, { columns: columns.columns, table, locale }, signal);
      const keys = keysOf({ table, mapping, collection, readings });
      const existing = await existingKeys(client, { project, collection: name, keyField }, keys, signal);
      const rules = { collection, rights: writable, mode, existing };
      const plan = makePlanner({ table, mapping, readings, source, ...rules });
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
        rows: rows.filter(isReady),
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
    ...reading,
    open: (selected: File) => {
      startAgain();
      open(selected);
    },
    fields,
    keyField,
    collectionLabel: collectionName(collection, locale),
    ...columns,
    mode,
    setMode,
    progress,
    stop: () => stopper.current?.abort(),
    check,
    run,
    startAgain,
  };
}

/** How the columns are read, with the items that links are to. */
async function readingsOf(
  client: QueryClient,
  project: string,
  { columns, table, locale }: { columns: readonly ImportColumn[]; table: FileTable; locale: string },
  signal: AbortSignal,
): Promise<Map<string, ColumnReading>> {
  const readings = new Map<string, ColumnReading>(
    columns.map(({ field, format }) => [field.field, format ? { format, locale } : {}]),
  );
  for (const column of linkColumns(columns)) {
    const { field, by, target } = column;
    const found = await findLinks(client, project, column, table, signal);
    readings.set(field.field, { links: { by, target, found } });
  }
  return readings;
}

export type ImportState = ReturnType<typeof useImport>;

/** Lets the page draw, so that the progress shows. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
