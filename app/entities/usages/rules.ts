/** Which columns and lists of a project may use items of a collection. Pure. */
import {
  collectionOf,
  isSystem,
  keyFieldOf,
  statusesOf,
  statusField,
} from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { hasColumn, toObject } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { namingOf } from '#app/entities/items/item-titles.ts';
import { canRead, hiddenFields, readsAll, rightsOn } from '#app/entities/permissions/rules.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import { relatedCollection, relationOfColumn } from '#app/entities/relations/rules.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { plainText } from '#app/lib/plain-text.ts';
import type { Params } from '#app/lib/search-params.ts';
import type { UsageModel, UsageSource, UsageSources } from './types.ts';

/** Of the API's own collections, those whose rows people make; logs, sessions and the data model point everywhere. */
const ownSources = new Set(['directus_files', 'directus_users']);

/** The key that the value of a column, or a setting, holds. Servers answer the key, or the file itself. */
export function fileKeyOf(value: unknown): string {
  return plainText(toObject(value)['id'] ?? value);
}

/** Settings of a project that hold the key of a file. */
export const fileSettings = ['project_logo', 'project_foreground', 'project_background'];

/** Those of the settings that hold one of the files. */
export function settingsWith(values: Readonly<Record<string, unknown>>, keys: readonly string[]): string[] {
  return fileSettings.filter((name) => keys.includes(fileKeyOf(ownValue(values, name))));
}

/**
 * What may use items of the collection, as far as the user may read it.
 *
 * @param permissions null for administrators
 */
export function usageSources(
  model: UsageModel,
  permissions: readonly Permission[] | null,
  target: Collection,
): UsageSources {
  const found: UsageSources = { sources: [], isWhole: true };
  const columns = Object.values(model.collections)
    .filter(({ collection }) => !isSystem(collection) || ownSources.has(collection))
    .flatMap(({ fields }) => Object.values(fields))
    .filter((field) => hasColumn(field) && relatedCollection(model.relations, field) === target.collection);
  for (const column of columns) {
    const link = linkOf(model, column);
    if (link === null) continue;
    const sight = sightOf(permissions, link);
    if (sight !== 'all') found.isWhole = false;
    if (sight === 'none') continue;
    const keyField = keyFieldOf(link.holder);
    const naming = namingOf(model, permissions, link.holder) ?? {
      template: '',
      keyField,
      fields: [keyField],
    };
    found.sources.push({ ...link, naming });
  }
  return found;
}

type Link = Omit<UsageSource, 'naming'>;

/** The link that a column makes; null where its rows are a part of the item itself, or are its own links to others. */
function linkOf({ collections, relations }: UsageModel, column: Field): Link | null {
  const rows = collectionOf(collections, column.collection);
  if (!rows) return null;
  const plain = { collection: rows, column, holder: rows, holderColumn: null, field: column };
  const relation = relationOfColumn(relations, column.collection, column.field);
  if (!relation) return plain;
  const list = listOf(collections, relation);
  if (list?.type.toLowerCase() === 'translation') return null;
  const far = relations.find(
    (entry) =>
      entry.collection_many === relation.collection_many &&
      entry.field_many !== relation.field_many &&
      (entry.field_many === relation.junction_field || entry.junction_field === relation.field_many),
  );
  const holder = far && collectionOf(collections, far.collection_one);
  if (!far || !holder) return plain;
  const field = listOf(collections, far);
  if (field) return { ...plain, holder, holderColumn: far.field_many, field };
  return list ? null : plain;
}

/** The field in which the "one" side of a relation lists its rows. */
function listOf(
  collections: UsageModel['collections'],
  { collection_one, field_one }: Relation,
): Field | undefined {
  const one = collectionOf(collections, collection_one);
  return one && field_one !== null ? ownValue(one.fields, field_one) : undefined;
}

/** How much of what the source would find the user may read. */
function sightOf(
  permissions: readonly Permission[] | null,
  { collection, column, holder, holderColumn }: Link,
): 'all' | 'some' | 'none' {
  const rows = rightsOn(permissions, collection);
  const hidden = hiddenFields(rows);
  const needed = [column.field, ...(holderColumn === null ? [] : [holderColumn])];
  const holderRights = rightsOn(permissions, holder);
  if (!canRead(rows) || !canRead(holderRights) || needed.some((name) => hidden.has(name))) return 'none';
  return readsAll(rows) && readsAll(holderRights) ? 'all' : 'some';
}

/** The filter for the rows that hold one of the keys. */
export function usageFilter({ column }: UsageSource, keys: readonly string[]): Params {
  const [key] = keys;
  return { [column.field]: keys.length === 1 ? { eq: key } : { in: [...keys] } };
}

/** The same for those alone whose holder has a published status; null where it has no such statuses. */
export function publishedFilter(source: UsageSource, keys: readonly string[]): Params | null {
  const field = statusField(source.holder);
  const published = statusesOf(source.holder).filter((status) => status.published);
  if (!field || published.length === 0) return null;
  const path = source.holderColumn === null ? field.field : `${source.holderColumn}.${field.field}`;
  return { ...usageFilter(source, keys), [path]: { in: published.map(({ value }) => value) } };
}
