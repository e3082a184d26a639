/** What an item has to hold before it may be given a status. Pure. */
import { toFormFields } from '#app/components/form/field-access.ts';
import { statusesOfField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { hasColumn } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { ownValue } from '#app/lib/own-value.ts';

const everything = { readBlacklist: [], writeBlacklist: [] };

/** The fields that the form would ask for as well; none where the value is no status that asks for any. */
export function requiredFor(collection: Collection, field: Field, value: unknown): Field[] {
  if (field.type !== 'status') return [];
  const status = statusesOfField(field).find((entry) => entry.value === String(value ?? ''));
  if (status?.required_fields !== true) return [];
  return toFormFields(Object.values(collection.fields), {
    rights: everything,
    isNew: false,
    isReadonly: false,
  })
    .filter((entry) => entry.required && hasColumn(entry.field) && entry.field !== field)
    .map((entry) => entry.field);
}

/** Those that are empty. What the user may not read is not in the item, and is the server's to look at. */
export function missingIn(item: Item | undefined, fields: readonly Field[]): Field[] {
  if (!item) return [];
  return fields.filter(({ field }) => {
    if (!Object.hasOwn(item, field)) return false;
    const value = ownValue(item, field);
    return value === null || value === '' || (Array.isArray(value) && value.length === 0);
  });
}
