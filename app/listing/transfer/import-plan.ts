/** What an import would do with each row of a file. Pure: the dry run is the run without its calls. */
import { type FormField, toFormFields } from '#app/components/form/field-access.ts';
import { findProblems, type FormSchema, toFormSchema } from '#app/components/form/form-schema.ts';
import { toValues } from '#app/components/form/value-rules.ts';
import { primaryKeyField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { withOwnKey } from '#app/entities/items/made-keys.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { Rights } from '#app/entities/permissions/types.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { type CellProblem, transferFields } from '#app/entities/items/cells.ts';
import type { CellFormat } from '#app/entities/items/cells-local.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { damageOf, type DecodedText } from '#app/lib/text-encoding.ts';
import { type ColumnReading, type LinkProblem, readCell } from './read-cell.ts';
import type { FileRow, FileTable } from './read-file.ts';

/** What is done with rows whose key is there already, and with those whose key is not (or that have none). */
export type ImportMode = 'both' | 'create' | 'update';

/** The field that each column of the file goes to; null is left out. */
export type Mapping = readonly (string | null)[];

export interface RowProblem {
  /** The field that is wrong; null for the row as a whole. */
  field: string | null;
  /**
   * A problem of a cell or of the whole row, or an error text of the form's rules. `lost`: characters that the encoding of the
   * file does not give; `replaced`: the file itself has the sign for such characters.
   */
  problem: LinkProblem | CellProblem | 'lost' | 'replaced' | 'twice' | 'noKey' | { error: string };
  /** What stands in the cell, the format in which it was read, and the collection that it was looked for in. */
  text?: string;
  format?: CellFormat;
  target?: Collection;
  /** Where the value stands before. */
  line?: number;
}

export interface PlannedRow {
  line: number;
  /** As text; null for a row without one. */
  key: string | null;
  /** skip: the mode leaves it out. */
  action: 'create' | 'update' | 'skip';
  values: Item;
  problems: RowProblem[];
  /** What is stored all the same, but not in silence. */
  notes: RowProblem[];
  /** What the file has, by column. */
  cells: readonly unknown[];
}

/** The fields that a file can set. */
export function importFields(collection: Collection, rights: Rights): Field[] {
  const forbidden = new Set([...rights.writeBlacklist, ...rights.readBlacklist]);
  return transferFields(Object.values(collection.fields)).filter(
    (field) => field.primary_key || !forbidden.has(field.field),
  );
}

/** Columns that bear the name of a field, or what it is called on the screen; of several for one field the first. */
export function guessMapping(
  columns: readonly string[],
  fields: readonly Field[],
  nameOf: (field: Field) => string,
): (string | null)[] {
  const taken = new Set<string>();
  return columns.map((column) => {
    const plain = column.toLowerCase();
    const found =
      fields.find(({ field }) => field === column) ??
      fields.find((field) => field.field.toLowerCase() === plain || nameOf(field).toLowerCase() === plain);
    if (!found || taken.has(found.field)) return null;
    taken.add(found.field);
    return found.field;
  });
}

export interface PlanInput {
  table: FileTable;
  mapping: Mapping;
  collection: Collection;
  /** Rights to create, which are also those of the form's rules. */
  rights: Rights;
  mode: ImportMode;
  /** Keys of the file that the collection has already. */
  existing: ReadonlySet<string>;
  /** How columns are read, by field; others as Lectern writes them. */
  readings?: Readings;
  /** How the file was read. */
  source?: Pick<DecodedText, 'encoding' | 'isExact'>;
}

export type Readings = ReadonlyMap<string, ColumnReading>;

const noReadings: Readings = new Map();

/** The keys that a file names, in its order. */
export function keysOf({
  table,
  mapping,
  collection,
  readings = noReadings,
}: Pick<PlanInput, 'table' | 'mapping' | 'collection' | 'readings'>): string[] {
  const field = primaryKeyField(collection);
  const column = mapping.indexOf(field?.field ?? '');
  if (!field || column === -1) return [];
  return table.rows.flatMap(({ cells }) => keyText(cells[column], field, table, readings) ?? []);
}

/** The key as text, null for none: of what it is read as, since `007` and `7` may be one. */
function keyText(cell: unknown, field: Field, { format }: FileTable, readings: Readings): string | null {
  if (plainText(cell).trim() === '') return null;
  const read = readCell(cell, field, format, readings.get(field.field));
  return 'problem' in read ? plainText(cell).trim() : plainText(read.value);
}

export type Planner = (row: FileRow) => PlannedRow;

/** Made once for an import, to be given the rows in order: it remembers the keys and unique values that it has met. */
export function makePlanner(input: PlanInput): Planner {
  const { mapping, collection, rights, mode, existing } = input;
  const keyField = primaryKeyField(collection)?.field ?? null;
  const mapped = new Set(mapping);
  const all = formFields(collection, rights);
  const rules = { create: rulesOf(all), update: rulesOf(all.filter(({ field }) => mapped.has(field.field))) };
  const defaults = toValues(
    all.map(({ field }) => field),
    null,
  );
  const readRow = rowReader(input);
  const findTwice = twiceFinder(collection);

  return (row) => {
    const { key, values, problems, notes } = readRow(row);
    const action = actionOf(mode, key, existing);
    if (action !== 'skip') problems.push(...findTwice(row.line, key, values));
    if (action === 'update' && key === null) problems.push({ field: keyField, problem: 'noKey' });
    if (action !== 'skip' && problems.length === 0) {
      // What a new item has no value for gets the default of its column.
      const whole = action === 'create' ? { ...defaults, ...values } : values;
      problems.push(...againstRules(rules[action], whole));
    }
    const plan = { line: row.line, action, problems, notes, cells: row.cells };
    if (action !== 'create' || key !== null) return { ...plan, key, values };
    // Part of the plan, so that a row whose answer is lost is found by it and not made again.
    const own = withOwnKey(collection, values);
    return { ...plan, key: plainText(ownValue(own, keyField ?? '')) || null, values: own };
  };
}

/** Reads the cells of a row that go to fields. */
function rowReader({ table, mapping, collection, readings = noReadings, source }: PlanInput) {
  const fields = mapping.map((name) => (name === null ? undefined : ownValue(collection.fields, name)));
  return ({ cells }: FileRow) => {
    const values = new Map<string, unknown>();
    const problems: RowProblem[] = [];
    const notes: RowProblem[] = [];
    let key: string | null = null;
    for (const [index, field] of fields.entries()) {
      const cell = cells[index];
      if (!field || cell === undefined) continue;
      if (field.primary_key) key = keyText(cell, field, table, readings);
      if (field.primary_key && key === null) continue;
      const text = plainText(cell);
      const damage = source ? damageOf(text, source) : null;
      const told = { field: field.field, text };
      if (damage === 'replaced') notes.push({ ...told, problem: damage });
      const read =
        damage === 'lost'
          ? { problem: damage }
          : readCell(cell, field, table.format, readings.get(field.field));
      if ('problem' in read) problems.push({ ...told, ...read });
      else values.set(field.field, read.value);
    }
    return { key, values: Object.fromEntries(values), problems, notes };
  };
}

/** Finds what an earlier row has too and only one item may have: its key, and the values of unique fields. */
function twiceFinder(collection: Collection) {
  const keyField = primaryKeyField(collection)?.field ?? null;
  const unique = Object.values(collection.fields).filter((field) => field.unique && !field.primary_key);
  const met = new Map<string, Map<string, number>>();
  const find = (field: string | null, text: string, line: number): RowProblem[] => {
    const lines = met.get(field ?? '') ?? new Map<string, number>();
    met.set(field ?? '', lines);
    const before = lines.get(text);
    if (before !== undefined) return [{ field, problem: 'twice', text, line: before }];
    lines.set(text, line);
    return [];
  };
  return (line: number, key: string | null, values: Item): RowProblem[] => [
    ...(key === null ? [] : find(keyField, key, line)),
    ...unique.flatMap(({ field }) => {
      const value = ownValue(values, field);
      return value === null || value === undefined ? [] : find(field, plainText(value), line);
    }),
  ];
}

function actionOf(mode: ImportMode, key: string | null, existing: ReadonlySet<string>): PlannedRow['action'] {
  const isThere = key !== null && existing.has(key);
  if (mode === 'create') return isThere ? 'skip' : 'create';
  if (mode === 'update') return isThere || key === null ? 'update' : 'skip';
  return isThere ? 'update' : 'create';
}

interface Rules {
  fields: readonly FormField[];
  schema: FormSchema;
}

/** As in the form, but for fields that it hides: a file may set those. */
function formFields(collection: Collection, rights: Rights): FormField[] {
  const fields = transferFields(Object.values(collection.fields)).map((field) => ({
    ...field,
    hidden_detail: false,
  }));
  return toFormFields(fields, { rights, isNew: true, isReadonly: false });
}

function rulesOf(fields: readonly FormField[]): Rules {
  return { fields, schema: toFormSchema(fields) };
}

function againstRules({ schema, fields }: Rules, values: Item): RowProblem[] {
  return Object.entries(findProblems(schema, values, fields)).map(([field, error]) => ({
    field,
    problem: { error },
  }));
}

/** How many rows there are of each kind. */
export interface PlanSummary {
  create: number;
  update: number;
  skip: number;
  bad: number;
}

/** Rows that would be written. */
export function isReady({ action, problems }: PlannedRow): boolean {
  return action !== 'skip' && problems.length === 0;
}

export function summarise(rows: readonly PlannedRow[]): PlanSummary {
  const summary = { create: 0, update: 0, skip: 0, bad: 0 };
  for (const { action, problems } of rows)
    summary[problems.length > 0 && action !== 'skip' ? 'bad' : action] += 1;
  return summary;
}
