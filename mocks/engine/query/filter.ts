import { sql } from 'kysely';
import { askingFor, hiddenFields } from '#mocks/engine/access/asking.ts';
import { readableRows } from '#mocks/engine/access/history.ts';
import { rightsOf } from '#mocks/engine/access/rights.ts';
import { ApiFault } from '#mocks/engine/errors.ts';
import { hooksOf } from '#mocks/engine/hooks.ts';
import { unknownField } from '#mocks/engine/query/fields.ts';
import { columnCondition, toManyCondition, OPERATORS } from '#mocks/engine/query/operators.ts';
import { type ToMany, type ToOne, toManyOf, toOneOf } from '#mocks/engine/query/relations.ts';
import { allOf, anyOf, type Condition, column, not } from '#mocks/engine/query/sql.ts';
import { searchCondition } from '#mocks/engine/query/search.ts';
import type {
  Actor,
  CollectionDefinition,
  FieldDefinition,
  QueryValue,
  Schema,
} from '#mocks/engine/types.ts';

/** One condition of a filter as it was sent. */
interface Entry {
  path: string[];
  operator: string;
  value: QueryValue;
  /** Joined to what stands before it with OR; has no meaning on the first. */
  or: boolean;
}

/** Operators that on a field holding a key look at the texts of the item behind the key. */
const LOOSE = new Map([
  ['like', true],
  ['contains', true],
  ['nlike', false],
  ['ncontains', false],
]);

/**
 * What a `filter` parameter leaves, on the table with this alias, of the rows for which `rest` holds.
 *
 * Of `filter[f][op]=…&filter[f][op2]=…` only the first operator counts; of the list form `filter[f][0][op]` all do.
 * OR is flat, as in the contract: `a and b or c`. As recorded there are no brackets around it either, so that `rest` holds
 * for what the last of them finds alone, and a count of related items is joined by OR unless it comes first. Throws 422 with code 202 (unknown field) or 214 (unknown operator),
 * 403 with 215 for a relation to a collection that the actor may not read.
 */
export function filterCondition(
  scope: FilterScope,
  collection: CollectionDefinition,
  alias: string,
  filter: QueryValue | undefined,
  rest: Condition = true,
): Condition {
  const groups: Condition[][] = [[]];
  for (const entry of entriesOf(filter)) {
    const isOr = entry.or || (scope.asRecorded && COUNTING.has(entry.operator));
    if (isOr && groups.at(-1)?.length) groups.push([]);
    groups.at(-1)?.push(new FilterCompiler(scope).entry(collection, alias, entry.path, entry));
  }
  if (!scope.asRecorded) return allOf([anyOf(groups.map(allOf)), rest]);
  groups.at(-1)?.push(rest);
  return anyOf(groups.map(allOf));
}

/** Operators that take a list of items for one thing. */
const COUNTING = new Set(['has', 'nhas', 'all']);

export interface FilterScope {
  schema: Schema;
  actor: Actor;
  asRecorded?: boolean;
}

function entriesOf(filter: QueryValue | undefined): Entry[] {
  if (typeof filter !== 'object') return [];
  return Object.entries(filter).flatMap(([name, condition]: [string, QueryValue]) => {
    const path = name.split('.');
    if (typeof condition === 'string') return [{ path, operator: 'eq', value: condition, or: false }];
    if (!Array.isArray(condition)) return [entryOf(path, condition)];
    if (condition.every((value) => typeof value === 'string')) {
      return [{ path, operator: 'in', value: condition, or: false }];
    }
    return condition.map((part) =>
      typeof part === 'object' && !Array.isArray(part)
        ? entryOf(path, part)
        : { path, operator: 'eq', value: part, or: false },
    );
  });
}

function entryOf(path: string[], condition: Record<string, QueryValue>): Entry {
  const [operator, value] = Object.entries(condition).find(([key]) => key !== 'logical') ?? ['', ''];
  if (!OPERATORS.has(operator)) throw new ApiFault(422, 214, `Unknown filter: ${operator}`);
  return { path, operator, value, or: String(condition.logical).toLowerCase() === 'or' };
}

class FilterCompiler {
  readonly #scope: FilterScope;
  #aliases = 0;

  constructor(scope: FilterScope) {
    this.#scope = scope;
  }

  entry(collection: CollectionDefinition, alias: string, path: readonly string[], entry: Entry): Condition {
    const [name = '', ...rest] = path;
    const field = collection.fields.get(name);
    const asking = askingFor(this.#scope.actor, collection, name);
    if (!field || asking === 'unknown') {
      throw unknownField(name, collection.collection);
    }
    // Nothing may be learnt about a hidden field by asking for its values.
    const mayAsk = asking === 'hidden' && hooksOf(collection.collection).mayAsk;
    if (asking === 'hidden' && !(mayAsk && rest.length === 0 && mayAsk(name, entry.operator, entry.value)))
      return false;
    if (rest.length > 0) return this.#related(collection, alias, field, rest, entry);
    const toMany = toManyOf(this.#scope.schema, field);
    if (toMany && this.#scope.asRecorded && COUNTING.has(entry.operator)) {
      // Only lists of the collection itself are counted, and all three operators are one.
      if (entry.path.length > 1) return false;
      return this.#many(collection, alias, toMany, { ...entry, operator: 'has' });
    }
    if (toMany) return this.#many(collection, alias, toMany, entry);
    if (field.datatype === null) throw unknownField(name, collection.collection);
    const positive = LOOSE.get(entry.operator);
    const toOne = positive === undefined ? null : toOneOf(this.#scope.schema, field);
    if (toOne && entry.value !== '' && typeof entry.value === 'string') {
      const found = this.#one(alias, toOne, (inner) =>
        searchCondition(this.#scope.actor, toOne.target, inner, entry.value, true),
      );
      return positive ? found : not(found);
    }
    return columnCondition(column(alias, name), field, entry.operator, entry.value);
  }

  #related(
    collection: CollectionDefinition,
    alias: string,
    field: FieldDefinition,
    rest: readonly string[],
    entry: Entry,
  ): Condition {
    const toOne = toOneOf(this.#scope.schema, field);
    if (toOne) return this.#one(alias, toOne, (inner) => this.entry(toOne.target, inner, rest, entry));
    const toMany = toManyOf(this.#scope.schema, field);
    if (!toMany || !collection.primaryKey)
      throw unknownField([field.field, ...rest].join('.'), collection.collection);
    if (this.#isHidden(toMany)) return false;
    const inner = this.#enter(toMany.target);
    const condition = this.entry(toMany.target, inner, rest, entry);
    return this.#within(
      column(alias, collection.primaryKey.field),
      toMany.target,
      inner,
      toMany.foreignKey,
      condition,
    );
  }

  #one(alias: string, relation: ToOne, build: (inner: string) => Condition): Condition {
    const inner = this.#enter(relation.target);
    const key = column(alias, relation.field.field);
    return this.#within(key, relation.target, inner, relation.targetKey, build(inner));
  }

  #many(collection: CollectionDefinition, alias: string, relation: ToMany, entry: Entry): Condition {
    if (!collection.primaryKey) throw unknownField(relation.field.field, collection.collection);
    if (this.#isHidden(relation)) return false;
    const inner = this.#enter(relation.target);
    const readable = readableRows(this.#scope.schema, this.#scope.actor, relation.target, inner);
    const key = column(alias, collection.primaryKey.field);
    return toManyCondition(key, relation, inner, readable, entry.operator, entry.value);
  }

  /** Whether a list would tell what is hidden in its items: whose they are, or what they link to. */
  #isHidden({ target, foreignKey, junctionField }: ToMany): boolean {
    const hidden = hiddenFields(this.#scope.actor, target);
    return hidden.has(foreignKey) || (junctionField !== null && hidden.has(junctionField));
  }

  /** Checks that the actor may look there and gives the table an alias. */
  #enter(target: CollectionDefinition): string {
    if (!rightsOf(this.#scope.actor, target).any('read')) {
      throw new ApiFault(403, 215, `Filtering by items of "${target.collection}" collection was denied`);
    }
    this.#aliases += 1;
    return `r${this.#aliases}`;
  }

  #within(
    what: ReturnType<typeof column>,
    target: CollectionDefinition,
    inner: string,
    answered: string,
    condition: Condition,
  ): Condition {
    const readable = readableRows(this.#scope.schema, this.#scope.actor, target, inner);
    const whole = allOf([condition, readable]);
    if (whole === false) return false;
    const source = sql`select ${column(inner, answered)} from ${sql.id(target.collection)} as ${sql.id(inner)}`;
    return sql`${what} in (${source} where ${whole === true ? sql`1` : whole})`;
  }
}
