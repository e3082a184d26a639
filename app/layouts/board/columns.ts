/** The columns of a board and what stands in each. Pure. */
import { statusesOfField } from '#app/entities/collections/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { choicesOf } from '#app/entities/items/operators.ts';
import type { StartValues } from '#app/entities/items/start-values.ts';
import type { ItemListView } from '#app/entities/items/types.ts';
import { type Condition, narrowedView } from '#app/layouts/narrowed-view.ts';
import { valueText } from '#app/layouts/value-text.ts';

export interface BoardColumn {
  /** `none`, or `v:` and the value as text. */
  id: string;
  /** As the API takes it; null in the column of items without a value. */
  value: unknown;
  /** In the words of the field; the value itself where there are none. */
  label: string;
  /** A stored colour name; null: none. */
  color: string | null;
  /** In the data, but not among what the field offers. */
  isUnknown?: boolean;
  /** The server leaves its items out unless it is asked for them. */
  isDeleted?: boolean;
}

/** What a new item begins with in a column; null where none may, as far as the column tells. */
export function startInColumn(field: Field, column: BoardColumn): StartValues | null {
  if (column.isUnknown || column.isDeleted) return null;
  const { value } = column;
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? { [field.field]: value } : value === null ? {} : null;
}

/** Words for what the API has none for. */
export interface ColumnWords {
  none: string;
  yes: string;
  no: string;
}

export const noneId = 'none';
export const idOf = (text: string) => `v:${text}`;

/** True for fields whose columns are items of another collection. */
export function isLinked({ type }: Field): boolean {
  return type === 'm2o' || type === 'user';
}

/** The columns that a field has by itself, whatever is in the data; a link has none but that without a value. */
export function ownColumns(field: Field, words: ColumnWords): BoardColumn[] {
  const none: BoardColumn = { id: noneId, value: null, label: words.none, color: null };
  return [...offered(field, words), ...(field.required ? [] : [none])];
}

function offered(field: Field, words: ColumnWords): BoardColumn[] {
  if (field.type === 'boolean') {
    return [
      { id: idOf('true'), value: true, label: words.yes, color: null },
      { id: idOf('false'), value: false, label: words.no, color: null },
    ];
  }
  if (field.type === 'status') {
    return statusesOfField(field).map(({ value, name, background_color, soft_delete }) => ({
      id: idOf(value),
      value,
      label: name,
      color: background_color,
      ...(soft_delete ? { isDeleted: true } : {}),
    }));
  }
  if (isLinked(field)) return [];
  return choicesOf(field).map(({ value, name }) => ({
    id: idOf(value),
    value: field.type === 'integer' && Number.isSafeInteger(Number(value)) ? Number(value) : value,
    label: name,
    color: null,
  }));
}

/** A column for a value that the field doesn't offer. */
export function unknownColumn(value: unknown): BoardColumn {
  const text = valueText(value);
  return { id: idOf(text), value, label: text, color: null, isUnknown: true };
}

/** True for what a text field holds instead of null. */
const isText = ({ type }: Field) => type === 'string' || type === 'status';

/** The view of a column's items; null when the filters of the list can't be joined to it. */
export function columnView(view: ItemListView, field: Field, column: BoardColumn): ItemListView | null {
  const condition: Condition =
    column.id === noneId
      ? { field: field.field, operator: isText(field) ? 'empty' : 'null', value: null }
      : { field: field.field, operator: 'eq', value: column.value };
  const narrowed = narrowedView(view, [condition]);
  // The server takes a status that its mapping doesn't have for a deleted one.
  const isLeftOut = column.isDeleted || (column.isUnknown && field.type === 'status');
  return narrowed && isLeftOut ? { ...narrowed, status: '*' } : narrowed;
}

/** The view of items whose value is none of those known; null as above. */
export function unknownView(
  view: ItemListView,
  field: Field,
  known: readonly unknown[],
): ItemListView | null {
  const own: Condition[] = [
    { field: field.field, operator: isText(field) ? 'nempty' : 'nnull', value: null },
    ...(known.length > 0 ? [{ field: field.field, operator: 'nin', value: known.map(String) }] : []),
  ];
  const narrowed = narrowedView(view, own);
  const status = field.type === 'status' ? { status: '*' } : {};
  return narrowed && { ...narrowed, ...status, fields: [field.field], sort: field.field };
}

/** The columns in the order that was chosen; those that it doesn't name keep theirs behind it. */
export function inChosenOrder(columns: readonly BoardColumn[], order: readonly string[]): BoardColumn[] {
  const place = new Map(order.map((id, index) => [id, index]));
  return [...columns].sort(
    (a, b) =>
      (place.get(a.id) ?? Number.POSITIVE_INFINITY) - (place.get(b.id) ?? Number.POSITIVE_INFINITY) || 0,
  );
}

/** The order after a column has gone one place on among those shown. */
export function movedColumn(
  columns: readonly BoardColumn[],
  shown: readonly BoardColumn[],
  id: string,
  step: 1 | -1,
): string[] {
  const order = columns.map((column) => column.id);
  const other = shown[shown.findIndex((column) => column.id === id) + step]?.id;
  const [from, to] = [order.indexOf(id), order.indexOf(other ?? '')];
  if (from === -1 || to === -1) return order;
  order.splice(from, 1);
  order.splice(to, 0, id);
  return order;
}

/** Columns that are left out: those chosen, else those of what counts as deleted. */
export function hiddenIds(columns: readonly BoardColumn[], hidden: readonly string[] | null): Set<string> {
  return new Set(hidden ?? columns.flatMap(({ id, isDeleted }) => (isDeleted ? [id] : [])));
}
