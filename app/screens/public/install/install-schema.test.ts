import { expect, test } from 'vitest';
import { initialValues } from './install-rules.ts';
import { databaseSchema, faultsOf, projectSchema, superAdminSchema } from './install-schema.ts';

const project = { projectName: 'News', project: 'news', email: 'a@b.example', password: 'x' };
const database = { ...initialValues, user: 'u', dbPassword: 'p', dbName: 'd' };

test('everything is required [INS-04] [INS-05] [INS-02]', () => {
  expect(faultsOf(projectSchema, initialValues)).toEqual({
    projectName: 'required',
    project: 'required',
    email: 'required',
    password: 'required',
  });
  expect(faultsOf(databaseSchema, { ...initialValues, host: '', port: ' ' })).toEqual({
    host: 'required',
    port: 'required',
    user: 'required',
    dbPassword: 'required',
    dbName: 'required',
  });
  expect(faultsOf(superAdminSchema, initialValues)).toEqual({ superAdmin: 'required' });
  expect(faultsOf(projectSchema, project)).toEqual({});
  expect(faultsOf(databaseSchema, database)).toEqual({});
  expect(faultsOf(superAdminSchema, { superAdmin: ' ' })).toEqual({});
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
])('the key %s: %s [INS-04]', (key, fault) => {
  expect(faultsOf(projectSchema, { ...project, project: key }).project).toBe(fault);
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
])('the port %s: %s [INS-05]', (port, fault) => {
  expect(faultsOf(databaseSchema, { ...database, port }).port).toBe(fault);
});

test('a database without a password needs none [FD67]', () => {
  expect(faultsOf(databaseSchema, { ...database, dbPassword: '', hasNoDbPassword: true })).toEqual({});
});

test('an address that is none is said at its input [INS-04]', () => {
  expect(faultsOf(projectSchema, { ...project, email: 'nobody' })).toEqual({ email: 'emailInvalid' });
});
