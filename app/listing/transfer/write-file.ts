import type { QueryClient } from '@tanstack/react-query';
import { nameTemplate } from '#app/entities/collections/naming.ts';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import { isToOne } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { relatedCollection } from '#app/entities/relations/rules.ts';
import type { LayoutContext } from '#app/layouts/define.ts';
import type { ItemSource } from '#app/layouts/item-windows.ts';
import { guardText, toCsvLine } from '#app/lib/csv.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { renderTemplate, templatePaths } from '#app/lib/template.ts';
import { writeJson } from '#app/lib/json.ts';
import { toCell } from '#app/entities/items/cells.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** Items per request. */
const portion = 1000;

export interface ExportPlan {
  format: 'csv' | 'json';
  source: ItemSource;
  context: LayoutContext;
  /** Fields with values of their own, in the order of the columns; the key is among them. */
  fields: readonly Field[];
  /** Beside each column of keys of other items one with their names; CSV only. */
  withNames: boolean;
  /** Told after each portion how many items are written. */
  onProgress: (done: number) => void;
  signal: AbortSignal;
}

interface NameColumn {
  field: Field;
  template: string;
  keyField: string;
}

/**
 * Reads the items of a list in portions and writes them as a file: what is in memory is the file, never all items.
 * Throws ApiError of a portion that could not be read, AbortError when it was stopped.
 */
export async function writeFile(client: QueryClient, plan: ExportPlan): Promise<Blob> {
  const { format, source, fields, signal } = plan;
  const names = format === 'csv' && plan.withNames ? nameColumns(plan) : [];
  const keyField = keyFieldOf(plan.context.collection);
  const view = {
    ...source.view,
    fields: pathsOf(fields, names),
    sort: withKey(source.view.sort, keyField),
  };
  const parts: string[] = [format === 'csv' ? headOf(fields, names) : '[\n'];
  const seen = new Set<string>();
  for (let offset = 0; ; offset += portion) {
    signal.throwIfAborted();
    const query = itemQueries.window(source.project, source.collection, view, offset, portion);
    const items = await client.fetchQuery({ ...query, staleTime: 0, gcTime: 0 });
    // Rows that move while they are read would come twice.
    const fresh = items.filter((item) => !seen.has(plainText(ownValue(item, keyField))));
    for (const item of fresh) {
      parts.push(
        format === 'csv'
          ? toCsvLine(cellsOf(item, fields, names))
          : `${seen.size > 0 ? ',\n' : ''}${writeJson(pick(item, fields))}`,
      );
      seen.add(plainText(ownValue(item, keyField)));
    }
    plan.onProgress(seen.size);
    // A portion may lack rows that the reader may see nothing of: only one without any is the end.
    if (items.length === 0) break;
  }
  if (format === 'json') parts.push('\n]\n');
  // A mark at the beginning tells spreadsheets that it is UTF-8.
  return format === 'csv'
    ? new Blob(['\uFEFF', ...parts], { type: 'text/csv;charset=utf-8' })
    : new Blob(parts, { type: 'application/json' });
}

/** The list's own order, then the key, so that no two items are of one rank from one portion to the next. */
export function withKey(sort: string | null | undefined, keyField: string): string {
  if (!sort) return keyField;
  const names = sort.split(',').map((name) => name.replace(/^-/, ''));
  return names.includes(keyField) ? sort : `${sort},${keyField}`;
}

function nameColumns({ fields, context }: ExportPlan): NameColumn[] {
  return fields.filter(isToOne).flatMap((field) => {
    const name = relatedCollection(context.relations, field);
    const related = name ? ownValue(context.collections, name) : undefined;
    if (!related) return [];
    const keyField = keyFieldOf(related);
    return [{ field, keyField, template: nameTemplate(field.options['template'], related) }];
  });
}

function pathsOf(fields: readonly Field[], names: readonly NameColumn[]): string[] {
  return fields.flatMap(({ field }) => {
    const name = names.find((column) => column.field.field === field);
    if (!name) return [field];
    return [name.keyField, ...templatePaths(name.template)].map((path) => `${field}.${path}`);
  });
}

function headOf(fields: readonly Field[], names: readonly NameColumn[]): string {
  return toCsvLine(
    fields.flatMap(({ field }) =>
      names.some((column) => column.field.field === field) ? [field, `${field} (name)`] : [field],
    ),
  );
}

function cellsOf(item: Item, fields: readonly Field[], names: readonly NameColumn[]) {
  return fields.flatMap((field) => {
    const value = ownValue(item, field.field);
    const name = names.find((column) => column.field.field === field.field);
    if (!name) return [toCell(value, field)];
    const row = typeof value === 'object' && value !== null ? (value as Item) : null;
    if (!row) return [toCell(value, field), null];
    return [toCell(ownValue(row, name.keyField), field), guardText(renderTemplate(name.template, row))];
  });
}

function pick(item: Item, fields: readonly Field[]): Item {
  return Object.fromEntries(fields.map(({ field }) => [field, ownValue(item, field) ?? null]));
}
