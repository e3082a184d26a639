import { rightsOf } from '#mocks/engine/access/rights.ts';
import { closedColumns, hooksOf } from '#mocks/engine/hooks.ts';
import type { Actor, CollectionDefinition } from '#mocks/engine/types.ts';

/**
 * What a request may name, wherever it names it: in a filter, a search, a sort, a group, a language or a path that leads on.
 * Of a `hidden` field nothing may be learnt, so that it narrows to nothing, and orders and groups as if it was not named. A
 * field that is `unknown` is not there, or is nobody's to ask for.
 */
export type Asking = 'open' | 'hidden' | 'unknown';

export function askingFor(actor: Actor, collection: CollectionDefinition, name: string): Asking {
  if (!collection.fields.has(name) || closedColumns(collection.collection).includes(name)) return 'unknown';
  return hiddenFields(actor, collection).has(name) ? 'hidden' : 'open';
}

/** The fields of which some values are hidden from the actor, because of a status or because they are other people's. */
export function hiddenFields(actor: Actor, collection: CollectionDefinition): ReadonlySet<string> {
  const hidden = rightsOf(actor, collection).hiddenSomewhere();
  const own = actor.admin ? [] : (hooksOf(collection.collection).ownOnly ?? []);
  return own.length === 0 ? hidden : new Set([...hidden, ...own]);
}
