import { describe, expect, test } from 'vitest';
import { errorsOf } from '#app/components/form/sample-errors.ts';
import { toCollection } from '#app/entities/collections/rules.ts';
import { madeKeyField } from '#app/entities/items/made-keys.ts';
import {
  type DefaultField,
  defaultChoice,
  defaultFields,
  type KeyType,
  keyTypes,
  newCollection,
  newCollectionSchema,
  suggestedName,
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

  test('the key: a number of the server, a UUID of the app, a text that is asked for', () => {
    const key = (type: KeyType) => newCollection('notes', new Set(), type).fields[0];
    expect(key('number')).toMatchObject({ type: 'integer', auto_increment: true });
    expect(key('uuid')).toMatchObject({ type: 'string', datatype: 'VARCHAR', length: 36, required: false });
    const collection = (type: KeyType) => toCollection({ collection: 'notes', fields: [key(type)] });
    expect(keyTypes.map((type) => [type, madeKeyField(collection(type))])).toEqual([
      ['number', null],
      ['uuid', 'id'],
      ['text', null],
    ]);
    expect(key('text')).toMatchObject({ type: 'string', length: 100, required: true });
  });

  test('all of them keep their order, however they were chosen', () => {
    const all = newCollection('notes', new Set([...defaultFields].reverse()));
    expect(all.fields.map(({ field }) => field)).toEqual(['id', ...defaultFields]);
  });
});

describe('names [SCH-02]', () => {
  test.each<[string, string | null, string | null]>([
    ['', 'empty', null],
    ['   ', 'empty', null],
    ['directus_notes', 'reserved', null],
    ['Directus_Notes', 'reserved', null],
    ['articles', 'taken', null],
    [' articles ', 'taken', null],
    ['Articles', 'taken', null],
    ['x'.repeat(64), null, 'x'.repeat(64)],
    ['x'.repeat(65), 'tooLong', null],
    ['Blog posts', 'odd', 'blog_posts'],
    ['Straßen-Namen', 'odd', 'strassen_namen'],
    ['Año 2024', 'odd', 'ano_2024'],
    ['2nd edition', 'digit', 'nd_edition'],
    ['bad name!', 'odd', 'bad_name'],
    ['Árticles', 'odd', null],
    ['конспект', 'odd', null],
    ['ships 🚢', 'odd', 'ships'],
    ['constructor', null, 'constructor'],
  ])('%j: %s, and offered is %j', async (name, problem, suggestion) => {
    const taken = ['articles', 'directus_users'];
    const errors = await errorsOf(newCollectionSchema(taken), { name });
    expect(errors['name'] ?? null).toBe(problem);
    expect(suggestedName(name, taken)).toBe(suggestion);
  });
});

test('a key of one’s own is a text that is entered [SCH-02]', () => {
  expect(newCollection('notes', new Set(), 'text').fields).toEqual([
    {
      field: 'id',
      type: 'string',
      datatype: 'VARCHAR',
      length: 100,
      interface: 'primary-key',
      primary_key: true,
      required: true,
      width: 'full',
    },
  ]);
});
