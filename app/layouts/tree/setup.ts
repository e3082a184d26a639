/** What a tree is made of, from the stored options. Pure. */
import { fieldOfType } from '#app/entities/collections/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { ItemListView } from '#app/entities/items/types.ts';
import {
  chosenField,
  chosenTitle,
  suggestedTitle,
  type Title,
  titlePaths,
} from '#app/layouts/dated-fields.ts';
import type { LayoutContext } from '#app/layouts/define.ts';
import { displayPathsOf, requestFields } from '#app/layouts/paths.ts';
import { parentFields } from './request.ts';

export interface TreeSetup {
  /** The field that links an item to its parent. */
  parent: Field | null;
  title: Title | null;
  /** Stands at the end of the row. */
  content: Field | null;
}

export function setupOf(options: Record<string, unknown>, context: LayoutContext): TreeSetup {
  const fields = parentFields(context);
  const named = chosenTitle(options['title'], context);
  return {
    parent: fields.find((field) => field.field === options['parent']) ?? fields[0] ?? null,
    title: named === undefined ? suggestedTitle(context) : named,
    content: chosenField(options['content'], 'content', context) ?? null,
  };
}

/** The paths that a row reads. The parent is read as the key that it is. */
export function rowPaths({ parent, title, content }: TreeSetup, context: LayoutContext): string[] {
  const own = parent ? [parent.field] : [];
  return requestFields(
    [...own, ...titlePaths(title, context), ...(content ? displayPathsOf(content, context) : [])],
    context,
  );
}

/** The field that keeps an order by hand, where a list in that view stands in it; null elsewhere. */
export function orderField(view: ItemListView, { collection, hidden }: LayoutContext): Field | null {
  const field = fieldOfType(collection, 'sort');
  if (!field || hidden.has(field.field)) return null;
  const [first] = (view.sort ?? '').split(',');
  return first === '' || first === field.field ? field : null;
}
