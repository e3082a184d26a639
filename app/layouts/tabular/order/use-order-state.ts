import { fieldOfType } from '#app/entities/collections/rules.ts';
import { sortingOf } from '#app/layouts/sorting.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { LayoutProps } from '#app/layouts/define.ts';

export interface OrderState {
  field: Field;
  /** The list is in this order now. */
  isSorted: boolean;
  /** Search or filters leave rows out. */
  isRestricted: boolean;
  /** Rows can be moved. */
  canMove: boolean;
  sort: () => void;
}

/** Whether rows are kept in order by hand; null where the collection has no field for it, or the user can't move any. */
export function orderState(
  { context, query, onQueryChange, source, isBehind }: LayoutProps,
  canEdit: boolean,
): OrderState | null {
  const field = fieldOfType(context.collection, 'sort');
  if (!canEdit || !field || context.hidden.has(field.field)) return null;
  const { q, filter } = source.view;
  const sorting = sortingOf(query);
  const isSorted = sorting?.field === field.field && !sorting.descending;
  const isRestricted = Boolean(q) || Boolean(filter);
  return {
    field,
    isSorted,
    isRestricted,
    canMove: isSorted && !isRestricted && !isBehind,
    sort: () => onQueryChange({ sort: field.field }),
  };
}
