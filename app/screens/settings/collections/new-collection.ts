/** What a new collection is made of, and which names it may have. Pure. */
import { object, string } from 'yup';
import type { NewCollection } from '#app/entities/collections/mutations.ts';
import { isSystem } from '#app/entities/collections/rules.ts';
import { madeKeyOptions, uuidLength } from '#app/entities/fields/made-key.ts';
import type { FieldBody } from '#app/entities/fields/types.ts';
import { toFieldName } from '#app/screens/settings/fields/field-names.ts';
import { startStatuses } from '#app/screens/settings/start-statuses.ts';

/** The fields that are made with a collection on request, in the order in which they are sent. */
export const defaultFields = [
  'status',
  'sort',
  'created_by',
  'created_on',
  'modified_by',
  'modified_on',
] as const;

export type DefaultField = (typeof defaultFields)[number];

/** Which of them a new collection has unless told otherwise. */
export const defaultChoice: readonly DefaultField[] = ['created_by', 'created_on'];

/** The longest name of a table, in characters. */
export const maxLength = 64;

const kept = { hidden_detail: true, hidden_browse: true, width: 'full' } as const;
const byServer = { readonly: true, ...kept } as const;
const person = { template: '{{first_name}} {{last_name}}', display: 'both' };

const idField: FieldBody = {
  type: 'integer',
  datatype: 'INT',
  length: 15,
  field: 'id',
  interface: 'primary-key',
  auto_increment: true,
  primary_key: true,
  hidden_detail: true,
  hidden_browse: true,
};

const optional: Record<DefaultField, FieldBody> = {
  status: {
    type: 'status',
    datatype: 'VARCHAR',
    length: 20,
    field: 'status',
    interface: 'status',
    default_value: 'draft',
    width: 'full',
    required: true,
    options: { status_mapping: startStatuses },
  },
  sort: { type: 'sort', datatype: 'INT', field: 'sort', interface: 'sort', ...kept },
  created_by: {
    type: 'user_created',
    datatype: 'INT',
    field: 'created_by',
    interface: 'user-created',
    options: person,
    ...byServer,
  },
  created_on: {
    type: 'datetime_created',
    datatype: 'DATETIME',
    field: 'created_on',
    interface: 'datetime-created',
    ...byServer,
  },
  modified_by: {
    type: 'user_updated',
    datatype: 'INT',
    field: 'modified_by',
    interface: 'user-updated',
    options: person,
    ...byServer,
  },
  modified_on: {
    type: 'datetime_updated',
    datatype: 'DATETIME',
    field: 'modified_on',
    interface: 'datetime-updated',
    ...byServer,
  },
};

/**
 * By what the items of a collection are told apart: numbers that count up, random UUIDs that the app makes, or a text that is
 * entered for each.
 */
export const keyTypes = ['number', 'uuid', 'text'] as const;

export type KeyType = (typeof keyTypes)[number];

const textKey: FieldBody = {
  type: 'string',
  datatype: 'VARCHAR',
  length: 100,
  field: 'id',
  interface: 'primary-key',
  primary_key: true,
  required: true,
  width: 'full',
};

/** Not required, so that no form asks for it. */
const uuidKey: FieldBody = {
  ...textKey,
  length: uuidLength,
  required: false,
  hidden_browse: true,
  options: madeKeyOptions,
};

const keyFields: Record<KeyType, FieldBody> = { number: idField, uuid: uuidKey, text: textKey };

/** The body that makes a collection: its key always, and the fields that are wanted. */
export function newCollection(
  name: string,
  wanted: ReadonlySet<DefaultField>,
  key: KeyType = 'number',
): NewCollection {
  const fields = defaultFields.filter((field) => wanted.has(field)).map((field) => optional[field]);
  return { collection: name.trim(), hidden: 0, fields: [keyFields[key], ...fields] };
}

export type NameProblem = 'empty' | 'reserved' | 'tooLong' | 'taken' | 'odd' | 'digit';

/**
 * What is wrong with a name; the rest is the server's to say. `taken` are the names that there are: servers differ in whether
 * one that differs from them in case alone is another one.
 */
export function nameProblem(name: string, taken: readonly string[]): NameProblem | null {
  const plain = name.trim();
  const small = plain.toLowerCase();
  if (plain === '') return 'empty';
  if (isSystem(small)) return 'reserved';
  // Characters, not the halves that JavaScript makes of an emoji.
  if ([...plain].length > maxLength) return 'tooLong';
  if (taken.some((other) => other.toLowerCase() === small)) return 'taken';
  if (/^\d/.test(plain)) return 'digit';
  return /^[a-z0-9_]+$/.test(plain) ? null : 'odd';
}

/** A name that can be had in place of an odd one; null where nothing of it is left. */
export function suggestedName(name: string, taken: readonly string[]): string | null {
  const plain = toFieldName(name.trim()).name.replaceAll(/^[\d_]+|_+$/g, '');
  return nameProblem(plain, taken) === null ? plain : null;
}

export const newCollectionSchema = (taken: readonly string[]) =>
  object({
    name: string()
      .default('')
      .test('name', (name, { createError }) => {
        const problem = nameProblem(name, taken);
        return problem === null || createError({ message: problem });
      }),
  });
