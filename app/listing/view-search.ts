/**
 * The part of a listing's view that stands in the address. The route imports this file, so it stays small: the address
 * is read by hand here, what it names is checked against the collection later (`resolve-listing.ts`).
 */
import type { PresetFilter } from '#app/entities/collection-presets/types.ts';

export interface ListingSearch {
  /** Search text. */
  q?: string;
  filters?: PresetFilter[];
  /** Id of the layout, when it is not the table. */
  view?: string;
  /** Names, comma-separated. */
  columns?: string;
  sort?: string;
  /** Where in it the layout stands (the calendar's month); not a part of the view. */
  at?: string;
  /** The bookmark that was opened; gone as soon as anything changes. */
  b?: number;
}

function text(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function toFilters(value: unknown): PresetFilter[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const filters = value.flatMap((entry: unknown): PresetFilter[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { field, operator, value: operand, logical, relative } = entry as Record<string, unknown>;
    if (typeof field !== 'string' || typeof operator !== 'string') return [];
    return [
      {
        field,
        operator,
        value: operand ?? null,
        ...(logical === 'or' ? { logical } : {}),
        ...(typeof relative === 'string' ? { relative } : {}),
      },
    ];
  });
  return filters.length > 0 ? filters : undefined;
}

/** Reads whatever stands in an address; what is of the wrong shape is left out, so that no address is a dead one. */
export function readListingSearch(raw: Record<string, unknown>): ListingSearch {
  const found: ListingSearch = {
    q: text(raw['q']),
    filters: toFilters(raw['filters']),
    view: text(raw['view']),
    columns: text(raw['columns']),
    sort: text(raw['sort']),
    at: text(raw['at']),
    b: typeof raw['b'] === 'number' ? raw['b'] : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** True when the address says how the list looks; then it says all of it, and the user's preset is left aside. */
export function hasView({ q, filters, view, columns, sort }: ListingSearch): boolean {
  return [q, filters, view, columns, sort].some((part) => part !== undefined);
}
