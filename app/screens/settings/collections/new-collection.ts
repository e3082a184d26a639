/** What a new collection is made of, and which names it may have. Pure. */
import { object, string } from 'yup';
import { storable } from '#app/components/form/storable-rule.ts';
import type { NewCollection } from '#app/entities/collections/mutations.ts';
import { isSystem } from '#app/entities/collections/rules.ts';
import type { FieldBody } from '#app/entities/fields/types.ts';
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

/** The body that makes a collection: its key always, and the fields that are wanted. */
export function newCollection(name: string, wanted: ReadonlySet<DefaultField>): NewCollection {
  const fields = defaultFields.filter((field) => wanted.has(field)).map((field) => optional[field]);
  return { collection: name.trim(), hidden: 0, fields: [idField, ...fields] };
}

/**
 * What is surely wrong with a name; the rest is the server's to say. `taken` are the names that there are: an equal one is
 * refused everywhere, one that differs in case on some servers alone.
 */
export const newCollectionSchema = (taken: readonly string[]) =>
  object({
    name: string()
      .trim()
      .required('empty')
      .test('reserved', 'reserved', (name) => !isSystem(name.toLowerCase()))
      // Characters, not the halves that JavaScript makes of an emoji.
      .test('tooLong', 'tooLong', (name) => [...name].length <= maxLength)
      .test('taken', 'taken', (name) => !taken.includes(name))
      .test(...storable),
  });

/** Whether a name is one that every part of an API takes: others may be refused, or make trouble in addresses. */
export function isPlainName(name: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_]*$/.test(name.trim());
}
