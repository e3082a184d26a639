/** What the listing around a tree has to know; apart from the rest, since every listing loads it. */
import { hasColumn } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { relatedCollection } from '#app/entities/relations/rules.ts';
import type { LayoutContext } from '#app/layouts/define.ts';

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
