import { sql } from 'kysely';
import { rightsOf } from '#mocks/engine/access/rights.ts';
import { allOf, anyOf, type Condition, column, isIn } from '#mocks/engine/query/sql.ts';
import type { Actor, CollectionDefinition, Schema } from '#mocks/engine/types.ts';

/** The table of the item that a row is about. */
const ABOUT = 'about';

/**
 * Rows of a history (`directus_activity`, `directus_revisions`, under this alias) that are about items which the actor
 * may read. Of collections that are open as a whole these are all rows, also those of items that are gone.
 */
function aboutReadable(schema: Schema, actor: Actor, alias: string): Condition {
  if (actor.admin) return true;
  const open: string[] = [];
  const partly: Condition[] = [];
  for (const collection of schema.collections.values()) {
    const readable = rightsOf(actor, collection).condition('read', ABOUT);
    if (readable === true) open.push(collection.collection);
    else if (readable !== false) partly.push(aboutOneOf(collection, readable, alias));
  }
  // no index for it: the newest rows come first, and most of them count
  return anyOf([isIn(sql`+${column(alias, 'collection')}`, open), ...partly]);
}

/** The same for the activity list, where everybody also finds what they did themselves. */
function visibleActivity(schema: Schema, actor: Actor, alias: string): Condition {
  const own = actor.user === null ? false : sql`+${column(alias, 'action_by')} = ${actor.user}`;
  return anyOf([own, aboutReadable(schema, actor, alias)]);
}

/**
 * The rows of a collection that the actor may read, wherever it is reached: by what its role may, and of what happened only
 * what is about items that the actor may read.
 */
export function readableRows(
  schema: Schema,
  actor: Actor,
  collection: CollectionDefinition,
  alias: string,
): Condition {
  const readable = rightsOf(actor, collection).condition('read', alias);
  switch (collection.collection) {
    case 'directus_activity':
      return allOf([readable, visibleActivity(schema, actor, alias)]);
    case 'directus_revisions':
      return allOf([readable, aboutReadable(schema, actor, alias)]);
    default:
      return readable;
  }
}

function aboutOneOf(
  { collection, primaryKey }: CollectionDefinition,
  readable: Condition,
  alias: string,
): Condition {
  if (!primaryKey || typeof readable === 'boolean') return false;
  const same = sql`${column(ABOUT, primaryKey.field)} = ${column(alias, 'item')}`;
  const item = sql`select 1 from ${sql.id(collection)} as ${sql.id(ABOUT)} where ${same} and ${readable}`;
  return sql`(${column(alias, 'collection')} = ${collection} and exists (${item}))`;
}
