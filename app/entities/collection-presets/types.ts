/** A saved condition of a view, as the API stores it. */
export interface PresetFilter {
  field: string;
  operator: string;
  value: unknown;
  /** `or` joins the condition to the one before; the server knows no groups. */
  logical?: 'and' | 'or';
  /**
   * Days counted from the day of asking (`last:7:day`, see docs/decisions/008). `operator` and `value` then hold what it
   * meant when it was chosen, which is what an app reads that doesn't know this key.
   */
  relative?: string;
}

export interface ViewQuery {
  /** Column names, comma-separated, as the API stores them. */
  fields?: string;
  /** A field name, `-` before it for descending; comma-separated for several. */
  sort?: string;
}

/** How a user, a role or everybody looks at a collection. With a title it is a bookmark. */
export interface Preset {
  id: number | null;
  title: string | null;
  user: number | null;
  role: number | null;
  collection: string;
  search_query: string | null;
  filters: PresetFilter[] | null;
  view_type: string | null;
  /** By view type. */
  view_query: Record<string, ViewQuery> | null;
  view_options: Record<string, Record<string, unknown>> | null;
}

/** A preset with a title, as it is stored. */
export interface Bookmark extends Preset {
  id: number;
  title: string;
}

/** Whose presets are asked for. */
export interface PresetOwner {
  user: number;
  role: number;
}
