import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword as bcrypt } from '#mocks/engine/session/bcrypt.ts';
import { longestShare } from '#mocks/host/longest-share.ts';
import { scryptHasher } from '#mocks/host/scrypt.ts';
import { type Answer, TestSite } from '#mocks/host/test-site.ts';
import { KEY } from '#mocks/host/sample-fields.ts';

let site: TestSite;
let admin: string;
let member: string;
const email = 'member@example.com';
const call = (method: string, path: string, body: unknown, cookie = member): Promise<Answer> =>
  site.call(method, `/demo/${path}`, { cookie, body });
const stored = (column: string, table: string, id: number) =>
  String(site.project.driver.all(`SELECT "${column}" AS text FROM "${table}" WHERE id = ?`, [id])[0]?.text);

beforeAll(async () => {
  site = await TestSite.open();
  admin = await site.signIn();
  const code = { field: 'code', type: 'hash', datatype: 'VARCHAR', length: 255 };
  await call('POST', 'collections', { collection: 'vaults', fields: [KEY, code] }, admin);
  await call('POST', 'roles', { name: 'Members' }, admin);
  const open = { role: 3, create: 'full', read: 'full', update: 'full' };
  await call('POST', 'permissions', { ...open, collection: 'vaults' }, admin);
  const person = { first_name: 'A', last_name: 'B', email, password: 'Passw0rd', role: 3, status: 'active' };
  await call('POST', 'users', person, admin);
  member = await site.signIn(email, 'Passw0rd');
});
afterAll(() => site.close());

describe('a ready-made hash', () => {
  const costly = `$scrypt$ln=20,r=8,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

  it.each([costly, `$2y$14$${'a'.repeat(53)}`, `$2y$04$${'a'.repeat(53)}`])(
    'is a password like any other when a user sets it: %s',
    async (hash) => {
      expect((await call('PATCH', 'users/me', { password: hash })).status).toBe(200);
      expect(stored('password', 'directus_users', 2)).not.toBe(hash);
      member = await site.signIn(email, hash);
      expect(member).toContain('session=');
    },
  );

  it('is taken from an administrator, unless it costs too much', async () => {
    const hash = await scryptHasher(5).hash('from-elsewhere');
    await call('PATCH', 'users/2', { password: hash }, admin);
    expect(stored('password', 'directus_users', 2)).toBe(hash);
    await call('PATCH', 'users/2', { password: costly }, admin);
    expect(stored('password', 'directus_users', 2)).not.toBe(costly);
    await call('PATCH', 'users/2', { password: 'Passw0rd' }, admin);
    member = await site.signIn(email, 'Passw0rd');
  });

  it('stays in an item that is saved as it was read, and is hashed in any other', async () => {
    const { code } = (await call('POST', 'items/vaults', { code: 'open' })).body.data as { code: string };
    expect(code).toMatch(/^\$2y\$/);
    await call('PATCH', 'items/vaults/1', { code });
    expect(stored('code', 'vaults', 1)).toBe(code);
    await call('POST', 'items/vaults', { code });
    expect(stored('code', 'vaults', 2)).not.toBe(code);
    await call('POST', 'items/vaults', { code }, admin);
    expect(stored('code', 'vaults', 3)).toBe(code);
  });

  it('that is stored with an absurd cost lets nobody in, and takes no time', async () => {
    site.project.driver.run('UPDATE directus_users SET password = ? WHERE id = 2', [costly]);
    const tookOf = async (account: string) => {
      const start = performance.now();
      expect(await site.signIn(account, 'no password')).toBe('');
      return performance.now() - start;
    };
    // Twenty times what any other wrong password takes would still be far from what its cost asks for.
    expect(await tookOf(email)).toBeLessThan(20 * (await tookOf('nobody@example.com')));
    expect(await site.signIn(email, 'Passw0rd')).toBe('');
    await call('PATCH', 'users/2', { password: 'Passw0rd' }, admin);
    member = await site.signIn(email, 'Passw0rd');
  });
});

describe('hashing', () => {
  it('of bcrypt holds nobody up', async () => {
    // half a second of work
    const hash = `$2y$12$${'a'.repeat(53)}`;
    const share = await longestShare(() => call('POST', 'utils/hash/match', { string: 'x', hash }));
    expect(share).toBeLessThan(0.7);
  });

  it('of scrypt holds nobody up', async () => {
    const hash = await scryptHasher(16).hash('Passw0rd');
    await call('PATCH', 'users/2', { password: hash }, admin);
    const share = await longestShare(() =>
      Promise.all([1, 2, 3, 4].map(() => site.signIn(email, 'Passw0rd'))),
    );
    expect(share).toBeLessThan(0.7);
    member = await site.signIn(email, 'Passw0rd');
    expect(member).toContain('session=');
  });

  it('of a bcrypt hash above the limit is refused at once', async () => {
    const tookFor = async (cost: number) => {
      const start = performance.now();
      const hash = `$2y$${cost}$${'a'.repeat(53)}`;
      const reply = await call('POST', 'utils/hash/match', { string: 'x', hash });
      expect(reply.body).toMatchObject({ data: { valid: false } });
      return performance.now() - start;
    };
    // It would take four times as long as the one below the limit.
    expect(await tookFor(14)).toBeLessThan(await tookFor(12));
  });

  it('is bounded in each request', async () => {
    const many = Array.from({ length: 101 }, (_, n) => ({ code: `code ${n}` }));
    expect((await call('POST', 'items/vaults', many)).status).toBe(422);
    expect((await call('POST', 'items/vaults', many.slice(1))).status).toBe(200);
  });

  it('makes one hash for each text, and another each time', async () => {
    expect(await bcrypt('x', 4)).not.toBe(await bcrypt('x', 4));
  });
});
