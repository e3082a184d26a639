/** Where the rows of a to-many field are, and what is read of them. Pure. */
import { nameTemplate } from '#app/entities/collections/naming.ts';
import { fieldOf, fieldOfType, primaryKeyField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { hasColumn } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { relatedCollection, toManyRelation } from '#app/entities/relations/rules.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import { displayPathsOf, type PathModel } from '#app/interfaces/display-paths.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** The items at the far end of a junction. */
export interface FarEnd {
  /** The junction's field that holds their key. */
  field: string;
  collection: Collection;
  keyField: string;
}

export interface ListModel {
  /** The collection whose rows point to the item: the related one, or the junction. */
  rows: Collection;
  rowKey: string;
  /** Its field that holds the item's key. */
  back: string;
  /** Null without a junction. */
  far: FarEnd | null;
  /** The field that keeps the rows in order by hand. */
  sortField: string | null;
}

/** The collections that a field leads to; null when the relation isn't set up, or not as `kind` needs it. */
export function toListModel(
  field: Field,
  kind: 'o2m' | 'm2m',
  { collections, relations }: PathModel,
  sortOption: unknown = null,
): ListModel | null {
  const relation = toManyRelation(relations, field);
  const rows = relation ? ownValue(collections, relation.collection_many) : undefined;
  const rowKey = rows ? primaryKeyField(rows)?.field : undefined;
  if (!relation || !rows || rowKey === undefined || !fieldOf(rows, relation.field_many)) return null;
  const far = kind === 'm2m' ? farEnd(relation, rows, { collections, relations }) : null;
  if (kind === 'm2m' && !far) return null;
  const asked = fieldOf(rows, plainText(sortOption).trim());
  const sortField = asked ?? (kind === 'm2m' ? fieldOfType(rows, 'sort') : undefined);
  return { rows, rowKey, back: relation.field_many, far, sortField: sortField?.field ?? null };
}

function farEnd(relation: Relation, rows: Collection, { collections, relations }: PathModel): FarEnd | null {
  // By the junction field of this very relation: another field may share the junction table.
  const field = fieldOf(rows, relation.junction_field ?? '');
  const collection = field ? ownValue(collections, relatedCollection(relations, field) ?? '') : undefined;
  const keyField = collection ? primaryKeyField(collection)?.field : undefined;
  return field && collection && keyField !== undefined ? { field: field.field, collection, keyField } : null;
}

/** The collection whose items are shown, and what their key is called. */
export function shownEnd(model: ListModel): { collection: Collection; keyField: string } {
  return model.far ?? { collection: model.rows, keyField: model.rowKey };
}

export interface RelatedColumn {
  /** From the shown item. */
  path: string;
  /** The field that the path begins with. */
  field: Field;
  /** The path ends there, so that the field's own display shows it. */
  isOwn: boolean;
  /** It is a field of the junction's row and not of the item at its far end. */
  isOfRow?: boolean;
}

/**
 * The columns that an option's comma list names; fields that there are not, that the user may not read and the way back
 * are left out. With none of them the first two fields that lists show.
 */
export function toColumns(option: unknown, model: ListModel, hidden: ReadonlySet<string>): RelatedColumn[] {
  const { collection } = shownEnd(model);
  const own = model.far ? null : model.back;
  const toColumn = (path: string): RelatedColumn[] => {
    const [first = ''] = path.split('.');
    const field = fieldOf(collection, first);
    if (!field || hidden.has(first) || first === own) return [];
    return [{ path, field, isOwn: path === first }];
  };
  const columns = namesIn(option).flatMap(toColumn);
  if (columns.length > 0) return columns;
  return Object.values(collection.fields)
    .filter((field) => hasColumn(field) && !field.hidden_browse && field.type !== 'sort')
    .flatMap((field) => toColumn(field.field))
    .slice(0, 2);
}

/** The junction's own fields that an option's comma list names, such as the part that somebody has in something. */
export function toRowColumns(
  option: unknown,
  model: ListModel,
  hidden: ReadonlySet<string>,
): RelatedColumn[] {
  const { rows, far, back } = model;
  if (!far) return [];
  return namesIn(option).flatMap((path): RelatedColumn[] => {
    const field = fieldOf(rows, path);
    if (!field || !hasColumn(field) || hidden.has(path) || path === back || path === far.field) return [];
    return [{ path, field, isOwn: true, isOfRow: true }];
  });
}

function namesIn(option: unknown): string[] {
  const names = plainText(option)
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '');
  return [...new Set(names)];
}

/** The paths below the shown item that its key, columns and `more` need. */
export function itemPaths(
  model: ListModel,
  columns: readonly RelatedColumn[],
  paths: PathModel,
  more: readonly string[] = [],
): string[] {
  const { keyField } = shownEnd(model);
  const shown = columns.flatMap(({ path, field, isOwn }) => (isOwn ? displayPathsOf(field, paths) : [path]));
  return withoutPrefixes([keyField, ...more, ...shown]);
}

/** The paths that the rows are read with: their key, their place, and what is shown of each; `more` are fields of their own. */
export function rowPaths(model: ListModel, below: readonly string[], more: readonly string[] = []): string[] {
  const { rowKey, sortField, far } = model;
  const own = [rowKey, ...(sortField === null ? [] : [sortField]), ...more];
  return withoutPrefixes([...own, ...(far ? below.map((path) => `${far.field}.${path}`) : below)]);
}

/** A template over the shown item; one that was written for the junction's rows is brought to their far end. */
export function endTemplate(option: unknown, model: ListModel): string {
  const { collection } = shownEnd(model);
  const template = nameTemplate(option, collection);
  return model.far
    ? template.replaceAll(`{{${model.far.field}.`, '{{').replaceAll(`{{ ${model.far.field}.`, '{{ ')
    : template;
}

/** A name beside a path below it would be read twice; the path brings it along. */
function withoutPrefixes(paths: readonly string[]): string[] {
  const all = [...new Set(paths)];
  return all.filter((path) => !all.some((other) => other.startsWith(`${path}.`)));
}

/** The key of an item as its back reference holds it. */
export function keyValue(key: string, field: Field | undefined): unknown {
  const isNumber =
    (field?.datatype ?? '').endsWith('INT') && /^\d+$/.test(key) && Number.isSafeInteger(Number(key));
  return isNumber ? Number(key) : key;
}
