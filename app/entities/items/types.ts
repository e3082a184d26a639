import type { Params } from '#app/lib/search-params.ts';

/** An item as the API sends one. Values are JSON; numbers that JavaScript can't hold are LosslessNumber. */
export type Item = Record<string, unknown>;

/** What restricts and orders a list: everything that changes which rows there are, and nothing else. */
export interface ItemListView {
  /** Paths that are shown (`title`, `category.name`). */
  fields: readonly string[];
  sort?: string | null;
  q?: string | null;
  /** In the API's own form, made by `toFilterParams`. */
  filter?: Params | null;
  /** `*` adds soft-deleted items. */
  status?: string | null;
}
