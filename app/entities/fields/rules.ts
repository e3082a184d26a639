import { commonName } from './release-names.ts';
import type { Field, FieldWidth, Translation } from './types.ts';

export { fieldName, fieldNote, nameFor } from './names.ts';

/** In the order in which they are offered. */
export const fieldWidths = [
  'half',
  'half-left',
  'half-right',
  'full',
  'fill',
] as const satisfies readonly FieldWidth[];

const widths = new Set<unknown>(fieldWidths);

/** A field of the API's answer in the app's form. The API sends types in either case, flags as 0/1/null, `{}` as []. */
export function toField(raw: Record<string, unknown>): Field {
  return {
    id: typeof raw['id'] === 'number' ? raw['id'] : null,
    collection: String(raw['collection'] ?? ''),
    field: String(raw['field'] ?? ''),
    type: commonName('type', String(raw['type'] ?? 'string').toLowerCase()),
    datatype: typeof raw['datatype'] === 'string' ? raw['datatype'].toUpperCase() : null,
    interface: typeof raw['interface'] === 'string' && raw['interface'] ? raw['interface'] : null,
    options: toObject(raw['options']),
    default_value: raw['default_value'] ?? null,
    length: raw['length'] === null || raw['length'] === undefined ? null : String(raw['length']),
    note: typeof raw['note'] === 'string' && raw['note'] ? raw['note'] : null,
    width: widths.has(raw['width']) ? (raw['width'] as FieldWidth) : null,
    sort: typeof raw['sort'] === 'number' ? raw['sort'] : null,
    group: typeof raw['group'] === 'number' ? raw['group'] : null,
    translation: toTranslations(raw['translation']),
    validation: typeof raw['validation'] === 'string' && raw['validation'] ? raw['validation'] : null,
    required: isOn(raw['required']),
    readonly: isOn(raw['readonly']),
    unique: isOn(raw['unique']),
    hidden_detail: isOn(raw['hidden_detail']),
    hidden_browse: isOn(raw['hidden_browse']),
    primary_key: isOn(raw['primary_key']),
    auto_increment: isOn(raw['auto_increment']),
    signed: isOn(raw['signed']),
  };
}

/** True, 1, '1' and 'true' are on; the server mixes them. */
export function isOn(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** An options value that is a list (PHP's empty object) or a JSON text of an object. */
export function toObject(value: unknown): Record<string, unknown> {
  if (typeof value === 'string') {
    try {
      return toObject(JSON.parse(value));
    } catch {
      return {};
    }
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

export function toTranslations(value: unknown): Translation[] {
  if (!Array.isArray(value)) return [];
  return value.filter((entry: unknown): entry is Translation => {
    const { locale, translation } = toObject(entry);
    return typeof locale === 'string' && typeof translation === 'string';
  });
}

/** True when the field has a column of its own: it can be sorted and filtered by. */
export function hasColumn(field: Field): boolean {
  return field.datatype !== null && !['alias', 'group', 'o2m', 'translation'].includes(field.type);
}

/** True for the fields that hold rows of another collection: their values are lists of objects. */
export function isToMany(field: Field): boolean {
  return field.type === 'o2m' || field.type === 'translation';
}

/** True for fields whose value is one row of another collection. */
export function isToOne(field: Field): boolean {
  return ['m2o', 'file', 'user', 'user_created', 'user_updated'].includes(field.type);
}

/** By `sort`, those without one last, in the order in which the API sent them. */
export function inOrder(fields: readonly Field[]): Field[] {
  return [...fields].sort(
    (a, b) => (a.sort ?? Number.POSITIVE_INFINITY) - (b.sort ?? Number.POSITIVE_INFINITY) || 0,
  );
}

/** The place behind all of these; null where that is the place of those without one. */
export function nextSort(fields: readonly Field[]): number | null {
  const places = fields.map(({ sort }) => sort);
  if (places.includes(null)) return null;
  return Math.max(0, ...places.map(Number)) + 1;
}

/** The value of a new item's field: type array splits a comma text, booleans are on for '1' and 'true'. */
export function defaultValue(field: Field): unknown {
  const value = field.default_value;
  if (value === null || value === undefined || value === '') return null;
  if (field.type === 'boolean') return isOn(value);
  if (field.type === 'array' && typeof value === 'string') return value.split(',');
  if (
    (field.type === 'integer' || field.type === 'sort') &&
    typeof value === 'string' &&
    Number.isSafeInteger(Number(value))
  ) {
    return Number(value);
  }
  return value;
}
