/** What several records say together: one value or none, and the ticks of their lists. Pure. */
import type { Field } from '#app/entities/fields/types.ts';
import { type ListKey, type PermissionValues, sameValue } from './grid-values.ts';

/** The one value that all rows share; undefined when they differ. */
export function shared<Key extends keyof PermissionValues>(
  rows: readonly PermissionValues[],
  key: Key,
): PermissionValues[Key] | undefined {
  const [first, ...rest] = rows;
  return first && rest.every((row) => sameValue(row[key], first[key])) ? first[key] : undefined;
}

export type Tick = boolean | 'mixed';

/** Whether a name is allowed (not on the list) in all rows, in none, or in some. */
export function tickOf(rows: readonly PermissionValues[], list: ListKey, name: string): Tick {
  const barred = rows.filter((row) => row[list].includes(name)).length;
  return barred === 0 ? true : barred === rows.length ? false : 'mixed';
}

/**
 * A row's list once the ticks of the dialog are put on it; a mixed tick leaves a name as it is. Names of fields and
 * statuses that are there no more go with the first change, so that a list can become empty again.
 */
export function withTicks(list: readonly string[], ticks: ReadonlyMap<string, Tick>): string[] {
  return [...ticks].flatMap(([name, tick]) => {
    const isBarred = tick === 'mixed' ? list.includes(name) : !tick;
    return isBarred ? [name] : [];
  });
}

/** What the dialog of fields offers: to be read all but the key, to be written all that hold something. */
export function fieldChoices(fields: readonly Field[]): { field: Field; canHide: boolean }[] {
  return fields.map((field) => ({ field, canHide: !field.primary_key }));
}

export type ListState = 'all' | 'limited' | 'mixed';

/** What a cell says of its lists: nothing is barred, something is, or the rows differ. */
export function listState(rows: readonly PermissionValues[], lists: readonly ListKey[]): ListState {
  if (lists.some((list) => shared(rows, list) === undefined)) return 'mixed';
  return lists.every((list) => rows.every((row) => row[list].length === 0)) ? 'all' : 'limited';
}
