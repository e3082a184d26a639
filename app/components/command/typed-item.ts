import { primaryKeyField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { fold } from '#app/lib/fold.ts';

export interface TypedItem {
  collection: string;
  key: string;
  /** sure: the collection was named, or the key can only be one; maybe: any text could be a key there. */
  certainty: 'sure' | 'maybe';
}

/** A collection that may be read, with the name that it is shown by. */
export interface NamedCollection {
  collection: Collection;
  name: string;
}

const numbers = new Set(['integer', 'decimal', 'sort']);

/**
 * The items that a text may mean: `articles 12`, `articles/12`, the same with the collection's shown name, and within
 * a collection the key alone. `current` is the collection whose pages are shown.
 */
export function typedItems(
  text: string,
  collections: readonly NamedCollection[],
  current: string | null,
): TypedItem[] {
  const typed = text.trim();
  if (typed === '') return [];
  const found = collections.flatMap(({ collection, name }) => {
    const key = keyAfter(typed, collection.collection) ?? keyAfter(typed, name);
    return key !== null && fits(key, collection)
      ? [{ collection: collection.collection, key, certainty: 'sure' as const }]
      : [];
  });
  const here = collections.find(({ collection }) => collection.collection === current)?.collection;
  if (!here || found.some((item) => item.collection === current)) return found;
  if (/\s/.test(typed) || !fits(typed, here)) return found;
  const certainty = hasNumberKey(here) ? 'sure' : 'maybe';
  return [...found, { collection: here.collection, key: typed, certainty }];
}

/** What follows a name and a slash or a space. */
function keyAfter(typed: string, name: string): string | null {
  const rest = fold(typed).startsWith(fold(name)) ? typed.slice(name.length) : '';
  const key = /^(?:\s*\/\s*|\s+)(\S.*)$/.exec(rest)?.[1];
  return key ?? null;
}

function fits(key: string, collection: Collection): boolean {
  return hasNumberKey(collection) ? /^-?\d+$/.test(key) : key !== '+';
}

function hasNumberKey(collection: Collection): boolean {
  return numbers.has(primaryKeyField(collection)?.type ?? '');
}
