/** Links of a file: items of another collection, named by their key or by a value that no other item there has. */
import type { QueryClient } from '@tanstack/react-query';
import { collectionOf, primaryKeyField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { hasColumn, isToOne } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { fromCell } from '#app/entities/items/cells.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { canRead, hiddenFields, readsAll, rightsOn } from '#app/entities/permissions/rules.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import { relatedCollection } from '#app/entities/relations/rules.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { plainText } from '#app/lib/plain-text.ts';
import type { Params } from '#app/lib/search-params.ts';
import { filtersOf } from './existing-keys.ts';
import type { FileTable } from './read-file.ts';

export interface Model {
  collections: Readonly<Record<string, Collection>>;
  relations: readonly Relation[];
  /** null for administrators. */
  permissions: readonly Permission[] | null;
}

/** What the items that a to-one field points to can be named by. */
export interface MatchChoice {
  target: Collection;
  key: Field;
  /** Unique fields that the reader may see. */
  others: Field[];
  /** The reader sees all items there, so that a key which is not found is none. */
  seesAll: boolean;
}

/** Of who made or changed an item the server knows more than anybody: those are taken as they are. */
const byServer = new Set(['user_created', 'user_updated']);

/** null for a field that points nowhere, or where the reader may not look. */
export function matchChoice(
  field: Field,
  { collections, relations, permissions }: Model,
): MatchChoice | null {
  if (!isToOne(field) || byServer.has(field.type)) return null;
  const target = collectionOf(collections, relatedCollection(relations, field) ?? '');
  const key = target && primaryKeyField(target);
  if (!target || !key) return null;
  const rights = rightsOn(permissions, target);
  if (!canRead(rights)) return null;
  const hidden = hiddenFields(rights);
  if (hidden.has(key.field)) return null;
  const others = Object.values(target.fields).filter(
    (entry) =>
      entry.unique &&
      !entry.primary_key &&
      hasColumn(entry) &&
      !hidden.has(entry.field) &&
      !isSecret(target, entry),
  );
  return { target, key, others, seesAll: readsAll(rights) };
}

/** Who has it can sign in: it belongs in no address. */
function isSecret({ collection }: Collection, { field }: Field): boolean {
  return collection === 'directus_users' && field === 'token';
}

/** The links of one column. */
export interface LinkColumn {
  /** Of the file. */
  column: number;
  field: Field;
  target: Collection;
  key: Field;
  /** The field of the target by which the file names its items. */
  by: Field;
}

/** By the text that stands for it: the keys that were found; none for what is not there. */
export type Links = ReadonlyMap<string, readonly unknown[]>;

/** The text by which a cell is looked up; null for an empty one, or one that the field can't hold. */
export function linkText(cell: unknown, by: Field): string | null {
  if (cell === null || cell === undefined || plainText(cell).trim() === '') return null;
  const read = typeof cell === 'string' ? fromCell(cell, by) : { value: cell };
  return 'problem' in read ? null : plainText(read.value).trim();
}

/** Looks up what a column names. Throws ApiError, and AbortError when it was stopped. */
export async function findLinks(
  client: QueryClient,
  project: string,
  { column, target, key, by }: LinkColumn,
  table: FileTable,
  signal?: AbortSignal,
): Promise<Links> {
  const texts = [...new Set(table.rows.flatMap(({ cells }) => linkText(cells[column], by) ?? []))];
  const found = new Map<string, { key: unknown; value: string }[]>();
  for (const { filter } of filtersOf(texts)) {
    for await (const item of readAll(filter)) {
      const value = plainText(ownValue(item, by.field)).trim();
      const list = found.get(fold(value)) ?? [];
      list.push({ key: ownValue(item, key.field), value });
      found.set(fold(value), list);
    }
  }
  return new Map(
    texts.map((text) => {
      const alike = found.get(fold(text)) ?? [];
      const same = alike.filter(({ value }) => value === text);
      // Some databases take capital and small letters for the same.
      return [text, (same.length > 0 ? same : alike).map((entry) => entry.key)];
    }),
  );

  async function* readAll(filter: Params) {
    const limit = 200;
    // Without a link by a key, deleted items are none to be linked.
    const status = by.primary_key ? { status: '*' } : {};
    const view = {
      fields: [...new Set([key.field, by.field])],
      filter: { [by.field]: filter },
      sort: key.field,
      ...status,
    };
    for (let offset = 0; ; offset += limit) {
      signal?.throwIfAborted();
      const query = itemQueries.window(project, target.collection, view, offset, limit);
      const items = await client.fetchQuery({ ...query, staleTime: 0, gcTime: 0 });
      yield* items;
      if (items.length < limit) return;
    }
  }
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
