/** What the listing around a board has to know; apart from the rest, since every listing loads it. */
import { hasColumn } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { choicesOf } from '#app/entities/items/operators.ts';
import { isLog } from '#app/entities/items/rules.ts';
import { relatedCollection } from '#app/entities/relations/rules.ts';
import type { LayoutContext } from '#app/layouts/define.ts';

/** The readable fields whose values can be columns: statuses, choices, yes and no, links to one item. */
export function columnFields({ collection, relations, hidden }: LayoutContext): Field[] {
  if (isLog(collection.collection)) return [];
  return Object.values(collection.fields).filter((field) => {
    if (!hasColumn(field) || field.primary_key || hidden.has(field.field)) return false;
    if (field.type === 'boolean') return true;
    if (field.type === 'm2o' || field.type === 'user') return relatedCollection(relations, field) !== null;
    return ['string', 'status', 'integer'].includes(field.type) && choicesOf(field).length > 0;
  });
}

export function isUsable(context: LayoutContext): boolean {
  return columnFields(context).length > 0;
}
