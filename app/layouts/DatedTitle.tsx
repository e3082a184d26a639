import { InterfaceDisplay } from '#app/interfaces/InterfaceDisplay.tsx';
import { isToMany } from '#app/entities/fields/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import { renderTemplate } from '#app/lib/template.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { Title } from './dated-fields.ts';

/** Longest text that is handed to a display: a line is shown, and a megabyte must not be looked through for it. */
const longest = 300;

interface DatedTitleProps {
  title: Title;
  item: Item;
  /** Stands where the item has no title. */
  fallback: string;
}

/** What an item is called: its template filled in, or its field as tables draw it. */
export function DatedTitle({ title, item, fallback }: DatedTitleProps) {
  if ('template' in title) return clip(renderTemplate(title.template, item), longest) || fallback;
  const value = ownValue(item, title.field.field);
  if (value === null || value === undefined || value === '') return fallback;
  return (
    <InterfaceDisplay
      field={title.field}
      value={typeof value === 'string' ? clip(value, longest) : value}
      item={item}
    />
  );
}

/** The same as text, for names and messages; objects have none. */
export function titleText({ title, item, fallback }: DatedTitleProps): string {
  if ('template' in title) return clip(renderTemplate(title.template, item), 80) || fallback;
  const value = ownValue(item, title.field.field);
  if (typeof value === 'object' || isToMany(title.field)) return fallback;
  return clip(plainText(value), 80) || fallback;
}
