import { own } from '#mocks/engine/values/own.ts';
import { sql } from 'kysely';
import { askingFor } from '#mocks/engine/access/asking.ts';
import { readableRows } from '#mocks/engine/access/history.ts';
import { rightsOf } from '#mocks/engine/access/rights.ts';
import { fieldList, planFields, textList, unknownField } from '#mocks/engine/query/fields.ts';
import { filterCondition } from '#mocks/engine/query/filter.ts';
import {
  ALIAS,
  type Item,
  itemsOf,
  READ_BUDGET,
  rowLimit,
  type ReadScope,
  selectColumns,
} from '#mocks/engine/query/rows.ts';
import { type Reading, rowsAtOnce, rowsOf } from '#mocks/engine/query/reading.ts';
import { searchCondition } from '#mocks/engine/query/search.ts';
import { orderBy, sortsNullsLast } from '#mocks/engine/query/sort.ts';
import { allOf, type Condition, column, isIn, type Sql, where } from '#mocks/engine/query/sql.ts';
import { listStatus } from '#mocks/engine/query/statuses.ts';
import type { Actor, CollectionDefinition, Project, Query, QueryValue } from '#mocks/engine/types.ts';

/** What a list request asks for, ready to be run and counted. `more` narrows it further. */
export interface ListRequest {
  project: Project;
  actor: Actor;
  collection: CollectionDefinition;
  query: Query;
  /** Most rows of the answer, null for all. */
  limit: number | null;
  offset: number;
  /** Statuses that were asked for, null for none in particular. */
  statuses: string[] | null;
  /** What `filter` and `q` leave of the rows of which the condition given holds; also what counts are made of. */
  asked: (rest: Condition) => Condition;
}

const DEFAULT_LIMIT = 200;

export function listRequest(
  project: Project,
  actor: Actor,
  collection: CollectionDefinition,
  query: Query,
  more: Condition = true,
): ListRequest {
  const limit = limitOf(project, query.limit);
  const scope = { schema: project.schema(), actor, asRecorded: project.asRecorded };
  const searched = allOf([more, searchCondition(actor, collection, ALIAS, query.q)]);
  return {
    project,
    actor,
    collection,
    query,
    limit,
    offset: offsetOf(query, limit),
    statuses: askedStatuses(project, actor, collection, query),
    asked: (rest) => filterCondition(scope, collection, ALIAS, query.filter, allOf([searched, rest])),
  };
}

/** The statuses that a list asks for, null for none in particular. */
function askedStatuses(
  { asRecorded, release }: Project,
  actor: Actor,
  collection: CollectionDefinition,
  { status }: Query,
): string[] | null {
  if (status === undefined) return null;
  const asked = textList(status);
  const rights = rightsOf(actor, collection);
  const isDenied = asked.every((each) => each !== '*' && rights.level('read', each) === 'none');
  return asRecorded && release.ignoresDeniedStatus && isDenied ? null : asked;
}

/** The items of the page. */
export function* listedItems(request: ListRequest): Reading<Item[]> {
  const { project, actor, collection, query } = request;
  const scope = readScope(project, actor, query);
  const plan = planFields(scope.schema, actor, collection, fieldList(query));
  const order = orderBy(actor, collection, ALIAS, query.sort, sortsNullsLast(project));
  const groups = groupsOf(actor, collection, query);
  const readable = readableRows(scope.schema, actor, collection, ALIAS);
  const condition = request.asked(allOf([listStatus(collection, ALIAS, request.statuses), readable]));
  if (condition === false || request.limit === 0) return [];
  const grouped = groups.length === 0 ? true : oneOfEachGroup(collection, groups, condition);
  const statement = sql`${selectColumns(plan)}${where(allOf([condition, grouped]))}${order}${page(request, rowLimit(scope))}`;
  const isQuick = readable === true && isFirstOfKeys(request);
  const rows = yield* isQuick ? rowsAtOnce(statement) : rowsOf(statement);
  const items = (yield* itemsOf(scope, plan, rows)).filter((item) => item !== undefined);
  return project.release.dropsEmptyRows ? items.filter((item) => Object.keys(item).length > 0) : items;
}

/** Rows that are passed over in no time. */
const FIRST = 1000;

/** Whether a list is a page near one end of the keys, where nothing has to be looked for. */
function isFirstOfKeys({ collection, query, limit, offset }: ListRequest): boolean {
  const { sort, filter, q, groups } = query;
  const isPlain = filter === undefined && q === undefined && groups === undefined;
  const isByKey = typeof sort === 'string' && sort.replace(/^-/, '') === collection.primaryKey?.field;
  return isPlain && isByKey && limit !== null && limit + offset <= FIRST;
}

export function readScope(project: Project, actor: Actor, query: Query): ReadScope {
  const language =
    typeof query.lang === 'string' && query.lang !== '*' && query.lang !== '' ? query.lang : null;
  return {
    project,
    schema: project.schema(),
    actor,
    language,
    budget: { ...READ_BUDGET },
    sizes: new WeakMap(),
  };
}

function page({ limit, offset }: ListRequest, most: number): Sql {
  return sql` limit ${Math.min(limit ?? most, most)} offset ${offset}`;
}

/** The columns of `groups`. Throws 422 (code 202) for what nobody may ask for; unknown and hidden ones do not count. */
function groupsOf(actor: Actor, collection: CollectionDefinition, query: Query): string[] {
  return textList(query.groups).filter((name) => {
    const asking = askingFor(actor, collection, name);
    if (asking === 'unknown' && collection.fields.has(name)) throw unknownField(name, collection.collection);
    return asking === 'open' && collection.fields.get(name)?.datatype !== null;
  });
}

/** `groups` answers one item for every combination of values in these fields. */
function oneOfEachGroup(collection: CollectionDefinition, names: string[], condition: Condition): Condition {
  const key = collection.primaryKey;
  if (!key || names.length === 0) return true;
  const columns = sql.join(names.map((name) => column(ALIAS, name)));
  const table = sql`${sql.id(collection.collection)} as ${sql.id(ALIAS)}`;
  const first = sql`select min(${column(ALIAS, key.field)}) from ${table}${where(condition)} group by ${columns}`;
  return sql`${column(ALIAS, key.field)} in (${first})`;
}

/** Words mean no rows, as PHP reads them as 0; negative numbers mean all. */
function limitOf(project: Project, sent: QueryValue | undefined): number | null {
  const fallback = project.setting('default_limit');
  const limit = leadingInteger(
    sent ?? (fallback === null || fallback === '' ? String(DEFAULT_LIMIT) : fallback),
  );
  return limit < 0 ? null : limit;
}

function offsetOf(query: Query, limit: number | null): number {
  if (query.offset !== undefined) return Math.max(0, leadingInteger(query.offset));
  return Math.max(0, leadingInteger(query.page ?? '1') - 1) * (limit ?? 0);
}

export function leadingInteger(sent: QueryValue | undefined): number {
  const number = typeof sent === 'string' ? Number.parseInt(sent, 10) : 0;
  return Number.isSafeInteger(number) ? number : 0;
}

/** Keys whose items are found in no time. */
const SOME = 100;

/** The items with these keys that the actor may read, in the order of the keys; unknown ones are left out. */
export function* itemsByKey(
  project: Project,
  actor: Actor,
  collection: CollectionDefinition,
  keys: readonly unknown[],
  query: Query,
  status: Condition,
): Reading<Item[]> {
  const scope = readScope(project, actor, query);
  const plan = planFields(scope.schema, actor, collection, fieldList(query));
  const key = collection.primaryKey?.field ?? '';
  const readable = readableRows(scope.schema, actor, collection, ALIAS);
  const condition = allOf([isIn(column(ALIAS, key), keys), status, readable]);
  if (condition === false) return [];
  const statement = sql`${selectColumns(plan)}${where(condition)}`;
  const rows = yield* keys.length > SOME ? rowsOf(statement) : rowsAtOnce(statement);
  const items = yield* itemsOf(scope, plan, rows);
  const found = new Map(rows.map((row, index) => [String(own(row, key)).toLowerCase(), items[index]]));
  return keys.map((value) => found.get(String(value).toLowerCase())).filter((item) => item !== undefined);
}
