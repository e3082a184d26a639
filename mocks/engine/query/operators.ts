import { sql } from 'kysely';
import { ApiFault } from '#mocks/engine/errors.ts';
import type { ToMany } from '#mocks/engine/query/relations.ts';
import { allOf, anyOf, type Condition, column, isIn, not, type Sql, where } from '#mocks/engine/query/sql.ts';
import type { FieldDefinition, QueryValue } from '#mocks/engine/types.ts';
import { datetimeText, nowText, timeText } from '#mocks/engine/values/dates.ts';
import { plainDecimal, roundDecimal } from '#mocks/engine/values/decimal.ts';
import { digitsOf, isExactDecimal, kindOf } from '#mocks/engine/values/kinds.ts';

const COMPARISONS = new Map([
  ['eq', '='],
  ['neq', '<>'],
  ['lt', '<'],
  ['lte', '<='],
  ['gt', '>'],
  ['gte', '>='],
]);

/** Every operator of the contract. Those with an `n` in front negate, except `neq`, which compares. */
export const OPERATORS: ReadonlySet<string> = new Set([
  ...COMPARISONS.keys(),
  ...'in nin null nnull contains ncontains like nlike rlike nrlike between nbetween empty nempty all has nhas'.split(
    ' ',
  ),
]);

/** The condition of one operator on a column. Negated ones do not match null, as in SQL. */
export function columnCondition(
  what: Sql,
  field: FieldDefinition,
  operator: string,
  value: QueryValue,
): Condition {
  const comparison = COMPARISONS.get(operator);
  if (comparison) return compare(what, field, comparison, scalar(value));
  const [positive, name] = takeApart(operator);
  switch (name) {
    case 'in':
      return negatable(
        isIn(
          what,
          valuesOf(value).map((text) => stored(field, text)),
        ),
        positive,
      );
    case 'between':
      return negatable(between(what, field, valuesOf(value)), positive);
    case 'null':
      return isOn(value) === positive ? sql`${what} is null` : sql`${what} is not null`;
    case 'empty':
      return isOn(value) === positive
        ? sql`(${what} is null or ${what} = '')`
        : sql`(${what} is not null and ${what} <> '')`;
    case 'contains':
    case 'like':
      return scalar(value) === '' ? true : negatable(contains(what, scalar(value)), positive);
    case 'rlike':
      // Its own wildcards count: `With%` is "starts with".
      return scalar(value) === ''
        ? true
        : negatable(sql`${what} like ${scalar(value)} escape '\\'`, positive);
    default:
      throw new ApiFault(422, 4, `filter: "${operator}" needs a field with a list of items.`);
  }
}

/** The condition of one operator on the items behind a to-many field. `has` counts them, the others take keys. */
export function toManyCondition(
  key: Sql,
  relation: ToMany,
  inner: string,
  readable: Condition,
  operator: string,
  value: QueryValue,
): Condition {
  const [positive, name] = takeApart(operator);
  const owner = column(inner, relation.foreignKey);
  const source = sql`select ${owner} from ${sql.id(relation.target.collection)} as ${sql.id(inner)}`;
  const present = sql`${owner} is not null`;
  const other = column(inner, relation.junctionField ?? relation.targetKey);
  const within = (condition: Condition, grouping: Sql) =>
    sql`${key} in (${source}${where(allOf([present, readable, condition]))}${grouping})`;
  switch (name) {
    case 'has': {
      // `nhas` has nothing to count: none at all.
      if (!positive) return not(within(true, sql``));
      const min = Number.parseInt(scalar(value), 10) || 0;
      return min < 1 ? true : within(true, sql` group by ${owner} having count(*) >= ${min}`);
    }
    case 'all': {
      const keys = [...new Set(valuesOf(value))];
      const complete = sql` group by ${owner} having count(distinct ${other}) = ${keys.length}`;
      return keys.length === 0 ? true : within(isIn(other, keys), complete);
    }
    case 'null':
    case 'empty':
      return negatable(within(true, sql``), isOn(value) !== positive);
    case 'in':
    case 'eq':
      return negatable(within(isIn(other, valuesOf(value)), sql``), positive);
    default:
      throw new ApiFault(422, 4, `filter: "${operator}" cannot be used on a list of items.`);
  }
}

/** `LIKE` with wildcards around the text, whose own are taken as letters. */
export function contains(what: Sql, text: string): Condition {
  const escaped = text.replace(/[\\%_]/g, '\\$&');
  // SQLite's LIKE folds ASCII letters only, so the usual cases of others are tried one by one.
  const cases = /[^\p{ASCII}]/u.test(escaped)
    ? [...new Set([escaped, escaped.toLowerCase(), escaped.toUpperCase(), capitalised(escaped)])]
    : [escaped];
  return anyOf(cases.map((each) => sql`${what} like ${`%${each}%`} escape '\\'`));
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();

function compare(what: Sql, field: FieldDefinition, operator: string, text: string): Condition {
  const value = stored(field, text);
  if (isExactDecimal(field) && operator !== '=' && operator !== '<>') {
    return sql`cast(${what} as real) ${sql.raw(operator)} cast(${value} as real)`;
  }
  return sql`${what} ${sql.raw(operator)} ${value}`;
}

function between(what: Sql, field: FieldDefinition, values: string[]): Condition {
  const [low, high] = values;
  if (low === undefined || high === undefined) {
    throw new ApiFault(422, 4, 'filter: "between" needs two values, with a comma between.');
  }
  return allOf([compare(what, field, '>=', low), compare(what, field, '<=', high)]);
}

const BOOLEANS = new Map([
  ['true', '1'],
  ['false', '0'],
]);

/** A text in the form in which the column holds its values; texts that are none stay and match nothing. */
function stored(field: FieldDefinition, text: string): string {
  switch (kindOf(field)) {
    case 'boolean':
      return BOOLEANS.get(text.toLowerCase()) ?? text;
    case 'date':
      return text === 'now' ? nowText() : (datetimeOnly(text) ?? text);
    case 'datetime':
      return text === 'now' ? nowText() : (datetimeText(text) ?? text);
    case 'time':
      return text === 'now' ? nowText().slice(11) : (timeText(text) ?? text);
    case 'decimal': {
      const digits = isExactDecimal(field) ? plainDecimal(text) : null;
      return digits === null ? text : roundDecimal(digits, digitsOf(field).scale ?? 0);
    }
    default:
      return text;
  }
}

/** A date stays short: longer texts sort behind it, so midnight of the day would not equal it. */
function datetimeOnly(text: string): string | null {
  return text.trim().length > 10 ? datetimeText(text) : null;
}

function takeApart(operator: string): [positive: boolean, name: string] {
  if (operator === 'neq') return [false, 'eq'];
  return operator.startsWith('n') && operator !== 'null' ? [false, operator.slice(1)] : [true, operator];
}

const negatable = (condition: Condition, positive: boolean) => (positive ? condition : not(condition));

/** `null=0` means "not null": better than the recorded server, for which the value has no meaning. */
const isOn = (value: QueryValue) => !['0', 'false'].includes(scalar(value).toLowerCase());

function scalar(value: QueryValue): string {
  if (typeof value === 'string') return value;
  const [first] = Object.values(value);
  return first === undefined ? '' : scalar(first);
}

/** A list is taken as it is, a text is split at its commas. */
function valuesOf(value: QueryValue): string[] {
  return typeof value === 'string' ? value.split(',') : Object.values(value).map(scalar);
}
