import { addStrings } from '#app/i18n/setup.ts';
import type { LayoutDefinition } from './define.ts';

const manifests = import.meta.glob<LayoutDefinition>('./*/index.ts', { eager: true, import: 'default' });

export const defaultLayout = 'tabular';

/** All layouts by id. Adding one is adding a folder. */
export const layouts: ReadonlyMap<string, LayoutDefinition> = new Map(
  Object.values(manifests).map((definition) => [definition.id, definition]),
);

addStrings('layouts', Object.fromEntries([...layouts].map(([id, { strings }]) => [id, strings])));

const usual = new Map(
  [...layouts.values()].flatMap(({ id, defaultFor = [] }) =>
    defaultFor.map((collection) => [collection, id]),
  ),
);

/** The id of the layout that a collection is shown in when nothing says which. */
export function defaultLayoutOf(collection: string): string {
  return usual.get(collection) ?? defaultLayout;
}

/** The layout of a saved view; an unknown one is shown as a table. */
export function layoutOf(id: string | null): LayoutDefinition {
  const found = layouts.get(id ?? defaultLayout) ?? layouts.get(defaultLayout);
  if (!found) throw new Error('There is no layout for tables.');
  return found;
}
