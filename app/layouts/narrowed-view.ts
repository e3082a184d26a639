/** A list's view with more conditions that hold for all of it. */
import type { PresetFilter } from '#app/entities/collection-presets/types.ts';
import { orderConditions } from '#app/entities/items/filter-order.ts';
import { conditionsOf, toFilterParams } from '#app/entities/items/filters.ts';
import type { ItemListView } from '#app/entities/items/types.ts';

export type Condition = Pick<PresetFilter, 'field' | 'operator' | 'value'>;

/**
 * The view with those conditions; null when the API, which knows no brackets, can't be told so: the view has conditions
 * that are joined by "or" in a way that no order of them makes up for.
 */
export function narrowedView(view: ItemListView, own: readonly Condition[]): ItemListView | null {
  const ordered = orderConditions(conditionsOf(view.filter), own);
  return ordered === null ? null : { ...view, filter: toFilterParams(ordered) };
}
