/** Collections that are made for a relation: their names, and what they are made from. Pure. */
import { collectionOf, isSystem, primaryKeyField } from '#app/entities/collections/rules.ts';
import type { NewCollection } from '#app/entities/collections/mutations.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { normalName } from '#app/entities/fields/normal-name.ts';
import type { Field, FieldBody } from '#app/entities/fields/types.ts';

type Collections = Readonly<Record<string, Collection>>;

/** Longest name of a table or a column. */
const MOST = 64;

/** `{this}_{related}` and its two fields `{collection}_id`; all of them free, and the fields unlike each other. */
export function junctionNames(
  own: string,
  other: string,
  collections: Collections,
): { junction: string; near: string; far: string } {
  const near = keyName(own);
  const far = keyName(other);
  return {
    junction: freeCollection(`${bare(own)}_${other}`, collections),
    near,
    far: far === near ? cut(`related_${far}`, 0) : far,
  };
}

/**
 * `{this}_translations`, whose fields hold the key of the item and of the language; `languages` is empty where those are in
 * no collection.
 */
export function textNames(
  own: string,
  languages: string,
  collections: Collections,
): { many: string; column: string; language: string } {
  const column = keyName(own);
  const language = languages === '' ? 'language' : keyName(languages);
  return {
    many: freeCollection(`${bare(own)}_translations`, collections),
    column,
    language: language === column ? cut(`language_${language}`, 0) : language,
  };
}

/** A name that no field of the collection has: the asked one, or with a number after it. */
export function freeField(asked: string, taken: (name: string) => boolean): string {
  const name = cut(normalName(asked), 0);
  if (!taken(name)) return name;
  for (let number = 2; ; number += 1) {
    const next = `${cut(name, 4)}_${number}`;
    if (!taken(next)) return next;
  }
}

/**
 * What a junction is made from. Its two keys copy the type of the keys that they hold; one that holds the code of a
 * language that is in no collection is a text.
 */
export function junctionBody(
  name: string,
  ends: readonly { field: string; collection: Collection | null }[],
): NewCollection {
  return {
    collection: name,
    hidden: true,
    note: 'junction collection',
    fields: [
      {
        field: 'id',
        type: 'integer',
        datatype: 'INT',
        length: 15,
        interface: 'primary-key',
        primary_key: true,
        auto_increment: true,
        hidden_detail: true,
        hidden_browse: true,
      },
      ...ends.map(({ field, collection }) => ({
        field,
        ...(collection ? keyColumn(primaryKeyField(collection)) : codeColumn),
        interface: null,
        required: true,
        hidden_detail: true,
        hidden_browse: true,
      })),
    ],
  };
}

/** Of the code of a language, such as `sr-Latn-RS`. */
export const codeColumn = { type: 'string', datatype: 'VARCHAR', length: 35 };

const KEY_LENGTH = 10;

/**
 * Type, datatype and length of a column that holds keys of another collection. The length is 10, as numbers need no
 * other; only texts that may be longer get as much room as the key itself, for they would be cut otherwise.
 */
export function keyColumn(key: Field | undefined): Pick<FieldBody, 'type' | 'datatype' | 'length'> {
  const type = key?.type ?? 'integer';
  const datatype = key?.datatype ?? 'INT';
  const own = Number(key?.length ?? 0);
  return { type, datatype, length: datatype.endsWith('CHAR') && own > KEY_LENGTH ? own : KEY_LENGTH };
}

function keyName(collection: string): string {
  return cut(`${normalName(collection)}_id`, 0);
}

function bare(collection: string): string {
  return isSystem(collection) ? collection.slice('directus_'.length) : collection;
}

function freeCollection(asked: string, collections: Collections): string {
  return freeField(asked, (name) => collectionOf(collections, name) !== undefined);
}

function cut(name: string, room: number): string {
  return name.slice(0, MOST - room);
}
