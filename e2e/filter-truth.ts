/**
 * What a condition means, worked out over the rows themselves: the API's answers are held against it. Nothing of the
 * app or of the server is used here.
 */

type Row = Record<string, unknown>;

/** How the values of a field are compared. */
export type Kind = 'text' | 'number' | 'moment' | 'list' | 'items' | 'other';

/** All values that a path leads to in a row read with `fields={path}`: none where a relation is empty. */
export function valuesAt(row: unknown, path: readonly string[]): unknown[] {
  const [name, ...rest] = path;
  if (Array.isArray(row)) return row.flatMap((entry) => valuesAt(entry, path));
  if (name === undefined || typeof row !== 'object' || row === null) return [];
  const value = (row as Row)[name];
  return rest.length === 0 ? [value ?? null] : valuesAt(value, rest);
}

const text = (value: unknown) =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).toLowerCase();
const keyOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Row)['id'] : value;

function compare(value: unknown, other: string, kind: Kind): number {
  if (kind === 'number') {
    const whole = [String(value), other].every((digits) => /^-?\d+$/.test(digits));
    if (!whole) return Number(value) - Number(other);
    return BigInt(String(value)) === BigInt(other) ? 0 : BigInt(String(value)) < BigInt(other) ? -1 : 1;
  }
  if (kind === 'moment') return normal(String(value)).localeCompare(normal(other));
  return text(value) === other.toLowerCase() ? 0 : text(value) < other.toLowerCase() ? -1 : 1;
}

/** `2020-01-02T03:04:05+00:00` and `2020-01-02 03:04:05` are one moment. */
const normal = (moment: string) => moment.replace('T', ' ').replace(/(\+00:00|Z)$/, '');

/** True when one value of a field fulfils a condition. Negated ones don't hold for null, as in SQL. */
export function holds(value: unknown, operator: string, given: unknown, kind: Kind): boolean {
  const list = Array.isArray(given) ? given.map(String) : String(given).split(',');
  const one = String(given);
  if (kind === 'items') {
    const keys = Array.isArray(value) ? value.map((entry) => String(keyOf(entry))) : [];
    if (operator === 'has') return keys.length >= Number(one);
    return operator === 'nhas' ? keys.length === 0 : list.every((key) => keys.includes(key));
  }
  const isNull = value === null || value === undefined;
  if (operator === 'null') return isNull;
  if (operator === 'nnull') return !isNull;
  if (operator === 'empty') return isNull || value === '';
  if (operator === 'nempty') return !isNull && value !== '';
  if (isNull) return false;
  const plain = kind === 'list' ? value : keyOf(value);
  const at = compare(plain, one, kind);
  const isIn = list.some((entry) => compare(plain, entry, kind) === 0);
  const tests: Record<string, () => boolean> = {
    eq: () => at === 0,
    neq: () => at !== 0,
    lt: () => at < 0,
    lte: () => at <= 0,
    gt: () => at > 0,
    gte: () => at >= 0,
    in: () => isIn,
    nin: () => !isIn,
    between: () => compare(plain, list[0] ?? '', kind) >= 0 && compare(plain, list[1] ?? '', kind) <= 0,
    contains: () => text(plain).includes(one.toLowerCase()),
    ncontains: () => !text(plain).includes(one.toLowerCase()),
  };
  const test = tests[operator];
  if (!test) throw new Error(`no meaning for ${operator}`);
  return test();
}
