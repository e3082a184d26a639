/** A list's view with more conditions that hold for all of it. */
import type { PresetFilter } from '#app/entities/collection-presets/types.ts';
import { orderConditions } from '#app/entities/items/filter-order.ts';
import { toFilterParams } from '#app/entities/items/filters.ts';
import type { ItemListView } from '#app/entities/items/types.ts';
import { conditionsOf } from './range-filter.ts';

export type Condition = Pick<PresetFilter, 'field' | 'operator' | 'value'>;

/**
 * The view with those conditions; null when the API, which knows no brackets, can't be told so: the view has conditions
 * that are joined by "or" in a way that no order of them makes up for.
 */
export function narrowedView(view: ItemListView, own: readonly Condition[]): ItemListView | null {
  const conditions = conditionsOf(view.filter).map(([field, { logical, ...rest }]): PresetFilter => {
    const [operator = 'eq', value] = Object.entries(rest)[0] ?? [];
    return { field, operator, value, ...(logical === 'or' ? { logical: 'or' } : {}) };
  });
  const ordered = orderConditions(conditions, own);
  return ordered === null ? null : { ...view, filter: toFilterParams(ordered) };
}
