/** Which fields a form shows, and which of them may be changed. Pure; the server has the last word. */
import { isMadeKey } from '#app/entities/fields/made-key.ts';
import { hasColumn } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { Rights } from '#app/entities/permissions/types.ts';

export interface FormField {
  field: Field;
  readonly: boolean;
  /** Has to be filled in by the user: what the server fills in by itself is not asked for. */
  required: boolean;
  /** Why it is read-only, where that isn't plain: stands above the field's note. */
  reason?: string;
}

export interface FormAccess {
  rights: Pick<Rights, 'readBlacklist' | 'writeBlacklist'>;
  isNew: boolean;
  /** Nothing may be changed: no right to update, or only a look at an older state. */
  isReadonly: boolean;
}

const filledByServer = new Set([
  'datetime_created',
  'datetime_updated',
  'user_created',
  'user_updated',
  'alias',
  'group',
  'o2m',
  'translation',
]);

/** The fields of a form in order: without those that are hidden in forms or that the user may not read. */
export function toFormFields(fields: readonly Field[], access: FormAccess): FormField[] {
  const { rights, isNew, isReadonly } = access;
  return fields
    .filter((field) => !field.hidden_detail && !rights.readBlacklist.includes(field.field))
    .map((field) => {
      // The server takes a new key for an old item without a word and ignores it.
      const isKeyFixed = field.primary_key && (!isNew || field.auto_increment);
      const readonly =
        isReadonly || field.readonly || isKeyFixed || rights.writeBlacklist.includes(field.field);
      return { field, readonly, required: isFilledInByUser(field) && !readonly };
    });
}

/** Has to hold a value, and neither the server nor the app gives it one. */
export function isFilledInByUser(field: Field): boolean {
  if (isMadeKey(field)) return false;
  if (filledByServer.has(field.type) || !hasColumn(field) || field.auto_increment) return false;
  return field.required || field.primary_key;
}
