/** What of a draft is still worth offering. Pure. */
import type { FormField } from '#app/components/form/field-access.ts';
import { isSameValue, type Values } from '#app/components/form/value-rules.ts';
import { isToMany } from '#app/entities/fields/rules.ts';
import { writeJson } from '#app/lib/json.ts';
import { ownValue } from '#app/lib/own-value.ts';

interface DraftLike {
  edits: Values;
  base: Values;
}

export interface DraftOffer {
  /** Edits that still differ from what is saved, of fields that may still be changed. */
  edits: Values;
  /** Names of those among them that were saved with another value since the draft was made. */
  conflicts: string[];
  /** What these were edited on, by field. */
  origins: Values;
  /** Edits of fields that the form doesn't have any more: they can be taken along, and nothing else. */
  gone: readonly { name: string; text: string }[];
}

/** Null when nothing is left to offer: the edits were saved elsewhere. */
export function toDraftOffer(
  draft: DraftLike,
  fields: readonly FormField[],
  saved: Values,
): DraftOffer | null {
  const open = fields.filter(({ field, readonly }) => {
    const name = field.field;
    return (
      !readonly &&
      Object.hasOwn(draft.edits, name) &&
      !isSameValue(field, ownValue(saved, name), ownValue(draft.edits, name))
    );
  });
  const known = new Set(fields.map(({ field }) => field.field));
  const gone = Object.entries(draft.edits)
    .filter(([name, value]) => !known.has(name) && value !== null && value !== '')
    .map(([name, value]) => ({ name, text: typeof value === 'string' ? value : writeJson(value) }));
  if (open.length + gone.length === 0) return null;
  // Nobody knows what is behind a list of rows: its changes name the rows that they are about.
  const conflicts = open
    .filter(({ field }) => !isToMany(field))
    .map(({ field }) => field)
    .filter((field) => !isSameValue(field, ownValue(draft.base, field.field), ownValue(saved, field.field)))
    .map((field) => field.field);
  return {
    edits: Object.fromEntries(open.map(({ field }) => [field.field, ownValue(draft.edits, field.field)])),
    conflicts,
    origins: Object.fromEntries(conflicts.map((name) => [name, ownValue(draft.base, name) ?? null])),
    gone,
  };
}
