/** What the listing around a tree has to know; apart from the rest, since every listing loads it. */
import type { ViewQuery } from '#app/entities/collection-presets/types.ts';
import { hasColumn } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { relatedCollection } from '#app/entities/relations/rules.ts';
import { closedSort } from '#app/layouts/closed-sort.ts';
import { cleanSort } from '#app/layouts/dated-fields.ts';
import type { LayoutContext, LayoutRequest } from '#app/layouts/define.ts';
import { requestFields } from '#app/layouts/paths.ts';

/** The readable fields that link an item to one of its own collection. */
export function parentFields({ collection, relations, hidden }: LayoutContext): Field[] {
  return Object.values(collection.fields).filter(
    (field) =>
      field.type === 'm2o' &&
      hasColumn(field) &&
      !hidden.has(field.field) &&
      relatedCollection(relations, field) === collection.collection,
  );
}

export function isUsable(context: LayoutContext): boolean {
  return parentFields(context).length > 0;
}

export function clean(query: ViewQuery, context: LayoutContext): { query: ViewQuery; dropped: string[] } {
  return cleanSort(query, context);
}

/** The list itself is asked for keys alone, which tells whether there is anything: each branch reads its own rows. */
export function request(
  query: ViewQuery,
  _options: Record<string, unknown>,
  context: LayoutContext,
): LayoutRequest {
  return { paths: requestFields([], context), sort: closedSort(query, context) };
}
