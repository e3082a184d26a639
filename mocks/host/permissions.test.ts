import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestSite } from '#mocks/host/test-site.ts';
import { KEY } from '#mocks/host/sample-fields.ts';

/** Who may do what with which collection, asked over HTTP. */
let site: TestSite;
const cookies: Record<string, string | undefined> = {};

const PASSWORD = 'Passw0rd-user';
const NOTES = [
  KEY,
  { field: 'text', type: 'string', datatype: 'VARCHAR', length: 60 },
  { field: 'hidden', type: 'string', datatype: 'VARCHAR', length: 60 },
  { field: 'owner', type: 'user_created', datatype: 'INT' },
];

beforeAll(async () => {
  site = await TestSite.open();
  const admin = await site.signIn();
  cookies.admin = admin;
  const post = async (path: string, body: object) => {
    const reply = await site.call('POST', `/demo/${path}`, { cookie: admin, body });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return (reply.body.data as { id: number }).id;
  };
  await post('collections', { collection: 'notes', fields: NOTES });
  await post('collections', { collection: 'secrets', fields: NOTES });
  const user = async (name: string) => {
    const role = await post('roles', { name });
    const person = { first_name: name, last_name: 'X', password: PASSWORD, status: 'active', role };
    await post('users', { ...person, email: `${name}@example.com` });
    cookies[name] = await site.signIn(`${name}@example.com`, PASSWORD);
    return role;
  };
  const levels = (create: string, read: string, update: string, remove: string) => ({
    create,
    read,
    update,
    delete: remove,
  });
  const writer = await user('writer');
  await user('nobody');
  const reader = await user('reader');
  const may = (role: number, collection: string, given: object) =>
    post('permissions', { role, collection, comment: 'full', explain: 'none', ...given });
  await may(writer, 'notes', { ...levels('full', 'mine', 'mine', 'mine'), read_field_blacklist: ['hidden'] });
  await may(reader, 'notes', levels('none', 'full', 'none', 'none'));
  await may(2, 'notes', levels('none', 'full', 'none', 'none'));
  for (const role of [writer, reader]) {
    site.project.driver.run(
      `UPDATE directus_permissions SET "read" = 'full' WHERE role = ? AND collection = 'directus_activity'`,
      [role],
    );
  }
  await post('items/notes', { text: 'by the admin', hidden: 'h' });
  await post('items/secrets', { text: 'secret', hidden: 'h' });
  await site.call('POST', '/demo/items/notes', { cookie: cookies.writer, body: { text: 'by the writer' } });
});
afterAll(() => site.close());

type Row = [path: string, read: string, create: string, update: string, remove: string];

const PEOPLE = ['admin', 'writer', 'reader', 'nobody', 'stranger'] as const;

/**
 * Statuses for the people above, in their order: of the list, of a new row, of a change and of the deletion of a row
 * that is the administrator's. 204 on create is "done, but not for you to read", 404 on update "you cannot even see it".
 */
const TABLE: Row[] = [
  ['items/notes', '200 200 200 403 200', '200 200 403 403 401', '200 404 403 404 401', '204 404 403 403 401'],
  [
    'items/secrets',
    '200 403 403 403 401',
    '200 403 403 403 401',
    '200 404 404 404 401',
    '204 403 403 403 401',
  ],
  ['users', '200 200 200 200 401', '200 403 403 403 401', '200 403 403 403 401', '204 403 403 403 401'],
  ['roles', '200 200 200 200 401', '200 403 403 403 401', '200 404 404 404 401', '204 403 403 403 401'],
  ['files', '200 200 200 200 401', '200 200 200 200 403', '200 200 200 200 401', '404 404 404 204 401'],
  ['folders', '200 200 200 200 401', '200 200 200 200 401', '200 200 200 200 401', '404 404 404 204 401'],
  [
    'collection_presets',
    '200 200 200 200 401',
    '200 403 403 403 401',
    '200 403 403 403 401',
    '204 403 403 403 401',
  ],
  ['settings', '200 200 200 200 401', '200 403 403 403 401', '200 403 403 403 401', '204 403 403 403 401'],
  ['relations', '200 200 200 200 401', '200 403 403 403 401', '200 403 403 403 401', '204 403 403 403 401'],
  ['webhooks', '200 403 403 403 401', '200 403 403 403 401', '200 404 404 404 401', '204 403 403 403 401'],
  ['permissions', '200 200 200 200 401', '200 403 403 403 401', '200 404 404 404 401', '204 403 403 403 401'],
  ['activity', '200 200 200 200 401', '405 405 405 405 405', '405 405 405 405 405', '405 405 405 405 405'],
  ['revisions', '200 200 200 200 401', '405 405 405 405 405', '405 405 405 405 405', '405 405 405 405 405'],
];

const HOOK = { http_action: 'post', directus_action: 'item.create:after' };

/** What is sent to make a row; `#` stands for whoever makes it. Changes send the first member only. */
const BODIES: Record<string, object> = {
  'items/notes': { text: 'x' },
  'items/secrets': { text: 'x' },
  users: {
    title: 'x',
    first_name: 'A',
    last_name: 'B',
    email: '#@more.example.com',
    password: PASSWORD,
    status: 'active',
    role: 2,
  },
  roles: { description: 'x', name: 'Role of #' },
  permissions: { explain: 'none', role: 2, collection: 'secrets' },
  files: { title: 'x', data: btoa('text'), filename_disk: '#.txt', filename_download: '#.txt' },
  folders: { name: '#' },
  collection_presets: { title: 'x', collection: 'notes' },
  settings: { value: 'x', key: 'key-#' },
  relations: { collection_many: 'notes', field_many: 'owner', collection_one: 'directus_users' },
  webhooks: { status: 'inactive', collection: 'notes', url: 'http://127.0.0.1:9/', ...HOOK },
};

async function statuses(method: string, path: string, body?: object): Promise<string> {
  const found: number[] = [];
  // the administrator comes last: what is deleted is gone for all
  for (const who of PEOPLE.toReversed()) {
    const text = body && (JSON.parse(JSON.stringify(body).replaceAll('#', who)) as object);
    found.unshift((await site.call(method, `/demo/${path}`, { cookie: cookies[who], body: text })).status);
  }
  return found.join(' ');
}

/** Makes a row of the administrator's and gives its key; one that is there already where none can be made. */
async function row(path: string): Promise<number> {
  if (!(path in BODIES)) return 1;
  const body = JSON.parse(JSON.stringify(BODIES[path]).replaceAll('#', 'first')) as object;
  const reply = await site.call('POST', `/demo/${path}`, { cookie: cookies.admin, body });
  return (reply.body.data as { id: number }).id;
}

describe('the table', () => {
  it.each(TABLE)('%s', async (path, ...expected) => {
    const id = await row(path);
    const body = BODIES[path] ?? {};
    const change = Object.fromEntries(Object.entries(body).slice(0, 1));
    expect([
      await statuses('GET', path),
      await statuses('POST', path, body),
      await statuses('PATCH', `${path}/${id}`, change),
      await statuses('DELETE', `${path}/${id}`),
    ]).toEqual(expected);
  });
});

describe('the schema', () => {
  const field = { field: 'more', type: 'integer', datatype: 'INT' };
  it.each([
    ['GET', 'collections', undefined, '200 200 200 200 401'],
    ['GET', 'fields/notes', undefined, '200 200 200 403 401'],
    ['POST', 'collections', { collection: 'made', fields: [KEY] }, '200 401 401 401 401'],
    ['PATCH', 'collections/made', { note: 'x' }, '200 403 403 403 403'],
    ['POST', 'fields/made', field, '200 403 403 403 403'],
    ['PATCH', 'fields/made/more', { note: 'x' }, '200 403 403 403 403'],
    ['DELETE', 'fields/made/more', undefined, '204 403 403 403 403'],
    ['DELETE', 'collections/made', undefined, '204 401 401 401 401'],
  ])('%s %s', async (method, path, body, expected) => {
    expect(await statuses(method, path, body)).toBe(expected);
  });
});

describe('the history', () => {
  const list = async (who: string, path: string) => {
    const reply = await site.call('GET', `/demo/${path}`, { cookie: cookies[who] });
    return reply.body.data as Record<string, unknown>[];
  };
  const about = (rows: Record<string, unknown>[]) => [
    ...new Set(rows.map((each) => String(each.collection))),
  ];

  it('shows activity on what may be read, and what one did oneself', async () => {
    const all = 'activity?limit=-1';
    expect(about(await list('admin', all))).toContain('secrets');
    const seen = await list('reader', all);
    expect(about(seen)).toContain('notes');
    expect(about(seen)).not.toContain('secrets');
    const written = (await list('writer', all)).filter((each) => each.collection === 'notes');
    const own = site.project.driver.all(`SELECT id FROM directus_users WHERE email = 'writer@example.com'`)[0]
      ?.id;
    expect(written.length).toBeGreaterThan(0);
    expect(written.every((each) => each.action_by === own)).toBe(true);
  });

  it('does not show one entry by its key either', async () => {
    const secret = (await list('admin', 'activity?filter[collection]=secrets'))[0]?.id;
    const read = (who: string) =>
      site.call('GET', `/demo/activity/${String(secret)}`, { cookie: cookies[who] });
    expect([(await read('admin')).status, (await read('reader')).status]).toEqual([200, 404]);
  });

  it('shows revisions of what may be read, without hidden fields', async () => {
    const all = 'revisions?limit=-1';
    expect(about(await list('reader', all))).not.toContain('secrets');
    const written = (await list('writer', all)).filter((each) => each.collection === 'notes');
    expect(written.length).toBeGreaterThan(0);
    for (const { data, delta } of written) {
      expect(data).toHaveProperty('text');
      expect(data).not.toHaveProperty('hidden');
      expect(delta).not.toHaveProperty('hidden');
    }
    const secret = (await list('admin', 'revisions?filter[collection]=secrets'))[0]?.id;
    const reply = await site.call('GET', `/demo/revisions/${String(secret)}`, { cookie: cookies.reader });
    expect(reply.status).toBe(404);
    expect(
      (await site.call('GET', '/demo/items/secrets/1/revisions', { cookie: cookies.reader })).status,
    ).toBe(403);
  });
});

describe('counts', () => {
  it('are of what may be read', async () => {
    const meta = async (who: string) => {
      const path = '/demo/items/notes?meta=total_count,filter_count&filter[text][contains]=by';
      return (await site.call('GET', path, { cookie: cookies[who] })).body.meta;
    };
    expect(await meta('reader')).toMatchObject({ filter_count: 2 });
    expect(await meta('writer')).toMatchObject({ filter_count: 1 });
  });
});

/** No answer to anybody may hold what opens a session. */
describe('tokens', () => {
  it('that open something are in no answer', async () => {
    const credentials = { email: 'reader@example.com', password: PASSWORD };
    const { cookie } = await site.call('POST', '/demo/auth/authenticate', {
      body: { ...credentials, mode: 'cookie' },
    });
    const signed = await site.call('POST', '/demo/auth/authenticate', { body: credentials });
    const secrets = [cookie.split('=')[1] ?? '', (signed.body.data as { token: string }).token];
    const paths = [
      'users?fields=*.*',
      'users/me?fields=*.*',
      'auth/sessions',
      'activity?limit=-1&fields=*.*',
      'revisions?limit=-1&fields=*.*',
      'settings',
      '',
    ];
    for (const who of PEOPLE) {
      for (const path of paths) {
        const { body } = await site.call('GET', `/demo/${path}`, { cookie: cookies[who] });
        const text = JSON.stringify(body);
        for (const secret of secrets) expect(text).not.toContain(secret);
        await tryAll(text);
      }
    }
  });

  /** Whatever in a text looks like a token is tried as cookie and as bearer. */
  async function tryAll(text: string): Promise<void> {
    for (const token of new Set(text.match(/(?:session-)?[\w-]{24,}(?:\.[\w.-]+)?/g) ?? [])) {
      const headers = { authorization: `Bearer ${token}` };
      expect((await site.call('GET', '/demo/users/me', { headers })).status, token).toBe(404);
      const cookie = `directus-demo-session=${token}`;
      expect((await site.call('GET', '/demo/users/me', { cookie })).status, token).toBe(404);
    }
  }
});
