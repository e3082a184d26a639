import type { Item } from '#app/entities/items/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { useQuery } from '@tanstack/react-query';
import { collectionOf, fieldOf, keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { type ListedLanguage, listedLanguages } from '#app/entities/fields/languages.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { useProject } from '#app/session/project.tsx';

/** The languages themselves, or the collection whose rows they are, with the names of a language's key and name. */
export interface Languages {
  listed: readonly ListedLanguage[] | null;
  collection: string;
  keyField: string;
  nameField: string;
}

export function languagesOf(
  collections: Readonly<Record<string, Collection>>,
  options: Readonly<Record<string, unknown>>,
): Languages | null {
  const listed = listedLanguages(options);
  if (listed) return { listed, collection: '', keyField: 'code', nameField: 'name' };
  const found = collectionOf(collections, plainText(options['languagesCollection']));
  if (!found) return null;
  const asked = plainText(options['languagesPrimaryKeyField']);
  const keyField = fieldOf(found, asked) ? asked : keyFieldOf(found);
  const named = plainText(options['languagesNameField']);
  const nameField = fieldOf(found, named) ? named : keyField;
  return { listed: null, collection: found.collection, keyField, nameField };
}

/** The rows of a collection of languages, by name; nothing is read where they stand in the options. */
export function useListedRows({ listed, collection, keyField, nameField }: Languages) {
  const fields = [...new Set([keyField, nameField])];
  return useQuery({
    ...itemQueries.window(useProject(), collection, { fields, sort: nameField }, 0, -1),
    enabled: listed === null,
  });
}

/** What a language is called. */
export function nameOf(language: Item | undefined, { keyField, nameField }: Languages): string {
  return plainText(ownValue(language, nameField)) || plainText(ownValue(language, keyField));
}
