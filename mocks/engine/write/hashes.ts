import { ApiFault } from '#mocks/engine/errors.ts';
import { hooksOf } from '#mocks/engine/hooks.ts';
import { toManyOf, toOneOf } from '#mocks/engine/query/relations.ts';
import { hashPassword as hashText, hashTextNow } from '#mocks/engine/session/bcrypt.ts';
import { hashPassword, isPasswordHash } from '#mocks/engine/session/passwords.ts';
import type { Actor, CollectionDefinition, FieldDefinition, Project, Schema } from '#mocks/engine/types.ts';
import { kindOf } from '#mocks/engine/values/kinds.ts';
import { scalarText } from '#mocks/engine/values/write.ts';
import { isItem } from '#mocks/engine/write/payload.ts';

/** Each takes a tenth of a second of a processor. */
const MOST_HASHES = 100;
const DEEPEST = 20;

/** Hashes that were made for a request, by what they are for and the text. */
const made = new WeakMap<Actor, Map<string, string>>();

const keyOf = (isSecret: boolean, text: string) => `${isSecret ? 'password' : 'text'}\n${text}`;

const isSecret = ({ collection, field }: FieldDefinition) =>
  hooksOf(collection).secret?.includes(field) === true;

/**
 * Makes the hashes that a write of this payload will need, without holding up other requests: a write itself is one
 * transaction that waits for nothing. They are kept with the actor, who is one for each request.
 *
 * @throws ApiFault 422 (code 4) for more than a hundred of them
 */
export async function prepareHashes(
  { project, actor }: { project: Project; actor: Actor },
  name: string,
  payload: unknown,
): Promise<void> {
  const collection = project.schema().collections.get(name);
  if (!collection) return;
  const wanted = new Map<string, { isSecret: boolean; text: string }>();
  collect(project.schema(), collection, payload, 0, (field, text) => {
    // an administrator's ready-made hash is taken as it is
    if (actor.admin && isPasswordHash(text)) return;
    wanted.set(keyOf(isSecret(field), text), { isSecret: isSecret(field), text });
    if (wanted.size > MOST_HASHES)
      throw new ApiFault(
        422,
        4,
        `${field.field}: No more than ${MOST_HASHES} hashes can be made in one request.`,
      );
  });
  const hashes = made.get(actor) ?? new Map<string, string>();
  made.set(actor, hashes);
  for (const [key, { isSecret: ofPassword, text }] of wanted)
    hashes.set(key, await (ofPassword ? hashPassword(text) : hashText(text)));
}

function collect(
  schema: Schema,
  collection: CollectionDefinition,
  payload: unknown,
  depth: number,
  found: (field: FieldDefinition, text: string) => void,
): void {
  if (depth > DEEPEST) return;
  const rows: unknown[] = Array.isArray(payload) ? payload : [payload];
  for (const row of rows.filter(isItem)) {
    for (const [name, value] of Object.entries(row)) {
      const field = collection.fields.get(name);
      if (!field || value === null) continue;
      const text = kindOf(field) === 'hash' ? scalarText(value) : null;
      if (text !== null && text !== '') found(field, text);
      if (typeof value !== 'object') continue;
      const relation = toOneOf(schema, field) ?? toManyOf(schema, field);
      if (relation) collect(schema, relation.target, value, depth + 1, found);
    }
  }
}

/**
 * What is stored of a text in a field that keeps hashes. One that is stored already stays, so that a form can be saved as it
 * was read; a ready-made one is taken from administrators alone, who may bring users along from elsewhere.
 */
export function hashFor(actor: Actor, field: FieldDefinition, text: string, stored: unknown): string {
  if (text === stored || (actor.admin && isPasswordHash(text))) return text;
  // of fields that are answered, bcrypt's hash is what the contract shows
  return made.get(actor)?.get(keyOf(isSecret(field), text)) ?? hashTextNow(text);
}
