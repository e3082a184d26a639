import { ApiFault } from '#mocks/engine/errors.ts';
import { type ToMany, type ToOne, toManyOf, toOneOf } from '#mocks/engine/query/relations.ts';
import type { CollectionDefinition, Schema } from '#mocks/engine/types.ts';
import { RawNumber } from '#mocks/engine/values/raw-number.ts';

export type Payload = Record<string, unknown>;

/** A payload taken apart by what has to be done with its parts. */
export interface Parts {
  /** Names in the payload, before anything was added. */
  sent: string[];
  /** Values of own columns, as sent. */
  columns: Map<string, unknown>;
  /** Related items sent as objects in place of their key. */
  toOne: { relation: ToOne; item: Payload }[];
  /** Changes to lists of related items. */
  toMany: { relation: ToMany; rows: unknown[] }[];
}

/**
 * Takes a payload apart. Throws 422 (code 12) for a field that the collection does not have. Fields that hold nothing
 * (dividers, lists whose relation is not set up) are passed over.
 */
export function takeApart(schema: Schema, collection: CollectionDefinition, payload: Payload): Parts {
  const parts: Parts = { sent: Object.keys(payload), columns: new Map(), toOne: [], toMany: [] };
  const unknown = Object.keys(payload).filter((name) => !collection.fields.has(name));
  if (unknown.length > 0) {
    const names = unknown.map((name) => `"${name}"`).join(', ');
    const verb = unknown.length > 1 ? 'do' : 'does';
    throw new ApiFault(
      422,
      12,
      `Payload fields: ${names} ${verb} not exist in "${collection.collection}" collection.`,
    );
  }
  for (const [name, value] of Object.entries(payload)) {
    const field = collection.fields.get(name);
    if (!field || value === undefined) continue;
    const toOne = isItem(value) ? toOneOf(schema, field) : null;
    if (toOne && isItem(value)) parts.toOne.push({ relation: toOne, item: value });
    else if (field.datatype !== null) parts.columns.set(name, value);
    else {
      const relation = toManyOf(schema, field);
      // An empty list changes nothing: removing needs a row of its own with $delete.
      if (relation && value !== null) parts.toMany.push({ relation, rows: listOf(name, value) });
    }
  }
  return parts;
}

export function isItem(value: unknown): value is Payload {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof RawNumber)
  );
}

function listOf(name: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (isItem(value) && Object.keys(value).every((key) => /^\d+$/.test(key))) return Object.values(value);
  throw new ApiFault(422, 4, `${name}: This value should be of type array.`);
}
