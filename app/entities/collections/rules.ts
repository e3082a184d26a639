import { optionsInWords } from '#app/entities/fields/names.ts';
import { inOrder, isOn, toField, toObject, toTranslations } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { Collection, Status } from './types.ts';

export { collectionName, isSystem } from '#app/entities/fields/names.ts';

/** A collection of the API's answer in the app's form; `fields` comes as an object or as a list. */
export function toCollection(raw: Record<string, unknown>): Collection {
  const list = Array.isArray(raw['fields']) ? raw['fields'] : Object.values(toObject(raw['fields']));
  const collection = String(raw['collection'] ?? '');
  const fields = inOrder(list.map((entry) => toField(entry as Record<string, unknown>)))
    .filter(({ field }) => !secretFields.get(collection)?.includes(field))
    .map((field) =>
      neededFields.get(collection)?.includes(field.field) ? { ...field, required: true } : field,
    );
  return {
    collection,
    note: typeof raw['note'] === 'string' && raw['note'] ? raw['note'] : null,
    icon: typeof raw['icon'] === 'string' && raw['icon'] ? raw['icon'] : null,
    hidden: isOn(raw['hidden']),
    single: isOn(raw['single']),
    managed: isOn(raw['managed']),
    translation: toTranslations(raw['translation']),
    fields: Object.fromEntries(fields.map((field) => [field.field, field])),
  };
}

/**
 * All collections of the API's answer, by name. Servers that keep the token of a mail with the user (8.8) take no metadata
 * of files: the field is shown as it is.
 */
export function toCollections(list: readonly Record<string, unknown>[]): Record<string, Collection> {
  const collections = Object.fromEntries(list.map((raw) => [String(raw['collection']), toCollection(raw)]));
  const users = list.find((raw) => raw['collection'] === 'directus_users');
  const { directus_files: files } = collections;
  const metadata = files && fieldOf(files, 'metadata');
  if (!metadata || !('password_reset_token' in toObject(users?.['fields']))) return collections;
  const fields = { ...files.fields, metadata: { ...metadata, readonly: true } };
  return { ...collections, directus_files: { ...files, fields } };
}

/** By collection what is nobody's to see, although the API answers it: with the token of a mail, accounts are taken over. */
const secretFields: ReadonlyMap<string, readonly string[]> = new Map([
  ['directus_users', ['password_reset_token']],
]);

/** By collection what an entry is of no use without; servers of version 8.8 store it empty all the same. */
const neededFields: ReadonlyMap<string, readonly string[]> = new Map([
  ['directus_webhooks', ['http_action', 'url', 'collection', 'directus_action']],
]);

/** A field by a name from anywhere: `constructor` and the like are names too, and no fields by themselves. */
export function fieldOf(collection: Pick<Collection, 'fields'>, name: string): Field | undefined {
  return ownValue(collection.fields, name);
}

/** A collection by a name from anywhere. */
export function collectionOf(
  collections: Readonly<Record<string, Collection>>,
  name: string,
): Collection | undefined {
  return ownValue(collections, name);
}

export function primaryKeyField(collection: Collection): Field | undefined {
  return Object.values(collection.fields).find((field) => field.primary_key);
}

/** Name of the field that holds the key; a collection that names none has `id`. */
export function keyFieldOf(collection: Collection): string {
  return primaryKeyField(collection)?.field ?? 'id';
}

/** The field that carries the workflow status, if the collection has one. */
export function statusField(collection: Collection): Field | undefined {
  return Object.values(collection.fields).find((field) => field.type === 'status');
}

export function fieldOfType(collection: Collection, type: string): Field | undefined {
  return Object.values(collection.fields).find((field) => field.type === type);
}

/** The statuses of a collection in their order; empty without a status field. The mapping may be a JSON text. */
export function statusesOf(collection: Collection): Status[] {
  const field = statusField(collection);
  return field ? statusesOfField(field) : [];
}

export function statusesOfField(field: Field): Status[] {
  return Object.entries(toObject(optionsInWords(field)['status_mapping'])).map(([value, raw]) => {
    const entry = toObject(raw);
    return {
      value,
      name: typeof entry['name'] === 'string' ? entry['name'] : value,
      text_color: typeof entry['text_color'] === 'string' ? entry['text_color'] : null,
      background_color: typeof entry['background_color'] === 'string' ? entry['background_color'] : null,
      browse_subdued: isOn(entry['browse_subdued']),
      browse_badge: isOn(entry['browse_badge']),
      soft_delete: isOn(entry['soft_delete']),
      required_fields: isOn(entry['required_fields']),
      published: isOn(entry['published']),
    };
  });
}

/** The status that stands for deleted, when the workflow has one: deleting sets it instead of removing the row. */
export function softDeleteStatus(collection: Collection): Status | undefined {
  return statusesOf(collection).find((status) => status.soft_delete);
}

/** The status by which an item with these values is deleted; undefined where it isn't. */
export function deletedBy(
  collection: Collection,
  values: Readonly<Record<string, unknown>>,
): Status | undefined {
  const field = statusField(collection);
  const value = field ? ownValue(values, field.field) : null;
  return statusesOf(collection).find((status) => status.soft_delete && status.value === String(value));
}

/** Whether changes take an item out of what its workflow counts as published. */
export function unpublishes(
  collection: Collection,
  before: Readonly<Record<string, unknown>>,
  changes: Readonly<Record<string, unknown>>,
): boolean {
  const name = statusField(collection)?.field;
  if (name === undefined || !Object.hasOwn(changes, name)) return false;
  const published = statusesOf(collection).filter((status) => status.published);
  const isOut = (values: Readonly<Record<string, unknown>>) =>
    published.some(({ value }) => value === String(ownValue(values, name)));
  return isOut(before) && !isOut(changes);
}

const schemaEntities = new Set<unknown>(['collections', 'fields', 'relations', 'roles', 'permissions']);

/** True for the writes that change the data model of a project, or who may do what in it, by their mutation's key. */
export function isSchemaWrite(key: readonly unknown[] | undefined, project: string): boolean {
  return key?.[0] === project && schemaEntities.has(key[1]);
}
