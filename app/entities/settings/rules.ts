/** Settings are rows of key and text; a form of them wants values of the types that their fields have. Pure. */
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { parseJson } from '#app/lib/json.ts';
import type { SettingRow, SettingWrites } from './types.ts';

const yes = new Set(['1', 'true']);

/**
 * A stored setting as a value of its field's type: flags, whole numbers and JSON are stored as text. What can't be
 * read that way stays as it is.
 */
export function settingValue(field: Pick<Field, 'type'>, value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  if (field.type === 'boolean') return value === '' ? null : yes.has(value);
  if (field.type === 'integer')
    return /^-?\d{1,15}$/.test(value) ? Number(value) : value === '' ? null : value;
  if (field.type === 'array') return value === '' ? null : value.split(',');
  if (field.type !== 'json') return value;
  if (value.trim() === '') return null;
  try {
    return parseJson(value);
  } catch {
    return value;
  }
}

/** The settings as one item by the names of their fields; a key without a row is null. */
export function settingItem(fields: readonly Field[], rows: readonly SettingRow[]): Item {
  const byKey = new Map(rows.map(({ key, value }) => [key, value]));
  return Object.fromEntries(
    fields.map((field) => [field.field, settingValue(field, byKey.get(field.field))]),
  );
}

/** What to send for the changed values: those with a row by its id, the others as rows of their own. */
export function settingWrites(rows: readonly SettingRow[], changes: Item): SettingWrites {
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  const writes: SettingWrites = { updates: [], creations: [] };
  for (const [key, value] of Object.entries(changes)) {
    const id = ids.get(key);
    if (id === undefined) writes.creations.push({ key, value });
    else writes.updates.push({ id, value });
  }
  return writes;
}
