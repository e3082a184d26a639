/** Copies of fields. Pure. */
import { lengthKind } from '#app/entities/fields/datatypes.ts';
import type { Field, FieldBody } from '#app/entities/fields/types.ts';
import type { PermissionUpdate } from '#app/entities/permissions/grid-bodies.ts';
import { toList } from '#app/entities/permissions/rules.ts';
import type { Permission } from '#app/entities/permissions/types.ts';

/** What is sent to make a copy of `field` in `target`, which has `count` fields by now. */
export function copyOf(field: Field, target: string, name: string, count: number): FieldBody {
  const { id: _, length, group, ...rest } = field;
  return {
    ...rest,
    collection: target,
    field: name,
    sort: count + 1,
    // A group is a field of its own collection.
    group: target === field.collection ? group : null,
    ...(lengthKind(field.datatype) === 'none' ? {} : { length }),
  };
}

const lists = ['read_field_blacklist', 'write_field_blacklist'] as const;

/**
 * What keeps a copy from being open to roles that its original is hidden from, or locked for: in the same collection each
 * record names it where it names the original, in another one all of the role's do.
 *
 * @param rows the records of the original's collection
 * @param there those of the collection that gets the copy
 */
export function copiedLimits(
  field: Pick<Field, 'field' | 'collection'>,
  { target, name }: { target: string; name: string },
  rows: readonly Permission[],
  there: readonly Permission[],
): PermissionUpdate[] {
  const names = (row: Permission, list: (typeof lists)[number]) => toList(row[list]).includes(field.field);
  const isLimited = (row: Permission, list: (typeof lists)[number]) =>
    target === field.collection
      ? names(row, list)
      : rows.some((other) => other.role === row.role && names(other, list));
  return there.flatMap((row) => {
    const added = lists
      .filter((list) => isLimited(row, list) && !toList(row[list]).includes(name))
      .map((list): [string, string[]] => [list, [...toList(row[list]), name]]);
    if (row.id === null || added.length === 0) return [];
    const update: PermissionUpdate = { id: row.id, ...Object.fromEntries(added) };
    return [update];
  });
}

/** A name that is free: the wanted one, else with a number. */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  for (let count = 2; ; count += 1) {
    if (!taken.has(`${wanted}_${count}`)) return `${wanted}_${count}`;
  }
}
