/** What an import would do with each row of a file. Pure: the dry run is the run without its calls. */
import { type FormField, toFormFields } from '#app/components/form/field-access.ts';
import { findProblems, type FormSchema, toFormSchema } from '#app/components/form/form-schema.ts';
import { toValues } from '#app/components/form/value-rules.ts';
import { primaryKeyField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { Rights } from '#app/entities/permissions/types.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { type CellProblem, fromCell, transferFields } from '#app/entities/items/cells.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { FileRow, FileTable } from './read-file.ts';

/** What is done with rows whose key is there already, and with those whose key is not (or that have none). */
export type ImportMode = 'both' | 'create' | 'update';

/** The field that each column of the file goes to; null is left out. */
export type Mapping = readonly (string | null)[];

export interface RowProblem {
  /** The field that is wrong; null for the row as a whole. */
  field: string | null;
  /** A problem of a cell or of the whole row, or an error text of the form's rules. */
  problem: CellProblem | 'keyTwice' | 'noKey' | { error: string };
}

export interface PlannedRow {
  line: number;
  /** As text; null for a row without one. */
  key: string | null;
  /** skip: the mode leaves it out. */
  action: 'create' | 'update' | 'skip';
  values: Item;
  problems: RowProblem[];
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
}

/** The keys that a file names, in its order. */
export function keysOf({
  table,
  mapping,
  collection,
}: Pick<PlanInput, 'table' | 'mapping' | 'collection'>): string[] {
  const column = mapping.indexOf(primaryKeyField(collection)?.field ?? '');
  if (column === -1) return [];
  return table.rows.flatMap(({ cells }) => keyText(cells[column]) ?? []);
}

function keyText(cell: unknown): string | null {
  const text = plainText(cell).trim();
  return text === '' ? null : text;
}

export type Planner = (row: FileRow) => PlannedRow;

/** Made once for an import, to be given the rows in order: it remembers the keys that it has met. */
export function makePlanner({ table, mapping, collection, rights, mode, existing }: PlanInput): Planner {
  const keyField = primaryKeyField(collection);
  const fields = mapping.map((name) => (name === null ? undefined : ownValue(collection.fields, name)));
  const mapped = new Set(mapping);
  const all = formFields(collection, rights);
  const rules = { create: rulesOf(all), update: rulesOf(all.filter(({ field }) => mapped.has(field.field))) };
  const defaults = toValues(
    all.map(({ field }) => field),
    null,
  );
  const seen = new Set<string>();

  return ({ line, cells }) => {
    const read = new Map<string, unknown>();
    const problems: RowProblem[] = [];
    let key: string | null = null;
    for (const [index, field] of fields.entries()) {
      const cell = cells[index];
      if (!field || cell === undefined) continue;
      if (field.primary_key) key = keyText(cell);
      if (field.primary_key && key === null) continue;
      const entry = table.format === 'json' ? { value: cell } : fromCell(cell as string | null, field);
      if ('problem' in entry) problems.push({ field: field.field, problem: entry.problem });
      else read.set(field.field, entry.value);
    }
    const values: Item = Object.fromEntries(read);
    const action = actionOf(mode, key, existing);
    if (key !== null && seen.has(key)) problems.push({ field: keyField?.field ?? null, problem: 'keyTwice' });
    if (key !== null) seen.add(key);
    if (action === 'update' && key === null)
      problems.push({ field: keyField?.field ?? null, problem: 'noKey' });
    if (action !== 'skip' && problems.length === 0) {
      // What a new item has no value for gets the default of its column.
      const whole = action === 'create' ? { ...defaults, ...values } : values;
      problems.push(...againstRules(rules[action], whole));
    }
    return { line, key, action, values, problems };
  };
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

export function summarise(rows: readonly PlannedRow[]): PlanSummary {
  const summary = { create: 0, update: 0, skip: 0, bad: 0 };
  for (const { action, problems } of rows)
    summary[problems.length > 0 && action !== 'skip' ? 'bad' : action] += 1;
  return summary;
}
