import { useMemo, useState } from 'react';
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { CellFormat } from '#app/entities/items/cells-local.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { useCollections, usePermissions, useRelations } from '#app/session/model.ts';
import { type FoundFormat, formatFinder, readAs } from './column-formats.ts';
import { guessMapping, type Mapping } from './import-plan.ts';
import type { FileTable } from './read-file.ts';
import { type LinkColumn, type MatchChoice, matchChoice } from './relation-match.ts';

/** What was chosen for the column of a field. */
interface ColumnChoice {
  format?: CellFormat;
  isConfirmed?: boolean;
  /** The field of the other collection that links are named by. */
  by?: string;
}

/** A column that goes to a field. */
export interface ImportColumn {
  column: number;
  field: Field;
  /** How its numbers or dates are written; null where there is but one way. */
  found: FoundFormat | null;
  format: CellFormat | null;
  /** Somebody has to say which way is meant. */
  isOpen: boolean;
  isConfirmed: boolean;
  match: MatchChoice | null;
  by: Field | null;
}

const empty: FileTable = { format: 'csv', columns: [], rows: [] };

/** Where the columns of a file go, and how they are read. Choices are kept by field, so that they last while it is mapped. */
export function useImportColumns(collection: Collection, fields: readonly Field[]) {
  const locale = useLocale();
  const model = { collections: useCollections(), relations: useRelations(), permissions: usePermissions() };
  const [mapping, setMapping] = useState<Mapping>([]);
  const [choices, setChoices] = useState<ReadonlyMap<string, ColumnChoice>>(new Map());
  const [table, setTable] = useState(empty);
  const find = useMemo(() => formatFinder(table, locale), [table, locale]);

  const columns = mapping.flatMap((name, column): ImportColumn[] => {
    const field = name === null ? undefined : ownValue(collection.fields, name);
    if (!field) return [];
    const choice = choices.get(field.field) ?? {};
    const match = matchChoice(field, model);
    const by =
      [match?.key, ...(match?.others ?? [])].find((entry) => entry?.field === choice.by) ?? match?.key;
    // What stands for an item of another collection is no number to count with.
    const found = match ? null : find(column, field);
    const isOpen = found?.certainty === 'asked';
    return [
      {
        column,
        field,
        found,
        format: choice.format ?? found?.format ?? null,
        isOpen,
        isConfirmed: isOpen && Boolean(choice.isConfirmed),
        match,
        by: by ?? null,
      },
    ];
  });

  const choose = (field: string, choice: ColumnChoice) =>
    setChoices((now) => new Map(now).set(field, { ...now.get(field), ...choice }));

  return {
    mapping,
    columns,
    /** Takes the columns of a file; where they are those of before, they go where they went. */
    setTable: (next: FileTable, before: readonly string[] | null) => {
      setTable(next);
      setChoices((now) =>
        before ? new Map([...now].map(([name, { by }]) => [name, by ? { by } : {}])) : new Map(),
      );
      if (before?.join('\n') !== next.columns.join('\n'))
        setMapping(guessMapping(next.columns, fields, (field) => fieldName(field, locale)));
    },
    setField: (column: number, field: string | null) => {
      // A field takes one column: choosing it here takes it away there.
      setMapping((now) =>
        now.map((entry, index) => (index === column ? field : entry === field ? null : entry)),
      );
      // What was said of another column does not hold for this one.
      if (field !== null) setChoices((now) => new Map(now).set(field, {}));
    },
    /** Whoever chooses a format has said which one is meant. */
    setFormat: (field: string, format: CellFormat) => choose(field, { format, isConfirmed: true }),
    confirm: (field: string, isConfirmed: boolean) => choose(field, { isConfirmed }),
    setMatch: (field: string, by: string) => choose(field, { by }),
  };
}

/** The columns whose links are looked up: by a value of their own, or by key where all keys can be seen. */
export function linkColumns(columns: readonly ImportColumn[]): LinkColumn[] {
  return columns.flatMap(({ column, field, match, by }) =>
    match && by && (!by.primary_key || match.seesAll)
      ? [{ column, field, target: match.target, key: match.key, by }]
      : [],
  );
}

/** What the example of a column is read as; null when there is none, or nothing is read. */
export function exampleOf(
  { found, field, format }: ImportColumn,
  locale: string,
): { text: string; value: string | null } | null {
  if (found?.example == null || format === null) return null;
  return { text: found.example.trim(), value: readAs(found.example, field, format, locale) };
}
