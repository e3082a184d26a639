import { expect, test } from 'vitest';
import { toCollections } from '#app/entities/collections/rules.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import { namingOf } from './item-titles.ts';

const id = { field: 'id', type: 'integer', datatype: 'INT', primary_key: true, auto_increment: true };
const text = (field: string) => ({ field, type: 'string', datatype: 'VARCHAR' });
const named = (display_template: string) => ({ ...id, options: { lectern: { display_template } } });

const model = {
  collections: toCollections([
    { collection: 'articles', fields: [id, text('title')] },
    {
      collection: 'orders',
      fields: [
        named('{{number}}, {{customer.name}} {{gone}}'),
        text('number'),
        { ...id, field: 'customer', collection: 'orders', type: 'm2o', primary_key: false },
      ],
    },
    { collection: 'customers', fields: [id, text('name')] },
    { collection: 'links', fields: [id] },
    { collection: 'about', single: true, fields: [id, text('title')] },
    { collection: 'directus_users', fields: [id, text('title'), text('first_name'), text('last_name')] },
    { collection: 'directus_activity', fields: [id, text('action')] },
  ]),
  relations: [
    {
      id: 1,
      collection_many: 'orders',
      field_many: 'customer',
      collection_one: 'customers',
      field_one: null,
      junction_field: null,
    },
  ],
};
const fieldsFor = (name: string, permissions: readonly Permission[] | null = null) => {
  const collection = model.collections[name];
  return collection ? (namingOf(model, permissions, collection)?.fields ?? null) : undefined;
};

test.each([
  ['articles', ['id', 'title']],
  ['orders', ['id', 'number', 'customer.name']],
  ['directus_users', ['id', 'first_name', 'last_name']],
  // Nothing names them but their key; there is one; they are entries of a log.
  ['links', null],
  ['about', null],
  ['directus_activity', null],
])('what is read to name items of %s', (name, wanted) => {
  expect(fieldsFor(name)).toEqual(wanted);
});

test('a role is told what is left of a name without what it may not read, and nothing of what is closed to it', () => {
  const permission = { collection: 'orders', status: null, read: 'full', read_field_blacklist: ['customer'] };
  expect(fieldsFor('orders', [permission as unknown as Permission])).toEqual(['id', 'number']);
  expect(fieldsFor('orders', [])).toBe(null);
});
