import type { Release } from '#mocks/engine/releases/release.ts';
import type { CollectionDefinition, FieldDefinition } from '#mocks/engine/types.ts';
import type { WriteScope } from '#mocks/engine/write/scope.ts';

/**
 * Puts the values in that fields give themselves: who and when, slugs, generated keys. Whoever writes cannot set the
 * first two, as with the recorded server.
 */
export function setSpecialValues(
  scope: WriteScope,
  collection: CollectionDefinition,
  columns: Map<string, unknown>,
  creating: boolean,
): void {
  for (const [name, field] of collection.fields) {
    const value = specialValue(scope, field, columns, creating);
    if (value !== undefined) columns.set(name, value);
    else if (!creating && isFixed(scope.project.release, field)) columns.delete(name);
  }
}

function specialValue(
  { actor, now }: WriteScope,
  field: FieldDefinition,
  columns: ReadonlyMap<string, unknown>,
  creating: boolean,
): unknown {
  switch (field.type) {
    case 'datetime_created':
      return creating ? now : undefined;
    case 'datetime_updated':
      return now;
    case 'user_created':
    case 'owner':
      return creating && actor.user !== null ? actor.user : undefined;
    case 'user_updated':
      return actor.user ?? undefined;
    default:
      return columns.has(field.field) ? undefined : generatedValue(field, columns, creating);
  }
}

function generatedValue(
  field: FieldDefinition,
  columns: ReadonlyMap<string, unknown>,
  creating: boolean,
): unknown {
  const source = field.type === 'slug' ? field.options?.mirroredField : undefined;
  const text = typeof source === 'string' ? columns.get(source) : undefined;
  // The recorded server follows its source on every update, whatever `onlyOnCreation` says.
  if (typeof text === 'string' && text !== '') return slugOf(text);
  const isKey = creating && field.primary_key && !field.auto_increment;
  return isKey && field.type === 'uuid' ? crypto.randomUUID() : undefined;
}

const isFixed = ({ fixesOwner, ownerType }: Release, { type }: FieldDefinition) =>
  type === 'datetime_created' || (fixesOwner && type === ownerType);

export function slugOf(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
