import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RELEASES } from '#mocks/engine/releases/release.ts';
import { TestSite } from '#mocks/host/test-site.ts';
import { KEY } from '#mocks/host/sample-fields.ts';

/** Whatever is sent, the answer is one of the contract: never a crash, never a word of SQL. */
describe.each(Object.values(RELEASES))('as $version', ({ version }) => {
  let site: TestSite;
  let admin: string;
  beforeAll(async () => {
    site = await TestSite.open({ version });
    admin = await site.signIn();
    const name = { field: 'name', type: 'string', datatype: 'VARCHAR', length: 60 };
    await site.call('POST', '/demo/collections', {
      cookie: admin,
      body: { collection: 'tags', fields: [KEY, name] },
    });
  });
  afterAll(() => site.close());

  const ROUTES = [
    ['POST', '/server/projects'],
    ['POST', '/demo/auth/authenticate'],
    ['POST', '/demo/auth/refresh'],
    ['POST', '/demo/auth/password/request'],
    ['POST', '/demo/auth/password/reset'],
    ['POST', '/demo/collections'],
    ['PATCH', '/demo/collections/tags'],
    ['POST', '/demo/fields/tags'],
    ['PATCH', '/demo/fields/tags'],
    ['PATCH', '/demo/fields/tags/name'],
    ['POST', '/demo/relations'],
    ['PATCH', '/demo/relations/1'],
    ['POST', '/demo/settings'],
    ['PATCH', '/demo/settings'],
    ['PATCH', '/demo/settings/18'],
    ['POST', '/demo/users'],
    ['POST', '/demo/users/invite'],
    ['POST', '/demo/users/me/activate_2fa'],
    ['PATCH', '/demo/users/2'],
    ['PATCH', '/demo/users/me/tracking/page'],
    ['POST', '/demo/utils/hash'],
    ['POST', '/demo/utils/hash/match'],
    ['POST', '/demo/utils/random/string'],
    ['POST', '/demo/mail'],
    ['POST', '/demo/webhooks'],
  ] as const;

  const odd = [
    '',
    ' ',
    'x'.repeat(3000),
    '"; DROP TABLE directus_users; --',
    '\0',
    '../..',
    '{{x}}',
    '$2y$10$',
    '/(/',
  ];
  const plain = '0 -1 1e9 % id name tags string integer decimal alias VARCHAR DECIMAL me'.split(' ');
  const words = fc.constantFrom(...odd, ...plain);
  const value = fc.letrec<{ any: unknown }>((tie) => ({
    any: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      words,
      fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 2 ** 53, 1e300, [], {}),
      fc.array(tie('any'), { maxLength: 3 }),
      fc.dictionary(fc.oneof(words, fc.constantFrom('$delete', '__proto__')), tie('any'), { maxKeys: 3 }),
    ),
  })).any;
  const members = [
    'collection fields field type datatype length default_value unique options sort group translation primary_key',
    'value key email password token otp 2fa_secret role status string hash hasher to subject body data project',
    'super_admin_token db_name db_user user_email user_password collection_many field_many managed hidden url mode',
  ];
  const member = fc.constantFrom(...members.flatMap((line) => line.split(' ')));
  const body = fc.oneof(
    fc.dictionary(member, value, { maxKeys: 6 }),
    fc.array(fc.dictionary(member, value, { maxKeys: 4 }), { maxLength: 3 }),
  );

  /** What the routes take; the fuzz spoils one member of it, which gets further than a body that is all wrong. */
  const GOOD: Record<string, Record<string, unknown>> = {
    'POST /demo/collections': {
      collection: 'made',
      fields: [KEY],
      hidden: false,
      translation: [{ locale: 'de-DE', translation: 'Gemacht' }],
    },
    'POST /demo/fields/tags': {
      field: 'made',
      type: 'decimal',
      datatype: 'DECIMAL',
      length: '10,2',
      default_value: '1',
    },
    'PATCH /demo/fields/tags/name': {
      type: 'string',
      datatype: 'VARCHAR',
      length: 80,
      unique: false,
      options: {},
    },
    'POST /demo/users': {
      first_name: 'A',
      last_name: 'B',
      email: 'made@example.com',
      password: 'Passw0rd',
      role: 1,
      status: 'active',
    },
    'POST /demo/relations': { collection_many: 'tags', field_many: 'name', collection_one: 'directus_users' },
    'POST /demo/mail': {
      to: ['a@example.com'],
      subject: 'x',
      body: 'Hi {{name}}',
      data: { name: 'x' },
      type: 'html',
    },
    'POST /demo/webhooks': {
      status: 'inactive',
      http_action: 'post',
      url: 'http://127.0.0.1:9/',
      collection: 'tags',
      directus_action: 'item.create:after',
    },
  };

  /** Taken away after each run, so that the next one is not just refused as a duplicate. */
  const MADE = ['/demo/fields/tags/made', '/demo/collections/made'];

  describe('a body with one spoiled member', () => {
    it.each(Object.entries(GOOD))('%s', async (route, good) => {
      const [method = '', path = ''] = route.split(' ');
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...Object.keys(good)), value, async (name, bad) => {
          const reply = await site.call(method, path, { body: { ...good, [name]: bad }, cookie: admin });
          const text = JSON.stringify(reply.body);
          expect(reply.status, text).toBeLessThan(500);
          expect(text).not.toMatch(/sqlite|syntax error|no such (table|column)|constraint failed/i);
          for (const made of MADE) await site.call('DELETE', made, { cookie: admin });
          site.project.driver.run('DELETE FROM directus_users WHERE id > 1');
        }),
        { numRuns: 20, seed: 20_191_120 },
      );
    });
  });

  describe('any body', () => {
    it.each(ROUTES)('%s %s', async (method, path) => {
      await fc.assert(
        fc.asyncProperty(body, fc.boolean(), async (sent, signedIn) => {
          const reply = await site.call(method, path, { body: sent, cookie: signedIn ? admin : undefined });
          const text = JSON.stringify(reply.body);
          expect(reply.status, text).toBeLessThan(500);
          expect(text).not.toMatch(/sqlite|syntax error|no such (table|column)|constraint failed/i);
          if (reply.status >= 400) expect(Object.keys(reply.body)).toEqual(['error']);
        }),
        { numRuns: 12, seed: 20_191_120 },
      );
    });
  });

  const ITEM_PATHS = [
    'items/tags',
    'items/tags/1',
    'users',
    'users/1',
    'files',
    'activity',
    'revisions',
    'roles',
  ];
  const operator = fc.constantFrom(
    ...'eq neq lt in nin null contains rlike between empty has all logical x'.split(' '),
  );
  const text = fc.oneof(
    words,
    fc.string({ maxLength: 6 }),
    fc.constantFrom('2', 'now', '%', '_', "'", '1e999'),
  );
  const pairs = fc.array(
    fc.oneof(
      fc.tuple(
        fc.constantFrom('fields', 'sort', 'q', 'limit', 'offset', 'page', 'meta', 'status', 'single'),
        text,
      ),
      fc.tuple(fc.constantFrom('fields[]', 'filter', 'groups', 'lang', 'access_token', 'comment'), text),
      fc.tuple(
        fc.tuple(words, operator).map(([name, test]) => `filter[${name}][${test}]`),
        text,
      ),
    ),
    { maxLength: 5 },
  );

  /** Filters, fields and sorts as they come over the wire. The second seed is another one each time. */
  describe('any query', () => {
    const chance = Date.now() % 2 ** 31;
    it.each([
      ['fixed', 20_191_120],
      [`random ${chance}`, chance],
    ])('seed %s', async (_, seed) => {
      const property = fc.asyncProperty(
        fc.constantFrom(...ITEM_PATHS),
        pairs,
        fc.boolean(),
        async (path, asked, signedIn) => {
          const query = String(new URLSearchParams(asked));
          const cookie = signedIn ? admin : undefined;
          const reply = await site.call('GET', `/demo/${path}?${query}`, { cookie });
          const told = JSON.stringify(reply.body);
          expect(reply.status, told).toBeLessThan(500);
          if (reply.status >= 400) {
            expect(Object.keys(reply.body)).toEqual(['error']);
            expect(told).not.toMatch(/sqlite|syntax error|no such (table|column)|constraint failed/i);
          }
        },
      );
      await fc.assert(property, { numRuns: 400, seed });
    });
  });
});
