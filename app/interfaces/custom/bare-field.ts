import type { Field } from '#app/entities/fields/types.ts';

const bare = new WeakMap<Field, Field>();

/** The field as if it had no interface: what its type is edited and shown with. The same object for the same field. */
export function bareField(field: Field): Field {
  const known = bare.get(field) ?? { ...field, interface: null };
  bare.set(field, known);
  return known;
}
