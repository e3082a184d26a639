import { createStore } from 'zustand/vanilla';
import { addStrings } from '#app/i18n/setup.ts';
import type { LayoutDefinition } from './define.ts';

const manifests = import.meta.glob<LayoutDefinition>('./*/index.ts', { eager: true, import: 'default' });

export const defaultLayout = 'tabular';

/** All layouts by id. Adding one is adding a folder. */
export const layouts: ReadonlyMap<string, LayoutDefinition> = new Map(
  Object.values(manifests).map((definition) => [definition.id, definition]),
);

/** With those of the installation that have been loaded. */
export const registry = createStore<ReadonlyMap<string, LayoutDefinition>>(() => layouts);

/** Adds a layout of the installation, or takes one away (null); the app's own stay what they are. */
export function setCustomLayout(id: string, definition: LayoutDefinition | null): void {
  if (layouts.has(id)) return;
  const next = new Map(registry.getState());
  if (definition) next.set(id, definition);
  else next.delete(id);
  registry.setState(next, true);
}

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
export function layoutOf(id: string | null, all = registry.getState()): LayoutDefinition {
  const found = all.get(id ?? defaultLayout) ?? all.get(defaultLayout);
  if (!found) throw new Error('There is no layout for tables.');
  return found;
}
