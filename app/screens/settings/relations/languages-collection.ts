/** A collection of languages that is made together with the first translations. Pure. */
import type { NewCollection } from '#app/entities/collections/mutations.ts';
import { collectionOf, toCollection } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { codeColumn, freeField } from './junction.ts';

type Collections = Readonly<Record<string, Collection>>;

export interface NewLanguage {
  /** Such as `de-AT`. */
  code: string;
  name: string;
}

/** A name that no collection has. */
export function freeLanguages(collections: Collections): string {
  return freeField('languages', (name) => collectionOf(collections, name) !== undefined);
}

/** The code is the key, since texts say by it which language they are in; the name and an order by hand are for the reader. */
export function languagesBody(collection: string): NewCollection {
  const width = 'half';
  return {
    collection,
    hidden: false,
    fields: [
      {
        field: 'code',
        ...codeColumn,
        interface: 'primary-key',
        primary_key: true,
        required: true,
        width,
      },
      {
        field: 'name',
        type: 'string',
        datatype: 'VARCHAR',
        length: 100,
        interface: 'text-input',
        required: true,
        width,
      },
      {
        field: 'sort',
        type: 'sort',
        datatype: 'INT',
        interface: 'sort',
        hidden_detail: true,
        hidden_browse: true,
      },
    ],
  };
}

/** Its items, in the order in which the languages were chosen. */
export function languageRows(languages: readonly NewLanguage[]): Item[] {
  return languages.map(({ code, name }, index) => ({ code, name, sort: index + 1 }));
}

/** The collections as they are once that of the languages is made. */
export function withLanguagesMade(
  { made, languages }: { made?: readonly NewLanguage[] | null; languages: string },
  collections: Collections,
): Collections {
  if (!made) return collections;
  const body = languagesBody(languages);
  const fields = body.fields.map((field) => ({ collection: languages, ...field }));
  return { ...collections, [languages]: toCollection({ ...body, managed: true, fields }) };
}
