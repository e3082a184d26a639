import { own } from '#mocks/engine/values/own.ts';
import { enforceRead } from '#mocks/engine/access/enforce.ts';
import { type Action, rightsOf } from '#mocks/engine/access/rights.ts';
import { ApiFault, faults } from '#mocks/engine/errors.ts';
import { fieldList, planFields, unknownField } from '#mocks/engine/query/fields.ts';
import { itemsByKey, listedItems, listRequest } from '#mocks/engine/query/list.ts';
import { isSingle, type Meta, metaOf } from '#mocks/engine/query/meta.ts';
import { atOnce, type Reading } from '#mocks/engine/query/reading.ts';
import { ALIAS, type Item } from '#mocks/engine/query/rows.ts';
import type { Condition } from '#mocks/engine/query/sql.ts';
import { keyStatus } from '#mocks/engine/query/statuses.ts';
import type { Actor, CollectionDefinition, Project, Query } from '#mocks/engine/types.ts';
import { nowText } from '#mocks/engine/values/dates.ts';
import { isItem, type Payload } from '#mocks/engine/write/payload.ts';
import { createRow, deleteRow, updateRow } from '#mocks/engine/write/save.ts';
import { itemWithIdNotFound, keyValue, MOST_ITEMS, type WriteScope } from '#mocks/engine/write/scope.ts';
import type { SqlValue } from '#mocks/storage/driver.ts';

/**
 * The items of every collection, the system's too. All functions are synchronous, check the actor's permissions,
 * and throw a Fault for what the API refuses. Writes are one transaction each: of several items all or none.
 *
 * `ids` is either the text of a path, split at its commas, or a list of keys.
 */
export type Ids = string | readonly string[];

/** A list as the API answers it; with `single` the first item instead of a list. */
export interface Listing {
  data: Item[] | Item;
  meta?: Meta;
}

/** Throws 404 (code 200) for an unknown collection. */
export function collectionOf(project: Project, name: string): CollectionDefinition {
  const collection = project.schema().collections.get(name);
  if (!collection) throw faults.collectionNotFound(name);
  return collection;
}

/** The same for what somebody asks for: strangers are not told which names there are. */
export function askedCollection(project: Project, actor: Actor, name: string): CollectionDefinition {
  const isThere = project.schema().collections.has(name);
  if (!isThere && isStranger(project, actor)) throw faults.unauthorized();
  return collectionOf(project, name);
}

const isStranger = ({ asRecorded }: Project, actor: Actor) => actor.user === null && !asRecorded;

/** A stranger who may do nothing of the kind learns nothing of what is wrong with the request. */
export function refuseStrangers(
  project: Project,
  actor: Actor,
  collection: CollectionDefinition,
  action: Action,
): void {
  if (isStranger(project, actor) && !rightsOf(actor, collection).any(action)) throw faults.unauthorized();
}

/**
 * The items that a list request asks for. `more` narrows it by a condition on the table with the alias `t`, for lists
 * below an item (its revisions).
 */
export function* listReading(
  project: Project,
  actor: Actor,
  name: string,
  query: Query,
  more: Condition = true,
): Reading<Listing> {
  const collection = askedCollection(project, actor, name);
  enforceRead(actor, collection);
  if (isSingle(query)) {
    const request = listRequest(project, actor, collection, { ...query, limit: '1' }, more);
    const [first] = yield* listedItems(request);
    if (!first) throw faults.itemNotFound();
    return { data: first };
  }
  const request = listRequest(project, actor, collection, query, more);
  const data = yield* listedItems(request);
  const meta = yield* metaOf(request, data.length);
  return meta ? { data, meta } : { data };
}

/** A whole list at once. */
export function listItems(...asked: Parameters<typeof listReading>): Listing {
  return atOnce(asked[0].driver, listReading(...asked));
}

/** One item, or for several keys the list of those that are there. Throws 404 (code 203) when none is. */
export function* itemReading(
  project: Project,
  actor: Actor,
  name: string,
  ids: Ids,
  query: Query,
): Reading<Item | Item[]> {
  const collection = askedCollection(project, actor, name);
  enforceRead(actor, collection);
  const keys = keysOf(project, ids);
  const found = yield* readable(
    project,
    actor,
    collection,
    keys.map((key) => keyValue(collection, key)),
    query,
  );
  if (keys.length > 1) return found;
  const [item] = found;
  if (!item) throw itemWithIdNotFound(keys[0]);
  return item;
}

/** The same at once. */
export function readItem(...asked: Parameters<typeof itemReading>): Item | Item[] {
  return atOnce(asked[0].driver, itemReading(...asked));
}

/**
 * Creates one item, or for a list of payloads several. Answers them as they are then, or null when the actor may not
 * read them or their status hides them. `action` is logged in place of `create`.
 */
export function createItems(
  project: Project,
  actor: Actor,
  name: string,
  payload: unknown,
  query: Query,
  action?: string,
): Item | Item[] | null {
  const collection = askedCollection(project, actor, name);
  refuseStrangers(project, actor, collection, 'create');
  const several = Array.isArray(payload) && payload.length > 0;
  const payloads = several ? payload.map(payloadOf) : [Array.isArray(payload) ? {} : payloadOf(payload)];
  const scope = { ...writeScope(project, actor, query), action };
  checkFieldList(scope, collection, query);
  const keys = project.driver.transaction(() => payloads.map((each) => createRow(scope, collection, each)));
  return answer(project, actor, collection, keys, several, query);
}

/**
 * Changes the items with these keys, all in the same way; with null each payload of a list holds its own key.
 * Answers like `createItems`.
 */
export function updateItems(
  project: Project,
  actor: Actor,
  name: string,
  ids: Ids | null,
  payload: unknown,
  query: Query,
  action?: string,
): Item | Item[] | null {
  const collection = askedCollection(project, actor, name);
  refuseStrangers(project, actor, collection, 'update');
  const scope = { ...writeScope(project, actor, query), action };
  const isEmpty = isItem(payload) && Object.keys(payload).length === 0;
  if (project.asRecorded && isEmpty) throw new ApiFault(500, 0, 'Internal Server Error', { code: null });
  const changes =
    ids === null
      ? ownKeys(collection, payload)
      : keysOf(project, ids).map((key) => ({ key, payload: payloadOf(payload) }));
  checkFieldList(scope, collection, query);
  const keys = oneByOne(project, changes, (change) =>
    updateRow(scope, collection, change.key, change.payload),
  );
  return answer(project, actor, collection, keys, ids === null || keys.length > 1, query);
}

/** Deletes items for good. Throws 404 when one is missing, in the words of `missing`. */
export function deleteItems(
  project: Project,
  actor: Actor,
  name: string,
  ids: Ids,
  query: Query = {},
  missing: (key: unknown) => ApiFault = () => faults.itemNotFound(),
): void {
  const collection = askedCollection(project, actor, name);
  refuseStrangers(project, actor, collection, 'delete');
  const scope = writeScope(project, actor, query);
  oneByOne(project, keysOf(project, ids), (key) => deleteRow(scope, collection, key, missing));
}

/** Does something with each: with all or none, but as recorded what came before a mistake stays. */
function oneByOne<T, R>({ asRecorded, driver }: Project, list: readonly T[], work: (each: T) => R): R[] {
  return asRecorded
    ? list.map((each) => driver.transaction(() => work(each)))
    : driver.transaction(() => list.map(work));
}

function writeScope(project: Project, actor: Actor, query: Query): WriteScope {
  const named = query.fields === undefined ? [] : fieldList(query);
  const heads = named
    .map((name) => name.replace(/^-/, '').split('.')[0] ?? '')
    .filter((head) => head !== '*');
  return {
    project,
    schema: project.schema(),
    actor,
    comment: typeof query.comment === 'string' ? query.comment : null,
    now: nowText(),
    checkFields(collection) {
      const head = heads.find((name) => !collection.fields.has(name));
      if (head !== undefined) throw unknownField(head, collection.collection);
    },
    parent: null,
    depth: 0,
    budget: { items: MOST_ITEMS },
  };
}

/** An unknown name in `fields` must not come to light after the write. */
function checkFieldList({ schema, actor }: WriteScope, collection: CollectionDefinition, query: Query): void {
  planFields(schema, actor, collection, fieldList(query));
}

function answer(
  project: Project,
  actor: Actor,
  collection: CollectionDefinition,
  keys: SqlValue[],
  several: boolean,
  query: Query,
): Item | Item[] | null {
  const read = (some: SqlValue[]) =>
    atOnce(project.driver, readable(project, actor, collection, some, query));
  if (project.asRecorded && keys.some(isSplit)) {
    const found = keys.map((key) => (isSplit(key) ? [] : read([key])));
    return several ? (found.map(([item]) => item ?? []) as Item[]) : [];
  }
  const items = read(keys);
  return several && items.length > 0 ? items : (items[0] ?? null);
}

/** A key that is taken for several by whoever looks for the item. */
const isSplit = (key: SqlValue) => typeof key === 'string' && key.includes(',');

function readable(
  project: Project,
  actor: Actor,
  collection: CollectionDefinition,
  keys: SqlValue[],
  query: Query,
): Reading<Item[]> {
  return itemsByKey(
    project,
    actor,
    collection,
    keys.filter((key) => key !== null),
    query,
    keyStatus(collection, ALIAS),
  );
}

function payloadOf(sent: unknown): Payload {
  if (isItem(sent)) return sent;
  throw faults.payload();
}

function ownKeys(collection: CollectionDefinition, payload: unknown): { key: unknown; payload: Payload }[] {
  const name = collection.primaryKey?.field ?? '';
  const list = Array.isArray(payload) ? payload : [payload];
  return list.map((sent) => {
    const each = payloadOf(sent);
    const key = own(each, name);
    if (key === undefined || key === null)
      throw new ApiFault(422, 12, 'Payload must include the primary key');
    return { key, payload: each };
  });
}

/** As recorded, a comma separates keys wherever it stands. */
function keysOf({ asRecorded }: Project, ids: Ids): readonly string[] {
  if (typeof ids === 'string') return ids.split(',');
  return asRecorded ? ids.flatMap((key) => key.split(',')) : ids;
}
