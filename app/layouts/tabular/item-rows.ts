/** On a phone a row of the table is an item: what is shown of it. Pure. */
import { statusField } from '#app/entities/collections/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { suggestedTitle, type Title } from '#app/layouts/dated-fields.ts';
import type { LayoutContext } from '#app/layouts/define.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { templatePaths } from '#app/lib/template.ts';
import type { Column } from './column-model.ts';
import type { Spacing } from './columns.ts';

/** Heights in px, and the lines that a title may have beside two of values. */
export const itemRowSizes: Record<Spacing, { height: number; titleLines: number }> = {
  compact: { height: 68, titleLines: 1 },
  cozy: { height: 88, titleLines: 2 },
  comfortable: { height: 92, titleLines: 2 },
};

/** Values beside title and status. */
const maxValues = 2;

/** What the rows of a list show of each item. */
export interface ItemParts {
  title: Title | null;
  status: Field | null;
  /** The columns that are neither of them, in their order. */
  others: readonly Column[];
}

export function itemParts(columns: readonly Column[], context: LayoutContext): ItemParts {
  const title = suggestedTitle(context);
  const status = statusField(context.collection);
  const shown = status && !context.hidden.has(status.field) ? status : null;
  const named = new Set(
    title === null
      ? []
      : 'field' in title
        ? [title.field.field]
        : templatePaths(title.template).map((path) => path.split('.')[0]),
  );
  const others = columns.filter(({ field }) => !named.has(field.field) && field.field !== shown?.field);
  return { title, status: shown, others };
}

/** The first columns in which the item has something to show. */
export function shownValues(item: Item, columns: readonly Column[]): Column[] {
  return columns.filter(({ field }) => !isEmpty(ownValue(item, field.field))).slice(0, maxValues);
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const unclear = new Set(['integer', 'decimal', 'boolean', 'sort', 'date', 'time']);

/** Whether a value says nothing without the name of its field: a number, a day, yes or no. */
export function needsName({ field, isNumber }: Pick<Column, 'field' | 'isNumber'>): boolean {
  return (
    isNumber || (unclear.has(field.type) && field.interface !== 'user') || field.type.startsWith('datetime')
  );
}
