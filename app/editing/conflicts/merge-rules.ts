/** What becomes of edits when the item was saved by others meanwhile. Pure. */
import { isSameValue, toValues, type Values } from '#app/components/form/value-rules.ts';
import type { FieldChange } from '#app/entities/activity/history.ts';
import { isToMany } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** Every save changes them, which is no news. */
const setByServer = new Set(['datetime_updated', 'user_updated']);

/** A form at some moment: what its values are compared with, and the values. */
export interface ItemSnapshot {
  base: Values;
  values: Values;
}

export interface Merge {
  /** What the others have changed, in the order of the form; not what was changed here to the same. */
  theirs: FieldChange[];
  /** Names of those among them that were edited here too, to another value. */
  overlaps: string[];
}

/** Whose value stays. */
export type Side = 'theirs' | 'mine';

/** A field that both sides have changed. */
export interface Overlap {
  name: string;
  /** What the edit was made on. */
  base: unknown;
  /** What is saved now. */
  theirs: unknown;
  mine: unknown;
}

/**
 * Compares a newer reading of the item with the form. What was edited on one side only needs nobody's decision, nor does
 * what both have changed to the same. Lists of rows are not part of a reading.
 */
export function mergeReading(
  fields: readonly Field[],
  { base, values }: ItemSnapshot,
  reading: Values,
): Merge {
  const next = toValues(fields, reading);
  const isEdited = (field: Field) =>
    !isSameValue(field, ownValue(base, field.field), ownValue(values, field.field));
  const changed = fields.filter(
    (field) =>
      !isToMany(field) &&
      !setByServer.has(field.type) &&
      !isSameValue(field, ownValue(base, field.field), ownValue(next, field.field)) &&
      !(isEdited(field) && isSameValue(field, ownValue(next, field.field), ownValue(values, field.field))),
  );
  return {
    theirs: changed.map(({ field: name }) => ({
      name,
      before: ownValue(base, name) ?? null,
      after: ownValue(next, name) ?? null,
    })),
    overlaps: changed.filter(isEdited).map(({ field: name }) => name),
  };
}

/**
 * The fields that need a decision. `origins` holds, by field, what an edit was made on where something else has been
 * saved since; the base of the form is what is saved now.
 */
export function openOverlaps(
  fields: readonly Field[],
  { base, values }: ItemSnapshot,
  origins: Values,
): Overlap[] {
  return fields
    .filter((field) => {
      const name = field.field;
      return (
        Object.hasOwn(origins, name) &&
        !isSameValue(field, ownValue(base, name), ownValue(values, name)) &&
        !isSameValue(field, ownValue(origins, name), ownValue(base, name))
      );
    })
    .map(({ field: name }) => ({
      name,
      base: ownValue(origins, name) ?? null,
      theirs: ownValue(base, name) ?? null,
      mine: ownValue(values, name) ?? null,
    }));
}

/** Adds later changes of the others to earlier ones; what they have put back is none any more. */
export function joinChanges(
  fields: readonly Field[],
  earlier: readonly FieldChange[],
  later: readonly FieldChange[],
): FieldChange[] {
  const all = new Map(earlier.map((change) => [change.name, change]));
  for (const change of later) {
    all.set(change.name, { ...change, before: (all.get(change.name) ?? change).before });
  }
  return fields.flatMap((field) => {
    const change = all.get(field.field);
    return change && !isSameValue(field, change.before, change.after) ? [change] : [];
  });
}
