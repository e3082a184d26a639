import { createStore } from 'zustand/vanilla';
import { fallbackInterface } from '#app/entities/fields/fallback-interface.ts';
import { isSystem, optionsInWords } from '#app/entities/fields/names.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { addStrings } from '#app/i18n/setup.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { InterfaceDefinition } from './define.ts';

const manifests = import.meta.glob<InterfaceDefinition>('./*/index.ts', { eager: true, import: 'default' });

/** All interfaces by id. Adding one is adding a folder. */
export const interfaces: ReadonlyMap<string, InterfaceDefinition> = new Map(
  Object.values(manifests).map((definition) => [definition.id, definition]),
);

const aliases = new Map(
  [...interfaces.values()].flatMap((definition) =>
    (definition.aliases ?? []).map((alias) => [alias, definition] as const),
  ),
);

/** With those that the installation brings, once they are known. */
export const registry = createStore<ReadonlyMap<string, InterfaceDefinition>>(() => interfaces);

/** Adds interfaces of the installation; one of the app's own ids is left out. */
export function addInterfaces(definitions: readonly InterfaceDefinition[]): void {
  const added = definitions.filter(({ id }) => !interfaces.has(id)).map((each) => [each.id, each] as const);
  if (added.length === 0) return;
  known = new WeakMap();
  registry.setState(new Map([...registry.getState(), ...added]), true);
}

addStrings('interfaces', Object.fromEntries([...interfaces].map(([id, { strings }]) => [id, strings])));

export interface ResolvedInterface {
  definition: InterfaceDefinition;
  /** True when the field's own interface is not known here and another stands in. */
  isFallback: boolean;
}

/** The interface of a field, by id or alias, else by its column type; null when the value can only be shown. */
export function interfaceOf(field: Field, all = registry.getState()): ResolvedInterface | null {
  const named = field.interface ? (all.get(field.interface) ?? aliases.get(field.interface)) : undefined;
  if (named) return { definition: named, isFallback: false };
  // Rows of other collections, files and structured data are no text: no stand-in could write them back unharmed.
  if (
    field.datatype === null ||
    ['json', 'array', 'm2o', 'file', 'user', 'o2m', 'translation'].includes(field.type)
  ) {
    return null;
  }
  const definition = interfaces.get(fallbackInterface(field.datatype));
  return definition ? { definition, isFallback: field.interface !== null } : null;
}

/** Saved options over the defaults of the interface; a list (the server's empty object) is no options. */
export function optionsOf(
  definition: InterfaceDefinition,
  field: Field,
  locale?: string,
): Record<string, unknown> {
  const defaults = Object.fromEntries(
    definition.options
      .filter((option) => option.default !== undefined)
      .map((option) => [option.key, option.default]),
  );
  const saved = Object.fromEntries(
    Object.entries(optionsInWords(field, locale)).filter(
      ([, value]) => value !== null && value !== undefined,
    ),
  );
  const aliased = Object.fromEntries(
    definition.options.flatMap(({ key, alias }) =>
      alias !== undefined && ownValue(saved, alias) !== undefined ? [[key, ownValue(saved, alias)]] : [],
    ),
  );
  return { ...defaults, ...aliased, ...saved };
}

interface Known {
  resolved: ResolvedInterface | null;
  options: Record<string, unknown>;
}

let known = new WeakMap<Field, Known>();

/** Interface and options of a field, found once for all cells of a column. */
export function resolveField(field: Field): Known {
  // Names in their options follow the language.
  let found = isSystem(field.collection) ? undefined : known.get(field);
  if (!found) {
    const resolved = interfaceOf(field);
    found = { resolved, options: resolved ? optionsOf(resolved.definition, field) : {} };
    known.set(field, found);
  }
  return found;
}
