import type { Item } from '#app/entities/items/types.ts';
import { InterfaceDisplay } from '#app/interfaces/InterfaceDisplay.tsx';
import { clip } from '#app/lib/plain-text.ts';
import { renderTemplate } from '#app/lib/template.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { RelatedColumn } from './list-model.ts';

/** What a column shows of an item. */
export function RelatedCell({ column, item }: { column: RelatedColumn; item: Item }) {
  const { field, path, isOwn } = column;
  if (!isOwn) return clip(renderTemplate(`{{${path}}}`, item)) || '–';
  return <InterfaceDisplay field={field} value={ownValue(item, field.field)} item={item} />;
}
