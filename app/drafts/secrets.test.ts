import { expect, test } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import { toField } from '#app/entities/fields/rules.ts';
import { LosslessNumber } from '#app/lib/json.ts';
import { isSecret, withoutSecrets } from './secrets.ts';

test.each([
  [{ type: 'hash' }, true],
  [{ type: 'string', interface: 'password' }, true],
  [{ type: 'string', interface: '2fa-secret' }, true],
  [{ type: 'string', interface: 'text-input' }, false],
  [{ collection: 'directus_users', field: 'token', type: 'string' }, true],
  [{ collection: 'directus_settings', field: 'youtube_api_key', type: 'string' }, true],
  [{ collection: 'directus_users', field: 'email', type: 'string' }, false],
  // A name alone says nothing in a collection of the project.
  [{ collection: 'rides', field: 'token', type: 'string' }, false],
])('%o is a secret: %s', (raw, expected) => {
  expect(isSecret(toField({ collection: 'doors', field: 'code', ...raw }))).toBe(expected);
});

const collection = (name: string, fields: Record<string, unknown>[]) =>
  toCollection({ collection: name, fields: fields.map((field) => ({ collection: name, ...field })) });
const collections = {
  directus_roles: collection('directus_roles', [
    { field: 'name', type: 'string', datatype: 'VARCHAR' },
    { field: 'users', type: 'o2m' },
  ]),
  directus_users: collection('directus_users', [
    { field: 'email', type: 'string', datatype: 'VARCHAR' },
    { field: 'password', type: 'hash', datatype: 'VARCHAR' },
    { field: 'role', type: 'm2o', datatype: 'INT' },
  ]),
};
const relations = [
  {
    id: 1,
    collection_many: 'directus_users',
    field_many: 'role',
    collection_one: 'directus_roles',
    field_one: 'users',
    junction_field: null,
  },
];
const model = { collections, relations };
const keep = (name: keyof typeof collections, values: Record<string, unknown>) =>
  withoutSecrets(Object.values(collections[name].fields), values, model);

test('a secret is left out, also of rows that are made along; all else stays as it is', () => {
  expect(keep('directus_users', { email: 'a@b.c', password: 'x', unknown: 1 })).toEqual({
    email: 'a@b.c',
    unknown: 1,
  });
  const number = new LosslessNumber('9007199254740993');
  expect(
    keep('directus_roles', {
      name: number,
      users: [{ email: 'a@b.c', password: 'x' }, { id: 3, $delete: true }, 7],
    }),
  ).toEqual({ name: number, users: [{ email: 'a@b.c' }, { id: 3, $delete: true }, 7] });
  expect(keep('directus_users', { role: { name: 'new', users: [{ password: 'x' }] } })).toEqual({
    role: { name: 'new', users: [{}] },
  });
});
