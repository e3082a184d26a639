/** Copies of fields. Pure. */
import { lengthKind } from '#app/entities/fields/datatypes.ts';
import type { Field, FieldBody } from '#app/entities/fields/types.ts';

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

/** A name that is free: the wanted one, else with a number. */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  for (let count = 2; ; count += 1) {
    if (!taken.has(`${wanted}_${count}`)) return `${wanted}_${count}`;
  }
}
