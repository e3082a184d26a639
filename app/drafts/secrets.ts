/** What of the edits of a form is not kept on this machine: what is entered as a password, or opens a door. Pure. */
import { collectionOf, isSystem } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { isToMany } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { relatedCollection, toManyRelation } from '#app/entities/relations/rules.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import { isLosslessNumber } from '#app/lib/json.ts';

export interface DraftModel {
  collections: Readonly<Record<string, Collection>>;
  relations: readonly Relation[];
}

type Values = Record<string, unknown>;

const interfaces = new Set(['password', 'hashed', '2fa-secret']);
/** Of the server's own collections, whose fields may have any interface. */
const names = /^(password|token|2fa_secret|.*_api_key)$/;

export function isSecret({ collection, field, type, interface: id }: Field): boolean {
  return (
    type === 'hash' || (id !== null && interfaces.has(id)) || (isSystem(collection) && names.test(field))
  );
}

/** The values without secrets, those in rows of other collections too. `fields` are those that the values are of. */
export function withoutSecrets(fields: readonly Field[], values: Values, model: DraftModel): Values {
  const stored = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const field = fields.find((entry) => entry.field === name);
    if (!field) return [[name, value]];
    return isSecret(field) ? [] : [[name, withoutInner(field, value, model)]];
  });
  return Object.fromEntries(stored);
}

/** Rows that are made or changed along with the item. */
function withoutInner(field: Field, value: unknown, model: DraftModel): unknown {
  if (!isRow(value)) return value;
  const name = isToMany(field)
    ? toManyRelation(model.relations, field)?.collection_many
    : relatedCollection(model.relations, field);
  const within = name ? collectionOf(model.collections, name) : undefined;
  if (!within) return value;
  const inner = Object.values(within.fields);
  const clean = (row: unknown) => (isRow(row) ? withoutSecrets(inner, row, model) : row);
  return Array.isArray(value) ? value.map(clean) : clean(value);
}

function isRow(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !isLosslessNumber(value);
}
