import { describe, expect, test } from 'vitest';
import { errorsOf } from '#app/components/form/sample-errors.ts';
import {
  type DefaultField,
  defaultChoice,
  defaultFields,
  isPlainName,
  newCollection,
  newCollectionSchema,
} from './new-collection.ts';

const named = (name: DefaultField) => newCollection('notes', new Set([name])).fields[1];
const hidden = { hidden_detail: true, hidden_browse: true };

describe('the body that makes a collection [SCH-02]', () => {
  test('it names the collection, is not hidden, and has a key that counts', () => {
    expect(newCollection(' notes ', new Set())).toEqual({
      collection: 'notes',
      hidden: 0,
      fields: [
        {
          field: 'id',
          type: 'integer',
          datatype: 'INT',
          length: 15,
          interface: 'primary-key',
          auto_increment: true,
          primary_key: true,
          ...hidden,
        },
      ],
    });
  });

  test('who made it and when are on, the others off', () => {
    expect(defaultChoice).toEqual(['created_by', 'created_on']);
  });

  test.each<[DefaultField, Record<string, unknown>]>([
    ['sort', { type: 'sort', datatype: 'INT', interface: 'sort', width: 'full', ...hidden }],
    [
      'created_by',
      {
        type: 'user_created',
        datatype: 'INT',
        interface: 'user-created',
        readonly: true,
        width: 'full',
        options: { template: '{{first_name}} {{last_name}}', display: 'both' },
        ...hidden,
      },
    ],
    [
      'created_on',
      {
        type: 'datetime_created',
        datatype: 'DATETIME',
        interface: 'datetime-created',
        readonly: true,
        width: 'full',
        ...hidden,
      },
    ],
    [
      'modified_by',
      {
        type: 'user_updated',
        datatype: 'INT',
        interface: 'user-updated',
        readonly: true,
        width: 'full',
        options: { template: '{{first_name}} {{last_name}}', display: 'both' },
        ...hidden,
      },
    ],
    [
      'modified_on',
      {
        type: 'datetime_updated',
        datatype: 'DATETIME',
        interface: 'datetime-updated',
        readonly: true,
        width: 'full',
        ...hidden,
      },
    ],
  ])('%s', (field, body) => {
    expect(named(field)).toEqual({ field, ...body });
  });

  test('status: twenty characters, draft first, required, three statuses', () => {
    const status = named('status');
    expect(status).toMatchObject({
      type: 'status',
      datatype: 'VARCHAR',
      length: 20,
      interface: 'status',
      default_value: 'draft',
      required: true,
    });
    const mapping = status?.options?.['status_mapping'] as Record<string, Record<string, unknown>>;
    expect(Object.keys(mapping)).toEqual(['published', 'draft', 'deleted']);
    expect(mapping['published']).toMatchObject({ name: 'Published', published: true, required_fields: true });
    expect(mapping['draft']).toMatchObject({ name: 'Draft', browse_subdued: true, required_fields: false });
    expect(mapping['deleted']).toMatchObject({ name: 'Deleted', soft_delete: true, browse_subdued: true });
  });

  test('all of them keep their order, however they were chosen', () => {
    const all = newCollection('notes', new Set([...defaultFields].reverse()));
    expect(all.fields.map(({ field }) => field)).toEqual(['id', ...defaultFields]);
  });
});

describe('names [SCH-02]', () => {
  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['directus_notes', 'reserved'],
    ['Directus_Notes', 'reserved'],
    ['articles', 'taken'],
    [' articles ', 'taken'],
    ['x'.repeat(64), null],
    ['x'.repeat(65), 'tooLong'],
    ['ü'.repeat(64), null],
    ['Articles', null],
    ['bad name!', null],
    ['конспект', null],
    ['ships 🚢', 'unstorable'],
    ['constructor', null],
  ])('%j: %s', async (name, error) => {
    const errors = await errorsOf(newCollectionSchema(['articles', 'directus_users']), { name });
    expect(errors['name'] ?? null).toBe(error);
  });

  test.each([
    ['articles', true],
    ['Articles_2', true],
    ['', false],
    ['2nd', false],
    ['bad name!', false],
    ['конспект', false],
  ])('%j is plain: %s', (name, isPlain) => {
    expect(isPlainName(name)).toBe(isPlain);
  });
});
