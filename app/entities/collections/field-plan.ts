/** What has to be done to make a field that of a file. Pure. */
import { isIntegerColumn, lengthKind } from '#app/entities/fields/datatypes.ts';
import { commonName } from '#app/entities/fields/release-names.ts';
import { hasColumn } from '#app/entities/fields/rules.ts';
import type { FieldBody } from '#app/entities/fields/types.ts';
import type { FileField } from './schema-file.ts';
import { isSameSetting } from './schema-same.ts';

/** Why values of a field may be lost by its change: they may not fit, or mean something else. */
export type Risk = 'type' | 'length';

/**
 * What an import can't do. `key`: the primary key is another one; `column`: it has a column on one side only; `list`: links that
 * could not be saved under this name.
 */
export interface Conflict {
  collection: string;
  field: string;
  reason: 'key' | 'column' | 'list';
}

export function conflictOf(wanted: FileField, before: FileField): Conflict['reason'] | null {
  if (wanted.primary_key !== before.primary_key) return 'key';
  return hasFileColumn(wanted) === hasFileColumn(before) ? null : 'column';
}

const always = [
  'type',
  'interface',
  'options',
  'note',
  'width',
  'sort',
  'translation',
  'validation',
  'required',
  'readonly',
  'hidden_detail',
  'hidden_browse',
] as const;
const ofColumns = ['datatype', 'default_value', 'unique'] as const;

/** The properties that count for a field: others mean nothing for its kind of column, whatever a server tells of them. */
function propertiesOf(field: FileField): (keyof FileField & keyof FieldBody)[] {
  if (!hasFileColumn(field)) return [...always];
  return [
    ...always,
    ...ofColumns,
    ...(lengthKind(field.datatype) === 'none' ? [] : (['length'] as const)),
    ...(isIntegerColumn(field.datatype) ? (['signed'] as const) : []),
  ];
}

/** What is to be changed of a field, and what that may cost; null for nothing. */
export function changeOf(wanted: FileField, before: FileField): { changes: FieldBody; risks: Risk[] } | null {
  const differing = propertiesOf(wanted).filter((key) => {
    // No width is the full one, and what a key demands is not told alike.
    if (key === 'width') return (wanted.width ?? 'full') !== (before.width ?? 'full');
    if (key === 'required' && wanted.primary_key) return false;
    // A file that is written by hand need not say where fields stand.
    if (key === 'sort' && wanted.sort === null) return false;
    return !isSameSetting(commonName(key, wanted[key]), commonName(key, before[key]));
  });
  if (differing.length === 0) return null;
  const changes: FieldBody = Object.fromEntries(differing.map((key) => [key, sentValue(wanted, key)]));
  const risks: Risk[] = [];
  if (differing.includes('datatype')) risks.push('type');
  else if (differing.includes('length') && isShorter(wanted.length, before.length)) risks.push('length');
  return { changes, risks };
}

/** True when any of the numbers is less than before, or that can't be told. */
function isShorter(wanted: string | null, before: string | null): boolean {
  const numbers = (text: string | null) => (text ?? '').split(',').map(Number);
  const from = numbers(before);
  return numbers(wanted).some((count, at) => !(count >= (from[at] ?? 0)));
}

function sentValue(field: FileField, key: keyof FileField): unknown {
  if (key === 'options') return Object.keys(field.options).length > 0 ? field.options : null;
  return field[key];
}

export function hasFileColumn(field: FileField): boolean {
  return hasColumn({ ...field, id: null, collection: '', group: null });
}

/** What makes the field. */
export function toBody(field: FileField): FieldBody {
  const keys = hasFileColumn(field)
    ? [...propertiesOf(field), 'primary_key' as const, 'auto_increment' as const]
    : propertiesOf(field);
  return { field: field.field, ...Object.fromEntries(keys.map((key) => [key, sentValue(field, key)])) };
}
