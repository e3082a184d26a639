import { expect, test } from 'vitest';
import { errorsOf } from '#app/components/form/sample-errors.ts';
import { initialValues } from './install-rules.ts';
import { databaseSchema, projectSchema, schemaOf, superAdminSchema } from './install-schema.ts';

const project = { projectName: 'News', project: 'news', email: 'a@b.example', password: 'long enough' };
const database = { ...initialValues, user: 'u', dbPassword: 'p', dbName: 'd' };

test('everything is required [INS-04] [INS-05] [INS-02]', async () => {
  expect(await errorsOf(projectSchema, initialValues)).toEqual({
    projectName: 'required',
    project: 'required',
    email: 'required',
    password: 'required',
  });
  expect(await errorsOf(databaseSchema, { ...initialValues, host: '', port: ' ' })).toEqual({
    host: 'required',
    port: 'required',
    user: 'required',
    dbPassword: 'required',
    dbName: 'required',
  });
  expect(await errorsOf(superAdminSchema, initialValues)).toEqual({ superAdmin: 'required' });
  expect(await errorsOf(projectSchema, project)).toEqual({});
  expect(await errorsOf(databaseSchema, database)).toEqual({});
  expect(await errorsOf(superAdminSchema, { superAdmin: ' ' })).toEqual({});
});

test.each([
  ['a-b_2', undefined],
  ['News', 'keyInvalid'],
  ['a b', 'keyInvalid'],
  ['é', 'keyInvalid'],
  ['login', 'keyReserved'],
  ['install', 'keyReserved'],
  ['server', 'keyReserved'],
  ['a'.repeat(51), 'keyLong'],
])('the key %s: %s [INS-04]', async (key, error) => {
  expect((await errorsOf(projectSchema, { ...project, project: key }))['project']).toBe(error);
});

test.each([
  ['seven 7', 'passwordShort'],
  ['eight  8', undefined],
])('the password %s: %s [INS-04]', async (password, error) => {
  expect((await errorsOf(projectSchema, { ...project, password }))['password']).toBe(error);
});

test.each([
  ['3306', undefined],
  ['1', undefined],
  ['65535', undefined],
  ['65536', 'portInvalid'],
  ['0', 'portInvalid'],
  ['33o6', 'portInvalid'],
  ['3306.5', 'portInvalid'],
  ['-1', 'portInvalid'],
])('the port %s: %s [INS-05]', async (port, error) => {
  expect((await errorsOf(databaseSchema, { ...database, port }))['port']).toBe(error);
});

test('a database without a password needs none [FD67]', async () => {
  expect(await errorsOf(databaseSchema, { ...database, dbPassword: '', hasNoDbPassword: true })).toEqual({});
});

test('an address that is none is said at its input [INS-04]', async () => {
  expect(await errorsOf(projectSchema, { ...project, email: 'nobody' })).toEqual({ email: 'emailInvalid' });
});

test('the database is asked for the super-admin password where the server has one [INS-02]', async () => {
  expect(await errorsOf(schemaOf('database', true), database)).toEqual({ superAdmin: 'required' });
  expect(await errorsOf(schemaOf('database', false), database)).toEqual({});
});
