import { sql } from 'kysely';
import { aboutReadable } from '#mocks/engine/access/history.ts';
import { enforceRead, owns } from '#mocks/engine/access/enforce.ts';
import { rightsOf } from '#mocks/engine/access/rights.ts';
import { ApiFault } from '#mocks/engine/errors.ts';
import { hooksOf, registerHooks } from '#mocks/engine/hooks.ts';
import { collectionOf, type Ids, type Listing, listItems, updateItems } from '#mocks/engine/items.ts';
import { ALIAS, type Item } from '#mocks/engine/query/rows.ts';
import { allOf, type Condition, column } from '#mocks/engine/query/sql.ts';
import type { Actor, CollectionDefinition, Project, Query } from '#mocks/engine/types.ts';
import { parseJson } from '#mocks/engine/values/json.ts';
import { kindOf } from '#mocks/engine/values/kinds.ts';
import type { Payload } from '#mocks/engine/write/payload.ts';
import { rowByKey } from '#mocks/engine/write/scope.ts';

const REVISIONS = 'directus_revisions';

// What a revision holds may be hidden from who asks, so nobody finds out by filtering.
registerHooks(REVISIONS, { unsearchable: ['data', 'delta'] });

/** The revisions of an item, oldest first unless sorted otherwise. An unknown item has none. */
export function revisionsOf(project: Project, actor: Actor, name: string, id: string, query: Query): Listing {
  const collection = collectionOf(project, name);
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
  return shown(project, actor, listItems(project, actor, REVISIONS, query, mine), {
    collection: name,
    item: id,
  });
}

/** All revisions of items that the actor may read. */
export function allRevisions(project: Project, actor: Actor, query: Query): Listing {
  const more = aboutReadable(project, actor, ALIAS);
  return shown(project, actor, listItems(project, actor, REVISIONS, query, more));
}

/** The revision with this number, counted from 0 at the oldest. Throws 404 when there are not so many. */
export function revisionAt(
  project: Project,
  actor: Actor,
  name: string,
  id: string,
  offset: string,
  query: Query,
): Listing {
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
  const collection = collectionOf(project, name);
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

/** Revisions hold whole items, so what is hidden in an item is hidden in them too. */
function shown(
  project: Project,
  actor: Actor,
  listing: Listing,
  of: { collection?: string; item?: string } = {},
): Listing {
  if (actor.admin) return listing;
  const items = Array.isArray(listing.data) ? listing.data : [listing.data];
  for (const item of items) {
    const collection = project.schema().collections.get(of.collection ?? String(item.collection));
    if (!collection) {
      if ('data' in item || 'delta' in item) Object.assign(item, { data: null, delta: null });
      continue;
    }
    const hooks = hooksOf(collection.collection);
    const key = collection.primaryKey?.field ?? '';
    const own = hooks.hiddenFrom?.({ project, actor }, { [key]: of.item ?? String(item.item) }) ?? [];
    const hidden = [...rightsOf(actor, collection).hiddenSomewhere(), ...own, ...(hooks.unsearchable ?? [])];
    for (const part of [item.data, item.delta]) {
      if (typeof part !== 'object' || part === null) continue;
      for (const name of hidden) delete (part as Payload)[name];
    }
  }
  return listing;
}
