import { own } from '#mocks/engine/values/own.ts';
import { sql } from 'kysely';
import { enforceRead, owns } from '#mocks/engine/access/enforce.ts';
import { rightsOf } from '#mocks/engine/access/rights.ts';
import { ApiFault } from '#mocks/engine/errors.ts';
import { type HookContext, hooksOf, registerHooks } from '#mocks/engine/hooks.ts';
import {
  askedCollection,
  type Ids,
  type Listing,
  listReading,
  refuseStrangers,
  updateItems,
} from '#mocks/engine/items.ts';
import type { Reading } from '#mocks/engine/query/reading.ts';
import { ALIAS, type Item } from '#mocks/engine/query/rows.ts';
import { allOf, type Condition, column } from '#mocks/engine/query/sql.ts';
import type { Actor, CollectionDefinition, Project, Query } from '#mocks/engine/types.ts';
import { parseJson } from '#mocks/engine/values/json.ts';
import { kindOf } from '#mocks/engine/values/kinds.ts';
import type { Payload } from '#mocks/engine/write/payload.ts';
import { readerOf } from '#mocks/engine/values/read.ts';
import { rowByKey } from '#mocks/engine/write/scope.ts';
import type { Row } from '#mocks/storage/driver.ts';

const REVISIONS = 'directus_revisions';

// Revisions hold whole items, so what is hidden in an item is hidden in them too, wherever they are shown; and nobody finds
// out by filtering.
registerHooks(REVISIONS, {
  unsearchable: ['data', 'delta'],
  computed: ['data', 'delta'].map((field) => ({
    field,
    needs: [field, 'collection', 'item'],
    value: (context, row) => shownPart(context, row, field),
  })),
});

/** The revisions of an item, oldest first unless sorted otherwise. An unknown item has none. */
export function revisionsOf(
  project: Project,
  actor: Actor,
  name: string,
  id: string,
  query: Query,
): Reading<Listing> {
  const collection = askedCollection(project, actor, name);
  enforceRead(actor, collection);
  const row = rowByKey(project, collection, id);
  // Of an item that is gone only those may still see the history who may see every item.
  const open = row
    ? owns({ project, actor }, collection, 'read', row)
    : rightsOf(actor, collection).level('read', null) === 'full';
  const mine: Condition = allOf([
    sql`${column(ALIAS, 'collection')} = ${name}`,
    sql`${column(ALIAS, 'item')} = ${id}`,
    open,
  ]);
  return listReading(project, actor, REVISIONS, query, mine);
}

/** All revisions of items that the actor may read. */
export function allRevisions(project: Project, actor: Actor, query: Query): Reading<Listing> {
  return listReading(project, actor, REVISIONS, query);
}

/** The revision with this number, counted from 0 at the oldest. Throws 404 when there are not so many. */
export function revisionAt(
  project: Project,
  actor: Actor,
  name: string,
  id: string,
  offset: string,
  query: Query,
): Reading<Listing> {
  return revisionsOf(project, actor, name, id, { ...query, single: '1', sort: 'id', offset });
}

/**
 * Brings an item back to the state of a revision. Fields that keep a hash stay as they are: their hash in the
 * revision cannot be turned back into what was hashed.
 */
export function revertItem(
  project: Project,
  actor: Actor,
  name: string,
  id: string,
  revision: string,
  query: Query,
): Item | Item[] | null {
  const collection = askedCollection(project, actor, name);
  refuseStrangers(project, actor, collection, 'update');
  const found = project.driver.all(
    'SELECT data FROM directus_revisions WHERE id = ? AND collection = ? AND item = ?',
    [/^\d{1,15}$/.test(revision) ? Number(revision) : -1, name, id],
  );
  const [kept] = found;
  if (!kept) throw new ApiFault(404, 207, `Revision with Id "${revision}" not found`);
  const payload = restorable(collection, parseJson(String(kept.data ?? '{}')) as Payload);
  return updateItems(project, actor, name, [id] satisfies Ids, payload, query, 'revert');
}

/** What of a revision can be written: own columns that still exist, without key, hashes and secrets. */
function restorable(collection: CollectionDefinition, data: Payload): Payload {
  const secret = hooksOf(collection.collection).secret ?? [];
  const kept = Object.entries(data).filter(([name]) => {
    const field = collection.fields.get(name);
    return (
      field &&
      field.datatype !== null &&
      !field.primary_key &&
      kindOf(field) !== 'hash' &&
      !secret.includes(name)
    );
  });
  return Object.fromEntries(kept);
}

/** What a revision holds, without what is hidden from the reader. Of a collection that is gone nobody knows what that was. */
function shownPart({ project, actor }: HookContext, row: Row, part: string): unknown {
  const { collections } = project.schema();
  const field = collections.get(REVISIONS)?.fields.get(part);
  const value = field ? readerOf(field, false)(own(row, part) ?? null) : null;
  if (actor.admin) return value;
  const collection = collections.get(String(row.collection));
  if (!collection) return null;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const hooks = hooksOf(collection.collection);
  const key = collection.primaryKey?.field ?? '';
  const others = hooks.hiddenFrom?.({ project, actor }, { [key]: row.item ?? null }) ?? [];
  const hidden = new Set([
    ...rightsOf(actor, collection).hiddenSomewhere(),
    ...others,
    ...(hooks.unsearchable ?? []),
  ]);
  return Object.fromEntries(Object.entries(value).filter(([name]) => !hidden.has(name)));
}
