/** How rows are stored, and read again without losing what the fields don't know. Pure. */
import { isPlainObject, parseJson } from '#app/lib/json.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** A row as it is edited. Whatever is not edited goes back as it came. */
export interface Row {
  /** The values by field; null: a row that is no object, which can be kept or removed. */
  values: Readonly<Record<string, unknown>> | null;
  /** What is stored while nothing in the row was changed; undefined for a new one. */
  stored: unknown;
  isChanged: boolean;
  /** How an entry of an object is stored: with its key inside, without it, or as a bare value. */
  form: 'withKey' | 'withoutKey' | 'bare';
}

export interface StoreShape {
  /** Names of the fields, in order. */
  fields: readonly string[];
  /** The field that is the key of an object; null: rows are a list. */
  keyField: string | null;
}

/** The rows of a value; null when it is neither list nor object, nor JSON text of one. */
export function readRows(value: unknown, shape: StoreShape): Row[] | null {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value === 'string') {
    try {
      const parsed = parseJson(value);
      return typeof parsed === 'string' ? null : readRows(parsed, shape);
    } catch {
      return null;
    }
  }
  if (Array.isArray(value)) return value.map(fromEntry);
  if (!isPlainObject(value)) return null;
  // An object where a list is expected has its keys kept nowhere: it could not be written back.
  return shape.keyField === null
    ? null
    : Object.entries(value).map(([key, entry]) => fromKeyed(key, entry, shape));
}

function fromEntry(entry: unknown): Row {
  return { values: isPlainObject(entry) ? entry : null, stored: entry, isChanged: false, form: 'withKey' };
}

function fromKeyed(key: string, stored: unknown, { fields, keyField }: StoreShape): Row {
  const keyName = keyField ?? '';
  const others = fields.filter((name) => name !== keyName);
  if (isPlainObject(stored)) {
    const isInside = Object.hasOwn(stored, keyName);
    return {
      values: { ...stored, [keyName]: key },
      stored,
      isChanged: false,
      form: isInside ? 'withKey' : 'withoutKey',
    };
  }
  // A map of keys to texts is a row of two fields each.
  const [only] = others;
  const values = only !== undefined && others.length === 1 ? { [keyName]: key, [only]: stored } : null;
  return { values: values ?? { [keyName]: key }, stored, isChanged: false, form: 'bare' };
}

export type StoredRows = { value: unknown } | { problem: 'noKey' } | { problem: 'sameKey'; key: string };

/** What rows are stored as: null for none. */
export function writeRows(rows: readonly Row[], shape: StoreShape): StoredRows {
  if (rows.length === 0) return { value: null };
  const { keyField } = shape;
  if (keyField === null) return { value: rows.map((row) => (row.isChanged ? row.values : row.stored)) };
  const keys = rows.map((row) => plainText(ownValue(row.values, keyField)));
  if (keys.includes('')) return { problem: 'noKey' };
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  if (twice !== undefined) return { problem: 'sameKey', key: twice };
  return {
    value: Object.fromEntries(rows.map((row, at) => [keys[at] ?? '', keyedEntry(row, keyField, shape)])),
  };
}

function keyedEntry(row: Row, keyField: string, { fields }: StoreShape): unknown {
  if (!row.isChanged) return row.stored;
  const { [keyField]: key, ...rest } = row.values ?? {};
  if (row.form === 'withKey') return { ...rest, [keyField]: key };
  const names = Object.keys(rest);
  const only = fields.find((name) => name !== keyField);
  if (row.form === 'bare') return names.length === 0 ? row.stored : (ownValue(rest, only ?? '') ?? null);
  return rest;
}

/** A row with one value changed. */
export function withValue(row: Row, field: string, value: unknown): Row {
  if (row.values === null) return row;
  return { ...row, values: { ...row.values, [field]: value ?? null }, isChanged: true };
}

/** A new row: what its fields start as, stored like the others. */
export function newRow(values: Record<string, unknown>, others: readonly Row[], shape: StoreShape): Row {
  const form = others[0]?.form ?? (isMap(shape) ? 'bare' : 'withKey');
  return { values, stored: undefined, isChanged: true, form: shape.keyField === null ? 'withKey' : form };
}

function isMap({ fields, keyField }: StoreShape): boolean {
  return keyField !== null && fields.length === 2 && fields.includes(keyField);
}
