import { sql } from 'kysely';
import { readableRows } from '#mocks/engine/access/history.ts';
import { textList } from '#mocks/engine/query/fields.ts';
import { type ListRequest, leadingInteger } from '#mocks/engine/query/list.ts';
import { ALIAS } from '#mocks/engine/query/rows.ts';
import { count, type Reading, rowsOf } from '#mocks/engine/query/reading.ts';
import { allOf, type Condition, column, where } from '#mocks/engine/query/sql.ts';
import { listStatus, statusesOf } from '#mocks/engine/query/statuses.ts';
import type { Query, QueryValue } from '#mocks/engine/types.ts';

export type Meta = Record<string, unknown>;

/**
 * The `meta` of a list, with the parts that were asked for; undefined when none was.
 * `total_count` is all that is not soft-deleted, `filter_count` the same within filter and search. Neither knows the
 * `status` parameter, as recorded, unless the release says so. All counts are of what the reader may see; see DEVIATIONS.md.
 */
export function* metaOf(request: ListRequest, resultCount: number): Reading<Meta | undefined> {
  const asked = new Set(textList(request.query.meta));
  if (asked.size === 0) return undefined;
  const all = asked.has('*');
  const wants = (name: string) => all || asked.has(name);
  const paged = wants('page') || wants('page_count') || wants('links') || wants('limit') || wants('offset');
  const meta: Meta = {};
  if (wants('collection')) meta.collection = request.collection.collection;
  if (wants('type')) meta.type = 'collection';
  if (wants('result_count')) meta.result_count = resultCount;
  if (wants('total_count')) meta.total_count = yield* totalOf(request);
  if (all && request.collection.statusField) meta.status_count = yield* countByStatus(request);
  if (!wants('filter_count') && !paged) return meta;
  const filtered = yield* filteredOf(request);
  if (wants('filter_count')) meta.filter_count = filtered;
  return paged ? { ...meta, ...pageOf(request, resultCount, filtered) } : meta;
}

function totalOf(request: ListRequest): Reading<number> {
  return countOf(request, allOf([listStatus(request.collection, ALIAS, null), counted(request)]));
}

function filteredOf(request: ListRequest): Reading<number> {
  const { project, collection, query, statuses } = request;
  const isFiltered = query.filter !== undefined || (query.q !== undefined && query.q !== '');
  const listed = project.release.countsListed && isFiltered;
  const condition = listed
    ? allOf([listStatus(collection, ALIAS, statuses), readable(request)])
    : allOf([listStatus(collection, ALIAS, null), counted(request)]);
  return countOf(request, request.asked(condition));
}

const readable = ({ project, actor, collection }: ListRequest) =>
  readableRows(project.schema(), actor, collection, ALIAS);

/** The rows that counts are made of: as recorded all, whoever reads. */
const counted = (request: ListRequest): Condition => request.project.asRecorded || readable(request);

function* countOf({ project, collection }: ListRequest, seen: Condition): Reading<number> {
  const table = sql`${sql.id(collection.collection)} as ${sql.id(ALIAS)}`;
  if (seen === false) return 0;
  return yield* count(project.driver, sql`select count(*) from ${table}${where(seen)}`);
}

function* countByStatus(request: ListRequest): Reading<Record<string, number>> {
  const { collection } = request;
  const counts = new Map(statusesOf(collection).map((status) => [status.value, 0]));
  if (!collection.statusField) return Object.fromEntries(counts);
  const status = column(ALIAS, collection.statusField.field);
  const table = sql`${sql.id(collection.collection)} as ${sql.id(ALIAS)}`;
  const seen = allOf([sql`${status} is not null`, counted(request)]);
  const groups = sql`select ${status} as status, count(*) as items from ${table}${where(seen)} group by 1`;
  for (const row of yield* rowsOf(groups)) counts.set(String(row.status), Number(row.items));
  return Object.fromEntries(counts);
}

function pageOf(request: ListRequest, resultCount: number, filtered: number): Meta {
  const { query, offset } = request;
  const limit = request.limit === null || query.limit === undefined ? resultCount : request.limit;
  const pages = filtered === 0 || limit === 0 ? 1 : Math.ceil(filtered / limit);
  const page = limit === 0 ? 1 : Math.floor(offset / limit) + 1;
  const path = addressOf(request);
  const link = (number: number) =>
    `${path}?${queryText({ ...withPlace(query, number, (number - 1) * limit) })}`;
  const only = pages < 2;
  return {
    limit,
    offset,
    page,
    page_count: pages,
    links: {
      self: path,
      current: `${path}?${queryText({ ...query, page: String(page) })}`,
      next: page < pages ? link(page + 1) : null,
      previous: page > 1 ? link(page - 1) : null,
      first: only ? null : link(1),
      last: only ? null : link(pages),
    },
  };
}

/** Parameters that are there already keep their place, new ones go to the end, as PHP's arrays do. */
function withPlace(query: Query, page: number, offset: number): Query {
  return { ...query, offset: String(offset), page: String(page) };
}

function addressOf({ project, actor, collection }: ListRequest): string {
  const path = collection.system
    ? collection.collection.replace('directus_', '')
    : `items/${encodeURIComponent(collection.collection)}`;
  return `${actor.origin ?? ''}/${project.key}/${path}`;
}

/** The parameters in bracket form, readable rather than encoded, as the contract shows them. */
function queryText(query: Query): string {
  const pairs: string[] = [];
  const add = (name: string, value: QueryValue): void => {
    if (typeof value === 'string') pairs.push(`${name}=${value}`);
    else for (const [key, part] of Object.entries(value)) add(`${name}[${key}]`, part);
  };
  for (const [name, value] of Object.entries(query)) add(name, value);
  return pairs.join('&');
}

export const isSingle = (query: Query): boolean =>
  leadingInteger(query.single) === 1 || query.single === 'true';
