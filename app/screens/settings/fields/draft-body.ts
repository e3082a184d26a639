/** What is sent for a field that is set up. Pure. */
import { lengthKind } from '#app/entities/fields/datatypes.ts';
import type { FieldBody } from '#app/entities/fields/types.ts';
import { sameJson } from '#app/lib/json.ts';
import { takesSign, type FieldDraft } from './draft.ts';

const described = [
  'interface',
  'default_value',
  'options',
  'readonly',
  'required',
  'unique',
  'note',
  'hidden_detail',
  'hidden_browse',
  'primary_key',
  'validation',
  'width',
  'translation',
] as const satisfies readonly (keyof FieldDraft)[];

/** A new field as a whole. The length only for a column that has one, the sign only for whole numbers. */
export function newFieldBody(draft: FieldDraft): FieldBody {
  return {
    sort: draft.sort,
    field: draft.field,
    type: draft.type,
    datatype: draft.datatype,
    ...Object.fromEntries(described.map((key) => [key, stored(draft, key)])),
    ...(lengthKind(draft.datatype) === 'none' || !draft.length ? {} : { length: lengthOf(draft) }),
    ...(takesSign(draft) ? { signed: draft.signed } : {}),
    ...(draft.auto_increment ? { auto_increment: true } : {}),
  };
}

/** What has changed of a field, and no other; the column's type always with its length. Empty for nothing. */
export function changedFieldBody(draft: FieldDraft, original: FieldDraft): FieldBody {
  const changes = described.filter((key) => !sameJson(stored(draft, key), stored(original, key)));
  const isColumnChanged = draft.type !== original.type || draft.datatype !== original.datatype;
  const isLengthChanged = draft.length !== original.length && lengthKind(draft.datatype) !== 'none';
  return {
    ...Object.fromEntries(changes.map((key) => [key, stored(draft, key)])),
    ...(isColumnChanged ? { type: draft.type, datatype: draft.datatype } : {}),
    ...(isColumnChanged || isLengthChanged ? { length: lengthOf(draft) } : {}),
    ...(takesSign(draft) && draft.signed !== original.signed ? { signed: draft.signed } : {}),
  };
}

/** True when there is something to save. */
export function isDraftChanged(draft: FieldDraft, original: FieldDraft): boolean {
  return Object.keys(changedFieldBody(draft, original)).length > 0 || draft.field !== original.field;
}

function lengthOf({ datatype, length }: FieldDraft): string | number | null {
  const kind = lengthKind(datatype);
  if (kind === 'none' || !length) return null;
  return kind === 'size' ? Number(length) : length.replaceAll(/\s/g, '');
}

/** Nothing is null. What an empty text or list stands for is none. */
function stored(draft: FieldDraft, key: (typeof described)[number]): unknown {
  const value = draft[key];
  if (value === '' || (Array.isArray(value) && value.length === 0)) return null;
  if (key === 'options' && Object.keys(draft.options).length === 0) return null;
  return value;
}
