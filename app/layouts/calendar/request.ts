/** What the listing around a calendar has to know; apart from the rest, since every listing loads it. */
import type { ViewQuery } from '#app/entities/collection-presets/types.ts';
import { cleanSort } from '#app/layouts/dated-fields.ts';
import type { LayoutContext, LayoutRequest } from '#app/layouts/define.ts';
import { requestFields } from '#app/layouts/paths.ts';

export function clean(query: ViewQuery, context: LayoutContext): { query: ViewQuery; dropped: string[] } {
  return { query: {}, dropped: cleanSort(query, context).dropped };
}

/** The list itself is asked for keys alone, which tells whether there is anything: the calendar reads its own stretch. */
export function request(
  _query: ViewQuery,
  _options: Record<string, unknown>,
  context: LayoutContext,
): LayoutRequest {
  return { paths: requestFields([], context), sort: null };
}
