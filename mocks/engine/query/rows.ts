import { own, setOwn } from '#mocks/engine/values/own.ts';
import { sql } from 'kysely';
import { askingFor, hiddenFields } from '#mocks/engine/access/asking.ts';
import { readableRows } from '#mocks/engine/access/history.ts';
import { rightsOf } from '#mocks/engine/access/rights.ts';
import { ApiFault } from '#mocks/engine/errors.ts';
import { hooksOf } from '#mocks/engine/hooks.ts';
import { type Plan, type PlannedField, unexpanded } from '#mocks/engine/query/fields.ts';
import type { ToMany, ToOne } from '#mocks/engine/query/relations.ts';
import { aside, type Reading, rowsAtOnce, rowsOf } from '#mocks/engine/query/reading.ts';
import { orderBy, sortsNullsLast } from '#mocks/engine/query/sort.ts';
import { allOf, type Condition, column, isIn, type Sql, where } from '#mocks/engine/query/sql.ts';
import { listStatus } from '#mocks/engine/query/statuses.ts';
import type { Actor, CollectionDefinition, FieldDefinition, Project, Schema } from '#mocks/engine/types.ts';
import { type Reader, readerOf } from '#mocks/engine/values/read.ts';
import type { Row, SqlValue } from '#mocks/storage/driver.ts';

export type Item = Record<string, unknown>;

/** What all levels of one answer share. */
export interface ReadScope {
  project: Project;
  schema: Schema;
  actor: Actor;
  /** Only translations in this language are answered, null for all. */
  language: string | null;
  /** What the answer may still read. Stars on relations in circles multiply without end otherwise. */
  budget: { rows: number; statements: number };
  /** Values within an item, those of items in it too, as often as they are written. */
  sizes: WeakMap<Item, number>;
}

export const READ_BUDGET = { rows: 200_000, statements: 1000 };

/** Values that an answer may hold; a row that is written in several places counts each time. */
export const MOST_VALUES = 2_000_000;

const tooLarge = (what: string) => new ApiFault(422, 4, `fields: This answer would be too large: ${what}.`);
const tooManyRows = () => tooLarge(`it takes more than ${READ_BUDGET.rows} rows`);

/** How many rows a statement may give: one more than what is left tells that there are too many. */
export const rowLimit = ({ budget }: ReadScope): number => Math.max(0, budget.rows) + 1;

/** The table's alias in every statement of this file. */
export const ALIAS = 't';

/**
 * ` select` of the columns that a plan needs. Besides the answered ones these are the key, the status (which
 * decides about hidden fields) and what computed fields are made of.
 */
export function selectColumns({ collection, output }: Plan, more: readonly string[] = []): Sql {
  const names = new Set(more);
  if (collection.primaryKey) names.add(collection.primaryKey.field);
  if (collection.statusField) names.add(collection.statusField.field);
  for (const planned of output) {
    if (planned.kind === 'computed') for (const name of planned.computed.needs) names.add(name);
    else if (planned.kind !== 'toMany') names.add(planned.name);
  }
  const columns = names.size === 0 ? sql`1` : sql.join([...names].map((name) => column(ALIAS, name)));
  return sql`select ${columns} from ${sql.id(collection.collection)} as ${sql.id(ALIAS)}`;
}

/** In place of a to-one target that isn't found. */
const lost = Symbol('lost');

/**
 * Items as they are answered, in the order of the rows. Each level of relations costs one statement per relation.
 *
 * Where lost to-one targets drop their items, those are undefined; where that is all of them, all stay and nothing in them
 * is expanded.
 */
export function* itemsOf(scope: ReadScope, plan: Plan, rows: readonly Row[]): Reading<(Item | undefined)[]> {
  const items = yield* writtenItems(scope, plan, rows);
  if (!plan.output.some(({ kind }) => kind === 'toOne')) return items;
  const isLost = items.map((item) => Object.values(item).includes(lost));
  if (!isLost.includes(true)) return items;
  const { asRecorded, release } = scope.project;
  if (!asRecorded || release.lostTargets === 'null') return items.map(withoutLost);
  return isLost.includes(false)
    ? items.map((item, index) => (isLost[index] ? undefined : item))
    : yield* writtenItems(scope, unexpanded(plan), rows);
}

function withoutLost(item: Item): Item {
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, value === lost ? null : value]),
  );
}

function* writtenItems(scope: ReadScope, plan: Plan, rows: readonly Row[]): Reading<Item[]> {
  scope.budget.rows -= rows.length;
  if (scope.budget.rows < 0) throw tooManyRows();
  const hooks = hooksOf(plan.collection.collection);
  const output = plan.output.filter((planned) => !isLeftOut(scope, planned));
  const hiddenOf = hiddenByStatus(scope, plan.collection);
  const othersOf = (row: Row) => (scope.actor.admin ? undefined : hooks.hiddenFrom?.(scope, row));
  const isShown = ({ name }: PlannedField, row: Row) =>
    !hiddenOf(row)?.has(name) && !othersOf(row)?.includes(name);
  const writers: ((row: Row) => unknown)[] = [];
  for (const planned of output) {
    // what is behind a hidden value is not even looked up
    const shown = isPlain(planned) ? rows : rows.filter((row) => isShown(planned, row));
    writers.push(yield* writerOf(scope, plan.collection, planned, shown));
  }
  const measure = measurer(scope, output);
  const items: Item[] = [];
  for (const row of rows) {
    if (items.length % PORTION === PORTION - 1) yield aside;
    const item: Item = {};
    const hidden = hiddenOf(row);
    const others = othersOf(row);
    output.forEach((planned, index) => {
      if (!hidden?.has(planned.name) && !others?.includes(planned.name))
        setOwn(item, planned.name, writers[index]?.(row));
    });
    measure(item);
    items.push(item);
  }
  return items;
}

/** Items after which others may have their turn. */
const PORTION = 500;

/** Counts what is written of the items of one level, and refuses what would be too much. */
function measurer({ sizes }: ReadScope, output: readonly PlannedField[]): (item: Item) => void {
  const inner = output.filter((planned) => !isPlain(planned)).map(({ name }) => name);
  let total = 0;
  return (item) => {
    let size = output.length;
    for (const name of inner) {
      const value = own(item, name);
      for (const each of Array.isArray(value) ? value : [value]) size += sizes.get(each as Item) ?? 0;
    }
    sizes.set(item, size);
    total += size;
    if (total > MOST_VALUES) throw tooLarge(`it holds more than ${MOST_VALUES} values`);
  };
}

const isPlain = ({ kind }: PlannedField) => kind === 'column' || kind === 'computed';

/** Lists of items that the reader may not read at all. */
const isLeftOut = ({ project, actor }: ReadScope, planned: PlannedField) =>
  project.release.warnsOfDenied &&
  planned.kind === 'toMany' &&
  !rightsOf(actor, planned.relation.target).any('read');

function hiddenByStatus(
  scope: ReadScope,
  collection: CollectionDefinition,
): (row: Row) => ReadonlySet<string> | null {
  const rights = rightsOf(scope.actor, collection);
  if (rights.hiddenSomewhere().size === 0) return () => null;
  const byStatus = new Map<SqlValue, ReadonlySet<string>>();
  return (row) => {
    const status = collection.statusField ? (own(row, collection.statusField.field) ?? null) : null;
    const hidden = byStatus.get(status) ?? rights.hidden(status === null ? null : String(status));
    byStatus.set(status, hidden);
    return hidden;
  };
}

function* writerOf(
  scope: ReadScope,
  collection: CollectionDefinition,
  planned: PlannedField,
  rows: readonly Row[],
): Reading<(row: Row) => unknown> {
  switch (planned.kind) {
    case 'column': {
      const read = answeredBy(scope, collection, planned.field);
      return (row) => read(own(row, planned.name) ?? null);
    }
    case 'computed':
      return (row) => planned.computed.value(scope, row);
    case 'keyOfTarget': {
      const read = answeredBy(scope, collection, planned.field);
      const { warnsOfDenied } = scope.project.release;
      return (row) => {
        const key = own(row, planned.name) ?? null;
        return key === null && warnsOfDenied ? null : { [planned.relation.targetKey]: read(key) };
      };
    }
    case 'toOne': {
      const found = yield* oneByKey(scope, planned.plan, planned.relation, rows);
      return (row) => {
        const key = own(row, planned.name) ?? null;
        return found.get(String(key)) ?? (key === null || key === '' ? null : lost);
      };
    }
    case 'toMany': {
      const key = collection.primaryKey?.field ?? '';
      const found = yield* manyByKey(
        scope,
        planned.plan,
        planned.relation,
        rows.map((row) => own(row, key) ?? null),
      );
      return (row) => found.get(String(own(row, key))) ?? [];
    }
  }
}

const answeredBy = (
  { project }: ReadScope,
  { system }: CollectionDefinition,
  field: FieldDefinition,
): Reader => readerOf(field, project.release.hasZone(field.type, system));

function* oneByKey(
  scope: ReadScope,
  plan: Plan,
  relation: ToOne,
  rows: readonly Row[],
): Reading<Map<string, Item>> {
  const { asRecorded, release } = scope.project;
  const keys = distinct(rows.map((row) => own(row, relation.field.field) ?? null));
  const condition = allOf([
    isIn(column(ALIAS, relation.targetKey), keys),
    asRecorded || release.lostTargets === 'null' ? listStatus(relation.target, ALIAS, null) : true,
  ]);
  const found = yield* related(scope, plan, condition, { parents: rows.length });
  const items = yield* itemsOf(scope, plan, found);
  return new Map(
    found.flatMap((row, index) => {
      const item = items[index];
      return item ? [[String(own(row, relation.targetKey)), item]] : [];
    }),
  );
}

function* manyByKey(
  scope: ReadScope,
  plan: Plan,
  relation: ToMany,
  owners: SqlValue[],
): Reading<Map<string, Item[]>> {
  const { target, foreignKey } = relation;
  // it would tell what is hidden in its items: whose they are
  if (hiddenFields(scope.actor, target).has(foreignKey)) return new Map();
  const asked = allOf([
    isIn(column(ALIAS, foreignKey), distinct(owners)),
    listStatus(target, ALIAS, null),
    inLanguage(scope, relation),
  ]);
  const order = orderBy(scope.actor, target, ALIAS, undefined, sortsNullsLast(scope.project));
  const found = yield* related(scope, plan, asked, { parents: owners.length, order, more: [foreignKey] });
  const items = yield* itemsOf(scope, plan, found);
  const grouped = new Map<string, Item[]>();
  found.forEach((row, index) => {
    const owner = String(own(row, foreignKey));
    const list = grouped.get(owner) ?? [];
    const item = items[index];
    if (item) list.push(item);
    grouped.set(owner, list);
  });
  return grouped;
}

/** What few items link to, as long as it is little, is found in no time. */
const FEW = { parents: 100, rows: 1000 };

function* related(
  scope: ReadScope,
  plan: Plan,
  asked: Condition,
  { parents, order = sql``, more = [] }: { parents: number; order?: Sql; more?: readonly string[] },
): Reading<Row[]> {
  const condition = allOf([asked, readableRows(scope.schema, scope.actor, plan.collection, ALIAS)]);
  if (condition === false) return [];
  scope.budget.statements -= 1;
  if (scope.budget.statements < 0) throw tooLarge(`it takes more than ${READ_BUDGET.statements} statements`);
  const all = sql`${selectColumns(plan, more)}${where(condition)}${order} limit ${rowLimit(scope)}`;
  if (parents <= FEW.parents && !plan.collection.system) {
    const table = sql`${sql.id(plan.collection.collection)} as ${sql.id(ALIAS)}`;
    const further = sql`select 1 from ${table}${where(condition)} limit 1 offset ${FEW.rows}`;
    return yield* rowsAtOnce(all, further);
  }
  return yield* rowsOf(all);
}

/** With `lang`, the rows of a translation in other languages are left out. */
function inLanguage(scope: ReadScope, relation: ToMany): Condition {
  const name = relation.field.options?.[scope.project.release.languageOption];
  if (scope.language === null || relation.field.type !== 'translation' || typeof name !== 'string')
    return true;
  const asking = askingFor(scope.actor, relation.target, name);
  if (asking === 'hidden') return false;
  return asking === 'open' ? sql`${column(ALIAS, name)} = ${scope.language}` : true;
}

function distinct(values: readonly SqlValue[]): SqlValue[] {
  return [...new Set(values)].filter((value) => value !== null && value !== '');
}
