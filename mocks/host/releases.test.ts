import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorCode, TestSite } from '#mocks/host/test-site.ts';
import { KEY, textField } from '#mocks/host/sample-fields.ts';

/** One API of each release, and one of the later that answers as recorded. */
const KINDS = {
  early: { version: '8.1.0' },
  late: { version: '8.8.1' },
  lateRecorded: { version: '8.8.1', asRecorded: true },
} as const;
type Kind = keyof typeof KINDS;

const sites: Record<Kind, { site: TestSite; cookie: string }> = {} as never;

const text = (field: string, more: object = {}) => textField(field, { interface: 'text-input', ...more });
const owner = (type: string) => ({ field: 'made_by', type, datatype: 'INT' });
const status = {
  field: 'status',
  type: 'status',
  datatype: 'VARCHAR',
  length: 20,
  default_value: 'draft',
  options: {
    status_mapping: { published: {}, draft: { required_fields: false }, deleted: { soft_delete: true } },
  },
};

beforeAll(async () => {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  for (const kind of Object.keys(KINDS) as Kind[]) {
    const site = await TestSite.open(KINDS[kind]);
    sites[kind] = { site, cookie: await site.signIn() };
    const type = kind === 'early' ? 'user_created' : 'owner';
    await call(kind, 'POST', 'collections', {
      collection: 'ships',
      fields: [
        KEY,
        status,
        text('name', { required: true }),
        text('sign'),
        text('flag', { required: true, default_value: 'red' }),
        owner(type),
        { field: 'port', type: 'm2o', datatype: 'INT' },
        { field: 'made_on', type: 'datetime_created', datatype: 'DATETIME' },
      ],
    });
    await call(kind, 'POST', 'collections', { collection: 'ports', fields: [KEY, status, text('name')] });
    await call(kind, 'POST', 'relations', {
      collection_many: 'ships',
      field_many: 'port',
      collection_one: 'ports',
    });
    await call(kind, 'POST', 'items/ports', { name: 'Home', status: 'published' });
    await call(kind, 'POST', 'items/ships', { name: 'One', status: 'published', port: 1 });
    await call(kind, 'POST', 'items/ships', { name: 'Two', status: 'draft' });
    await call(kind, 'POST', 'files', {
      data: picture.toString('base64'),
      filename_disk: 'a b.png',
      filename_download: 'a b.png',
    });
  }
});
afterAll(() => Object.values(sites).forEach(({ site }) => site.close()));

const call = (kind: Kind, method: string, path: string, body?: unknown, cookie = sites[kind].cookie) =>
  sites[kind].site.call(method, `/demo/${path}`, { cookie, ...(body === undefined ? {} : { body }) });

const data = async <T>(kind: Kind, path: string): Promise<T> =>
  (await call(kind, 'GET', path)).body.data as T;

/** Status and code of the error, of each API in turn. */
async function codes(method: string, path: string, body?: unknown, cookie?: string) {
  const found: (number | undefined)[][] = [];
  for (const kind of Object.keys(KINDS) as Kind[]) {
    const reply = await call(kind, method, path, body, cookie);
    found.push([reply.status, errorCode(reply)]);
  }
  return found;
}

interface Field {
  field: string;
  type: string;
  interface: string;
  required: boolean;
  length: string | null;
}
const fieldsOf = async (kind: Kind, collection: string) =>
  new Map((await data<Field[]>(kind, `fields/${collection}`)).map((field) => [field.field, field]));

test.each<[string, string, unknown, number[], number[], number[]]>([
  ['POST', 'fields/ships', text('name'), [422, 308], [422, 404], [422, 404]],
  ['POST', 'fields/ships', { ...text('x'), type: '' }, [422, 4], [422, 404], [422, 404]],
  ['PATCH', 'fields/ships/nosuch', { note: 'x' }, [404, 202], [422, 404], [422, 404]],
  ['POST', 'fields/nosuch', text('x'), [404, 200], [422, 404], [422, 404]],
  ['POST', 'collections', { collection: 'x', fields: [KEY, owner('owner')] }, [422, 401], [200], [200]],
  [
    'POST',
    'collections',
    { collection: 'y', fields: [KEY, owner('user_created')] },
    [200],
    [422, 401],
    [422, 401],
  ],
  ['POST', 'items/ships', { status: 'draft' }, [200], [422, 4], [500, 9]],
  ['PATCH', 'items/ships/2', { name: null }, [200], [422, 4], [500, 9]],
  ['POST', 'items/ships', { name: 'x', flag: null }, [422, 4], [422, 4], [500, 9]],
  ['POST', 'webhooks', {}, [422, 4], [200], [200]],
  ['POST', 'users', { email: 'bare@example.com' }, [422, 4], [200], [200]],
  ['PATCH', 'settings/1', { value: null }, [422, 4], [200], [200]],
  ['POST', 'collection_presets', { collection: 'ships', view_type: null }, [200], [200], [500, 9]],
  ['GET', 'auth/check', undefined, [404, 1], [200], [200]],
])('%s %s of %o', async (method, path, body, ...expected) => {
  const found = await codes(method, path, body);
  expect(found.map((each) => each.filter((part) => part !== undefined))).toEqual(expected);
});

test('nobody is signed in', async () => {
  expect(await codes('GET', 'users/me', undefined, '')).toEqual([
    [404, 203],
    [401, 3],
    [401, 3],
  ]);
  const { body } = await call('late', 'GET', 'auth/check', undefined, '');
  expect(body).toEqual({ data: { authenticated: false }, public: true });
});

describe('the model', () => {
  test('names types and interfaces', async () => {
    const found = async (kind: Kind) => {
      const files = (await fieldsOf(kind, 'directus_files')).get('uploaded_by');
      const users = (await fieldsOf(kind, 'directus_users')).get('email_notifications');
      return [files?.type, files?.interface, users?.interface];
    };
    expect(await found('early')).toEqual(['user_created', 'user-created', 'toggle']);
    expect(await found('late')).toEqual(['owner', 'owner', 'switch']);
    const { body } = await sites.late.site.call('GET', '/types', {
      cookie: sites.late.cookie,
      headers: { 'x-directus-project': 'demo' },
    });
    expect(body.data).toContainEqual({ name: 'owner' });
    expect(body.data).not.toContainEqual({ name: 'user_created' });
  });

  test('tells the length of texts, or not', async () => {
    const length = async (kind: Kind) => (await fieldsOf(kind, 'directus_files')).get('description')?.length;
    expect([await length('early'), await length('late')]).toEqual(['65535', null]);
  });

  test('demands a value by the column', async () => {
    const field = 'fields/ships/sign';
    const required = async (kind: Kind) => [
      (await data<Field>(kind, field)).required,
      (await fieldsOf(kind, 'ships')).get('sign')?.required,
    ];
    for (const kind of ['early', 'late'] as const) await call(kind, 'PATCH', field, { required: true });
    expect([await required('early'), await required('late')]).toEqual([
      [true, true],
      [true, false],
    ]);
    const change = { required: true, type: 'string', datatype: 'VARCHAR', length: 100 };
    const { status: before, body } = await call('late', 'PATCH', field, change);
    expect([before, body.error]).toMatchObject([
      422,
      { code: 404, message: /Can't make this field required/ },
    ]);
    sites.late.site.project.driver.run(`UPDATE ships SET sign = 'A'`);
    expect((await call('late', 'PATCH', field, change)).status).toBe(200);
    expect(await required('late')).toEqual([true, true]);
    expect((await call('late', 'PATCH', field, { ...change, required: false })).status).toBe(200);
    expect(await required('late')).toEqual([false, false]);
  });

  test('adds a required field to items that are there', async () => {
    await call('late', 'POST', 'fields/ports', text('flag', { required: true }));
    expect(await data('late', 'items/ports/1?fields=flag')).toEqual({ flag: '' });
  });

  test('cuts the list of collections', async () => {
    const path = 'collections?limit=1&offset=1&meta=result_count';
    const { body } = await call('late', 'GET', path);
    expect([body.meta, (body.data as object[]).length]).toEqual([{ result_count: 1 }, 1]);
    expect((await data<object[]>('early', path)).length).toBeGreaterThan(10);
  });
});

describe('items', () => {
  test('have times in the form of the release', async () => {
    const zone = /T.*\+00:00$/;
    const made = async (kind: Kind) => (await data<{ made_on: string }>(kind, 'items/ships/1')).made_on;
    const uploaded = async (kind: Kind) => (await data<{ uploaded_on: string }>(kind, 'files/1')).uploaded_on;
    expect([zone.test(await made('early')), zone.test(await uploaded('early'))]).toEqual([false, true]);
    expect([zone.test(await made('late')), zone.test(await uploaded('late'))]).toEqual([true, false]);
  });

  test('keep their owner, or not', async () => {
    const change = { made_by: 9 };
    for (const kind of ['early', 'late'] as const) await call(kind, 'PATCH', 'items/ships/1', change);
    const { made_by: early } = await data<{ made_by: number }>('early', 'items/ships/1');
    const { made_by: late } = await data<{ made_by: number }>('late', 'items/ships/1');
    expect([early, late]).toEqual([1, 9]);
  });

  test('have null in place of a target that was thrown away', async () => {
    const shown = async (kind: Kind) => {
      sites[kind].site.project.driver.run(`UPDATE ports SET status = 'deleted'`);
      const rows = await data<object[]>(kind, 'items/ships?fields=id,port.name&sort=id&filter[id]=1');
      sites[kind].site.project.driver.run(`UPDATE ports SET status = 'published'`);
      return rows;
    };
    const expected = [{ id: 1, port: null }];
    expect([await shown('late'), await shown('lateRecorded')]).toEqual([expected, expected]);
  });

  test('warn of targets whose collection is closed', async () => {
    const reply = async (kind: Kind) => {
      await call(kind, 'POST', 'permissions', { role: 2, collection: 'ships', read: 'full' });
      const path = 'items/ships?fields=port.name&sort=id&limit=2&status=*';
      return (await call(kind, 'GET', path, undefined, '')).body;
    };
    expect(await reply('early')).toEqual({
      data: [{ port: { id: 1 } }, { port: { id: null } }],
      public: true,
    });
    expect(await reply('late')).toEqual({
      data: [{ port: { id: 1 } }, { port: null }],
      messages: [
        {
          type: 'warning',
          message: "Can't read `ports`: read access to `ports` collection denied",
          code: 18,
          fields: ['port'],
        },
      ],
      public: true,
    });
  });
});

describe('files', () => {
  interface File {
    data: { asset_url?: string; thumbnails: { key?: string; relative_url: string }[] };
  }
  const file = async (kind: Kind) => (await data<File>(kind, 'files/1')).data;

  test('have an address for everybody', async () => {
    expect((await file('early')).asset_url).toBeUndefined();
    const { asset_url = '', thumbnails } = await file('late');
    const { headers } = await sites.late.site.call('GET', asset_url);
    expect(headers.get('content-disposition')).toBe('filename="a b.png"');
    expect(thumbnails.map(({ key: name }) => name).slice(0, 2)).toEqual([
      'directus-small-crop',
      'directus-small-contain',
    ]);
    const large = thumbnails.find(({ key: name }) => name === 'directus-large-contain');
    const made = await sites.late.site.call('GET', large?.relative_url ?? '');
    expect([made.status, made.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  test('are found by their names where the setting says so', async () => {
    const settings = await data<{ id: number; key: string }[]>('late', 'settings?limit=-1');
    const id = settings.find((each) => each.key === 'asset_url_naming')?.id;
    await call('late', 'PATCH', `settings/${id}`, { value: 'filename_download' });
    const { asset_url = '' } = await file('late');
    expect(asset_url).toBe('/demo/assets/a%20b.png');
    expect((await sites.late.site.call('GET', asset_url)).status).toBe(200);
    await call('late', 'PATCH', `settings/${id}`, { value: 'private_hash' });
    expect((await sites.late.site.call('GET', asset_url)).status).toBe(404);
  });

  test('keep no metadata', async () => {
    const change = { metadata: { a: 1 } };
    for (const kind of ['early', 'late'] as const) await call(kind, 'PATCH', 'files/1', change);
    const metadata = async (kind: Kind) => data(kind, 'files/1?fields=metadata');
    expect([await metadata('early'), await metadata('late')]).toEqual([change, { metadata: null }]);
  });
});

describe('settings and project info', () => {
  const setting = async (kind: Kind, name: string) =>
    (await data<{ id: number; value: unknown }[]>(kind, `settings?filter[key][eq]=${name}`))[0];

  test('have types in lists', async () => {
    const values = async (kind: Kind) => [
      (await setting(kind, 'telemetry'))?.value,
      (await setting(kind, 'default_limit'))?.value,
    ];
    expect([await values('early'), await values('late')]).toEqual([
      ['1', '200'],
      [true, 200],
    ]);
  });

  test('echo what was sent, and forget it as recorded', async () => {
    const off = async (kind: Kind) => {
      const id = (await setting(kind, 'telemetry'))?.id;
      const { body } = await call(kind, 'PATCH', `settings/${id}`, { value: false });
      const { value } = await data<{ value: unknown }>(kind, `settings/${id}`);
      return [(body.data as { value: unknown }).value, value];
    };
    expect([await off('early'), await off('late'), await off('lateRecorded')]).toEqual([
      ['0', '0'],
      [false, '0'],
      [false, null],
    ]);
  });

  test('name the release that is spoken and the public note [CON-01]', async () => {
    const api = async (kind: Kind) => (await data<{ api: Record<string, unknown> }>(kind, '')).api;
    expect(await api('early')).toMatchObject({ version: '8.1.0', default_locale: 'en-US' });
    expect(await api('early')).not.toHaveProperty('project_public_note');
    expect(await api('late')).toMatchObject({ version: '8.8.1', project_public_note: null });
  });
});

describe('the token to set a password', () => {
  const request = async (kind: Kind) => {
    await call(kind, 'POST', 'auth/password/request', { email: 'admin@example.com' }, '');
    return /token=([\w.-]+)/.exec(sites[kind].site.installation.sentMails().at(-1)?.text ?? '')?.[1];
  };
  const reset = async (kind: Kind, token: string | undefined) => {
    const body = { token, password: 'Passw0rd-admin' };
    const reply = await call(kind, 'POST', 'auth/password/reset', body, '');
    return [reply.status, errorCode(reply)];
  };

  test('is the last one that was sent, once', async () => {
    const [older, newest] = [await request('late'), await request('late')];
    expect(await reset('late', older)).toEqual([401, 105]);
    expect(await reset('late', `${newest}x`)).toEqual([401, 104]);
    expect(await reset('late', newest)).toEqual([200, undefined]);
    expect(await reset('late', newest)).toEqual([401, 105]);
    sites.late.cookie = await sites.late.site.signIn();
  });

  test('is shown to nobody but as recorded', async () => {
    const shown = async (kind: Kind) => {
      const token = await request(kind);
      const user = await data<{ password_reset_token?: string }>(kind, 'users/1');
      return [user.password_reset_token, token];
    };
    expect((await shown('early'))[0]).toBeUndefined();
    expect((await shown('late'))[0]).toBeNull();
    const [recorded, token] = await shown('lateRecorded');
    expect(recorded).toBe(token);
    expect(await codes('GET', 'users?filter[password_reset_token][like]=e')).toEqual([
      [422, 202],
      [422, 202],
      [422, 202],
    ]);
  });
});

test('the mail of an invitation leads to the API, or to the app', async () => {
  const link = async (kind: Kind) => {
    await call(kind, 'POST', 'users/invite', { email: 'ivy@example.com' });
    return /http:\S+/.exec(sites[kind].site.installation.sentMails().at(-1)?.text ?? '')?.[0] ?? '';
  };
  expect(await link('early')).toContain('/demo/users/invite/');
  const [page, token] = (await link('late')).split('?token=');
  expect(page).toMatch(/\/admin\/#\/accept-invite$/);
  expect((await call('late', 'POST', `users/invite/${token}`, undefined, '')).status).toBe(200);
});

test('a project is removed with the token alone', async () => {
  const remove = (kind: Kind) =>
    sites[kind].site.call('DELETE', '/server/projects/nosuch?super_admin_token=super');
  const found = [(await remove('early')).body.error, (await remove('late')).body.error];
  expect(found).toMatchObject([{ code: 11 }, { code: 1 }]);
});

test('a user without a role is signed in, and may do nothing', async () => {
  const { site } = sites.late;
  const person = { email: 'nils@example.com', password: 'Passw0rd-user', status: 'active' };
  await call('late', 'POST', 'users', person);
  const cookie = await site.signIn(person.email, person.password);
  const seen = async (path: string) => (await call('late', 'GET', path, undefined, cookie)).status;
  expect([await seen('users/me'), await seen('items/ports'), await seen('collections')]).toEqual([
    401, 403, 403,
  ]);
});
