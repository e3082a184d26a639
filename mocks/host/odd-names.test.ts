import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RELEASES } from '#mocks/engine/releases/release.ts';
import { type Answer, TestSite } from '#mocks/host/test-site.ts';
import { KEY } from '#mocks/host/sample-fields.ts';

/** What every object of the language inherits, and so may seem to be there. */
const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'] as const;

const text = (field: string) => ({ field, type: 'string', datatype: 'VARCHAR', length: 60 });
/** An object with a member of any name, as JSON makes it. */
const object = (...members: [string, unknown][]): Record<string, unknown> => Object.fromEntries(members);

describe.each(Object.values(RELEASES))('as $version', ({ version }) => {
  let site: TestSite;
  let admin: string;
  const call = (method: string, path: string, body?: unknown, cookie = admin): Promise<Answer> =>
    site.call(method, `/demo/${path}`, { cookie, body });
  const done = async (method: string, path: string, body?: unknown) => {
    const reply = await call(method, path, body);
    expect(reply.status, `${method} ${path}: ${JSON.stringify(reply.body)}`).toBeLessThan(300);
    return reply.body.data as Record<string, unknown>;
  };

  beforeAll(async () => {
    site = await TestSite.open({ version });
    admin = await site.signIn();
  });
  afterAll(() => site.close());

  describe.each(NAMES)('named %s', (name) => {
    const items = `items/${encodeURIComponent(name)}`;

    it('a collection is made, filled, read and opens again', async () => {
      await done('POST', 'collections', { collection: name, fields: [KEY, text('name')] });
      const made = await done('POST', items, { name: 'first' });
      expect(made).toEqual({ id: 1, name: 'first' });
      await done('PATCH', `${items}/1`, { name: 'second' });
      expect(await done('GET', `${items}/1/revisions?fields=delta`)).toMatchObject([
        { delta: { name: 'first' } },
        { delta: { name: 'second' } },
      ]);
      site.restart();
      expect(await done('GET', `${items}?sort=-name&filter[name][like]=sec&q=second`)).toEqual([
        { id: 1, name: 'second' },
      ]);
      expect((await done('GET', `collections/${name}`)).collection).toBe(name);
    });

    it('a field holds its value in items, filters, sorts, groups and revisions', async () => {
      await done('POST', `fields/${name}`, text(name));
      const made = await done('POST', items, object([name, 'b'], ['name', 'x']));
      expect(made).toEqual(object(['id', 2], ['name', 'x'], [name, 'b']));
      await done('POST', items, object([name, 'a']));
      const sorted = await done('GET', `${items}?fields=${name}&sort=${name}&filter[${name}][nnull]=1`);
      expect(JSON.stringify(sorted)).toBe(JSON.stringify([object([name, 'a']), object([name, 'b'])]));
      expect(await done('GET', `${items}?fields=id&filter[${name}][eq]=b&groups=${name}&q=b`)).toEqual([
        { id: 2 },
      ]);
      await done('PATCH', `${items}/2`, object([name, 'c']));
      const revisions = await done('GET', `${items}/2/revisions?fields=id,delta,data`);
      const [first, last] = revisions as unknown as { id: number; delta: object; data: object }[];
      expect(JSON.stringify(last?.delta)).toBe(JSON.stringify(object([name, 'c'])));
      expect(Object.getOwnPropertyDescriptor(first?.data, name)?.value).toBe('b');
      await done('PATCH', `${items}/2/revert/${first?.id}`);
      expect(await done('GET', `${items}/2?fields=${name}`)).toEqual(object([name, 'b']));
    });

    it('a role and its permissions count', async () => {
      const role = await done('POST', 'roles', { name });
      await done('POST', 'permissions', { collection: name, role: role.id, read: 'full' });
      const email = `${name.toLowerCase()}@example.com`;
      const person = { first_name: name, last_name: name, email, password: 'long-enough', status: 'active' };
      await done('POST', 'users', { ...person, role: role.id });
      const reader = await site.signIn(email, 'long-enough');
      expect((await call('GET', items, undefined, reader)).body.data).toHaveLength(3);
      const own = await call('GET', `permissions/me/${encodeURIComponent(name)}`, undefined, reader);
      expect(own.body.data).toMatchObject([{ collection: name, read: 'full' }]);
      expect((await call('POST', items, { name: 'x' }, reader)).status).toBe(403);
    });

    it('a status counts, and so does an option', async () => {
      const status_mapping = object([name, { name, soft_delete: false }], ['gone', { soft_delete: true }]);
      const status = {
        ...text('status'),
        type: 'status',
        default_value: name,
        options: { status_mapping, ...object([name, 1]) },
      };
      await done('POST', `fields/${name}`, status);
      const made = await done('POST', items, { name: 'with a status' });
      expect(made.status).toBe(name);
      const reply = await call('GET', `${items}?status=${name}&meta=*`);
      const { status_count: counted } = reply.body.meta as { status_count: object };
      expect(Object.getOwnPropertyDescriptor(counted, name)?.value).toBe(4);
      const field = await done('GET', `fields/${name}/status`);
      expect(Object.hasOwn(field.options as object, name)).toBe(true);
    });

    it('a field of a list of items links as any other', async () => {
      const many = {
        collection: `links of ${name}`,
        fields: [
          KEY,
          {
            ...KEY,
            ...text(name),
            type: 'm2o',
            datatype: 'INT',
            length: null,
            primary_key: false,
            auto_increment: false,
          },
        ],
      };
      await done('POST', 'collections', many);
      await done('POST', `fields/${name}`, { field: 'links', type: 'o2m' });
      await done('POST', 'relations', {
        collection_many: many.collection,
        field_many: name,
        collection_one: name,
        field_one: 'links',
      });
      const made = await done('POST', `${items}?fields=id,links.*`, { name: 'linked', links: [{}, {}] });
      expect(made.links).toHaveLength(2);
      const back = `items/${encodeURIComponent(many.collection)}?fields=${name}.name&filter[${name}.name][eq]=linked`;
      const expected = object([name, { name: 'linked' }]);
      expect(JSON.stringify(await done('GET', back))).toBe(JSON.stringify([expected, expected]));
    });

    it('anything else asked for is refused in the words of the contract', async () => {
      const calls: [string, string, unknown?][] = [
        ['GET', `items/nothing-${name}`],
        ['POST', 'utils/hash', { string: 'x', hasher: name }],
        ['POST', 'utils/hash/match', { string: 'x', hash: 'y', hasher: name }],
        ['GET', `users?filter[status][eq]=${name}&sort=${name}`],
        ['GET', `settings?filter[${name}][eq]=1`],
        ['GET', `directus?groups=${name}`],
        ['POST', 'fields/directus_users', { field: `${name}_x`, type: name }],
        ['POST', 'fields/directus_users', { field: `${name}_x`, type: 'string', datatype: name }],
        ['PATCH', 'users/1', object([name, 'x'])],
        ['GET', `activity?fields=${name}`],
      ];
      for (const [method, path, body] of calls) {
        const { status } = await call(method, path, body);
        expect([method, path, status < 500]).toEqual([method, path, true]);
      }
      const mail = { to: ['a@example.com'], subject: `{{${name}}}`, body: 'x', data: {} };
      await done('POST', 'mail', mail);
      expect(site.installation.sentMails().at(-1)?.subject).toBe('');
    });

    it('a boolean is not looked up among what objects inherit', async () => {
      await done('POST', `fields/${name}`, { field: 'flag', type: 'boolean' });
      expect(await done('GET', `${items}?filter[flag][eq]=${name}`)).toEqual([]);
    });

    it('a project works', async () => {
      const install = { project: name, super_admin_token: 'super', db_name: name, db_user: 'any' };
      const user = { user_email: 'admin@example.com', user_password: 'Passw0rd' };
      const made = await site.call('POST', '/server/projects', { body: { ...install, ...user } });
      expect(made.status).toBe(200);
      site.restart();
      const info = await site.call('GET', `/${name}/`);
      expect(info.body.data).toMatchObject({ api: { project_name: name } });
    });
  });
});
