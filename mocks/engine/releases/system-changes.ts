import { own } from '#mocks/engine/values/own.ts';
/** What a release changes of the system's tables, as they are in `engine/schema/system` (those of 8.1.0). */

export interface SystemColumn {
  name: string;
  datatype: string;
  length?: string;
  signed?: boolean;
  primary_key?: boolean;
  auto_increment?: boolean;
  unique?: boolean;
  not_null?: boolean;
  default_value?: string;
}

export interface SystemField {
  id: number;
  field: string;
  type: string;
  interface: string;
  options?: unknown;
  sort?: number;
  note?: string;
  validation?: string;
  required?: boolean;
  readonly?: boolean;
  hidden_detail?: boolean;
  hidden_browse?: boolean;
  locked?: boolean;
  width?: string;
}

export interface SystemCollection {
  collection: string;
  columns: SystemColumn[];
  fields: SystemField[];
}

export interface Setting {
  key: string;
  value: string | null;
}

/** Columns, fields and settings are changed by name; those that are new say what they stand `after`. */
export interface SystemChanges {
  /** From this number of a field on, the numbers are higher by so many. Nearest entry below counts. */
  shifted_ids: { from: number; by: number }[];
  settings: { removed: string[]; changed: Record<string, string | null>; added: (Setting & After)[] };
  collections: Record<string, TableChanges>;
}

interface After {
  after: string;
}

interface TableChanges {
  columns?: (Partial<SystemColumn & After> & { name: string })[];
  /** New ones have a number of their own, so they need no place. */
  fields?: (Partial<SystemField> & { field: string })[];
  /** Names of columns that hold no null. */
  not_null?: string[];
  /** Names of fields that are gone. */
  removed?: string[];
}

/** A table as it is in the release. */
export function changedTable(table: SystemCollection, changes: SystemChanges | null): SystemCollection {
  if (!changes) return table;
  const {
    columns = [],
    fields = [],
    not_null = [],
    removed = [],
  } = own(changes.collections, table.collection) ?? {};
  const kept = table.fields.filter(({ field }) => !removed.includes(field));
  const shifted = kept.map((field) => ({ ...field, id: field.id + shiftOf(field.id, changes) }));
  return {
    ...table,
    columns: merged(table.columns, columns, 'name').map((column) =>
      not_null.includes(column.name) ? { ...column, not_null: true } : column,
    ),
    fields: merged(shifted, fields, 'field').toSorted((a, b) => a.id - b.id),
  };
}

/** The first settings of a project in the release. */
export function changedSettings(settings: readonly Setting[], changes: SystemChanges | null): Setting[] {
  if (!changes) return [...settings];
  const { removed, changed, added } = changes.settings;
  const kept = settings
    .filter(({ key }) => !removed.includes(key))
    .map(({ key, value }) => ({
      key,
      value: Object.hasOwn(changed, key) ? (own(changed, key) ?? null) : value,
    }));
  return merged(kept, added, 'key');
}

function shiftOf(id: number, { shifted_ids }: SystemChanges): number {
  return shifted_ids.findLast(({ from }) => from <= id)?.by ?? 0;
}

/** Entries with what changes them; the new ones behind the one that they name, or last. */
function merged<T extends object, K extends keyof T>(
  entries: readonly T[],
  changes: readonly (Partial<T & After> & Pick<T, K>)[],
  name: K,
): T[] {
  const list = [...entries];
  for (const { after, ...change } of changes as readonly (Partial<T> & Partial<After>)[]) {
    const at = list.findIndex((entry) => entry[name] === (change as Partial<T>)[name]);
    const place = list.findIndex((entry) => entry[name] === after);
    if (at !== -1) list[at] = { ...(list[at] as T), ...(change as Partial<T>) };
    else list.splice(place === -1 ? list.length : place + 1, 0, change as T);
  }
  return list;
}
