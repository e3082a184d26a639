import { describe, expect, test } from 'vitest';
import {
  changed,
  initialValues,
  keyOf,
  newSuperAdminPassword,
  payloadOf,
  resumedStep,
} from './install-rules.ts';

describe('the key follows the name as a slug [INS-04]', () => {
  test.each([
    ['The Tidewater Review', 'the-tidewater-review'],
    ['  Über Straße & Söhne! ', 'uber-strasse-sohne'],
    ['my_project 2', 'my_project-2'],
    ['日本', ''],
    ['<b>x</b>', 'b-x-b'],
    ['a'.repeat(80), 'a'.repeat(50)],
    [`${'a'.repeat(49)} b`, 'a'.repeat(49)],
  ])('%s becomes %s', (name, key) => {
    expect(keyOf(name)).toBe(key);
  });

  test('until it is edited by hand, and again once it is emptied', () => {
    let values = changed(initialValues, { projectName: 'One' });
    expect(values.project).toBe('one');
    values = changed(values, { project: 'mine' });
    values = changed(values, { projectName: 'Two' });
    expect(values.project).toBe('mine');
    values = changed(values, { project: '' });
    values = changed(values, { projectName: 'Three' });
    expect(values.project).toBe('three');
  });
});

describe('what is sent [INS-06]', () => {
  const values = {
    ...initialValues,
    projectName: ' News ',
    project: 'news',
    email: 'a@b.example ',
    password: ' p ',
  };
  const filled = { ...values, user: 'u', dbPassword: 'secret', dbName: ' db ' };

  test('passwords as they are, the rest without blanks around, the port as a number', () => {
    expect(payloadOf(filled, 'token')).toEqual({
      project_name: 'News',
      project: 'news',
      user_email: 'a@b.example',
      user_password: ' p ',
      db_host: 'localhost',
      db_port: 3306,
      db_user: 'u',
      db_password: 'secret',
      db_name: 'db',
      super_admin_token: 'token',
    });
  });

  test('no database password is an empty text, whatever was typed before [FD67]', () => {
    expect(payloadOf({ ...filled, hasNoDbPassword: true }, 'token').db_password).toBe('');
  });
});

test('the super-admin password is three generated ids, another one each time [INS-07]', () => {
  const made = newSuperAdminPassword();
  expect(made).toMatch(/^[2-9a-z]{10}-[2-9a-z]{10}-[2-9a-z]{10}$/);
  expect(newSuperAdminPassword()).not.toBe(made);
});

test.each([
  ['welcome', false, 'welcome'],
  ['requirements', false, 'welcome'],
  ['project', false, 'project'],
  ['database', false, 'project'],
  ['working', false, 'project'],
  ['database', true, 'welcome'],
] as const)('a reload in step %s (super-admin password needed: %s) goes on at %s', (kept, needs, step) => {
  expect(resumedStep(kept, needs)).toBe(step);
});
