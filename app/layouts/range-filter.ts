/** Narrowing a list's filter to a stretch of time, in the API's own form. */
import { conditionPairs } from '#app/entities/items/filters.ts';
import type { Params, ParamValue } from '#app/lib/search-params.ts';
import { addDays, type DateKind, instantOf } from './days.ts';

type Condition = Params;

/** A stretch of days in the form in which the API compares the field: from its first moment to its last. */
export interface Bounds {
  from: string;
  to: string;
}

/** The bounds of all days from the first to the last, both whole. Days are the user's, instants are kept in UTC. */
export function boundsOf(kind: DateKind, first: string, last: string, zone: string | null): Bounds {
  if (kind === 'day') return { from: first, to: last };
  const [from, to] = [`${first} 00:00:00`, `${last} 23:59:59`];
  if (kind === 'naive') return { from, to };
  const next = instantOf(`${addDays(last, 1)} 00:00:00`, zone);
  return { from: sqlText(instantOf(from, zone)), to: sqlText(next - 1000) };
}

function sqlText(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

export const within = ({ from, to }: Bounds): Condition => ({ between: `${from},${to}` });
export const before = ({ from }: Bounds): Condition => ({ lt: from });
export const after = ({ to }: Bounds): Condition => ({ gt: to });

function toFilter(conditions: readonly (readonly [field: string, condition: Condition])[]): Params {
  const byField = new Map<string, Condition[]>();
  for (const [field, condition] of conditions) {
    byField.set(field, [...(byField.get(field) ?? []), condition]);
  }
  return Object.fromEntries(
    [...byField].map(([field, list]): [string, ParamValue] => [field, list.length === 1 ? list[0] : list]),
  );
}

/**
 * A filter with one more condition that holds for all of it. The server knows no brackets: `a or b` and the condition
 * are `a and it` or `b and it`, so a filter with "or" becomes several, whose items together are meant.
 */
export function narrowed(
  filter: Params | null | undefined,
  field: string,
  condition: Condition,
): readonly [Params, ...Params[]] {
  const groups: [string, Condition][][] = [[]];
  for (const [name, { logical, ...rest }] of conditionPairs(filter)) {
    if (logical === 'or' && groups.at(-1)?.length) groups.push([]);
    groups.at(-1)?.push([name, rest]);
  }
  const [first = [], ...others] = groups;
  const close = (group: [string, Condition][]) => toFilter([...group, [field, condition]]);
  return [close(first), ...others.map(close)];
}
