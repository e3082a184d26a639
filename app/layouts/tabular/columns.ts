import { sortingOf } from '#app/layouts/sorting.ts';
import type { ViewQuery } from '#app/entities/collection-presets/types.ts';
import { fieldOf, primaryKeyField } from '#app/entities/collections/rules.ts';
import { hasColumn, isOn, toObject } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { suggestedTitle, titlePaths } from '#app/layouts/dated-fields.ts';
import type { LayoutContext, LayoutRequest } from '#app/layouts/define.ts';
import { displayPathsOf, requestFields } from '#app/layouts/paths.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { Density } from '#app/session/density.ts';

export type Spacing = 'compact' | 'cozy' | 'comfortable';

/** Row heights in px, as the design tokens have them. */
export const rowHeights: Record<Spacing, number> = { compact: 32, cozy: 40, comfortable: 52 };
export const defaultWidth = 200;
export const widthLimits = { min: 72, max: 960 };

/** How high rows are: as the view says, else by the density that the user has chosen for all of the app. */
export function spacingOf(options: Record<string, unknown>, density: Density): Spacing {
  const { spacing } = options;
  return spacing === 'compact' || spacing === 'cozy' || spacing === 'comfortable' ? spacing : density;
}

/** Saved widths by field, in px. The old app stores what a drag left, zero and less included; those are no widths. */
export function widthsOf(options: Record<string, unknown>): Record<string, number> {
  const saved = Object.entries(toObject(options['widths'])).map(
    ([field, width]) => [field, Number(width)] as const,
  );
  return Object.fromEntries(
    saved
      .filter(([, width]) => width > 0)
      .map(([field, width]) => [
        field,
        Math.min(Math.max(Math.round(width), widthLimits.min), widthLimits.max),
      ]),
  );
}

/** Fields that can be a column: whatever shows a value and may be read. */
export function columnFields({ collection, hidden }: LayoutContext): Field[] {
  return Object.values(collection.fields).filter(
    (field) => field.type !== 'alias' && field.type !== 'group' && !hidden.has(field.field),
  );
}

/** The first four that are neither the key nor hidden in lists; failing those, the key. */
function defaultColumns(context: LayoutContext): string[] {
  const key = primaryKeyField(context.collection);
  const shown = columnFields(context).filter((field) => !field.primary_key && !field.hidden_browse);
  return (shown.length > 0 ? shown.slice(0, 4) : columnFields(context).filter((field) => field === key)).map(
    (field) => field.field,
  );
}

/** Names of the columns, in order. An empty or missing choice is the default one. */
export function columnNames(query: ViewQuery, context: LayoutContext): string[] {
  const selected = split(query.fields);
  return selected.length > 0 ? selected : defaultColumns(context);
}

function split(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** A field can be sorted by when it has a column of its own; what is behind a relation the server can't sort by. */
export function isSortable(field: Field | undefined): field is Field {
  return field !== undefined && hasColumn(field);
}

/** The next of the three orders of a column: ascending, descending, none. */
export function nextSort(query: ViewQuery, field: string): string | undefined {
  const now = sortingOf(query);
  if (now?.field !== field) return field;
  return now.descending ? undefined : `-${field}`;
}

export function clean(query: ViewQuery, context: LayoutContext): { query: ViewQuery; dropped: string[] } {
  const allowed = new Set(columnFields(context).map((field) => field.field));
  const selected = split(query.fields);
  const columns = [...new Set(selected)].filter((name) => allowed.has(name));
  const orders = split(query.sort);
  const sorts = orders.filter((entry) => {
    const name = entry.replace(/^-/, '');
    return allowed.has(name) && isSortable(fieldOf(context.collection, name));
  });
  const gone = [
    ...selected.filter((name) => !allowed.has(name)),
    ...orders.filter((entry) => !sorts.includes(entry)),
  ];
  return {
    query: {
      ...(columns.length > 0 ? { fields: columns.join(',') } : {}),
      ...(sorts.length > 0 ? { sort: sorts.join(',') } : {}),
    },
    dropped: [...new Set(gone.map((name) => name.replace(/^-/, '')))],
  };
}

/**
 * Paths of the shown columns only, and on a phone of what items are called. The key ends the order, in the direction of the field before it: rows that are
 * equal otherwise could change places between two windows, and an index on the field serves both.
 */
export function request(
  query: ViewQuery,
  _options: Record<string, unknown>,
  context: LayoutContext,
): LayoutRequest {
  const { collection } = context;
  const paths = columnNames(query, context).flatMap((name) => {
    const field = fieldOf(collection, name);
    return field ? displayPathsOf(field, context) : [];
  });
  if (context.isPhone) paths.push(...titlePaths(suggestedTitle(context), context));
  const key = primaryKeyField(collection)?.field;
  const sorts = split(query.sort);
  // Rows are moved by the number that they are in order by.
  const order = sorts[0] === undefined ? undefined : fieldOf(collection, sorts[0]);
  if (order?.type === 'sort') paths.push(order.field);
  const last = sorts.at(-1);
  const isOpen =
    key !== undefined && last !== undefined && !sorts.some((entry) => entry.replace(/^-/, '') === key);
  return {
    paths: requestFields(paths, context),
    sort:
      sorts.length === 0
        ? null
        : [...sorts, ...(isOpen ? [last.startsWith('-') ? `-${key}` : key] : [])].join(','),
  };
}

/** Moves a column by one place or to a place; places beyond the ends are the ends. */
export function moved(columns: readonly string[], name: string, to: number): string[] {
  const rest = columns.filter((entry) => entry !== name);
  const at = Math.min(Math.max(to, 0), rest.length);
  return [...rest.slice(0, at), name, ...rest.slice(at)];
}

/** Shows or hides a column; a new one comes last, and the last one can't go. */
export function toggled(columns: readonly string[], name: string): string[] {
  if (!columns.includes(name)) return [...columns, name];
  return columns.length > 1 ? columns.filter((entry) => entry !== name) : [...columns];
}

/** True for a row that the workflow shows quietly. */
export function isSubdued(mapping: unknown, status: unknown): boolean {
  return typeof status === 'string' && isOn(toObject(ownValue(toObject(mapping), status))['browse_subdued']);
}
