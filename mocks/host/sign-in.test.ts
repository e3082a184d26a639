import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, errorCode, TestSite } from '#mocks/host/test-site.ts';

let site: TestSite;
let admin: string;
beforeAll(async () => {
  site = await TestSite.open();
  admin = await site.signIn();
  await site.addRoles(admin);
});
afterAll(() => site.close());

/** A new user, of the role `Editors`. */
const user = (role = 3, more: object = {}) => site.newUser(admin, role, more);
const patch = (id: number, body: object) => site.call('PATCH', `/demo/users/${id}`, { cookie: admin, body });

describe('an account', () => {
  it('is shut to nobody by the wrong passwords of others', async () => {
    const { email } = await user();
    for (const account of [email, ADMIN.email]) {
      for (let n = 0; n < 30; n++)
        expect(errorCode(await site.authenticate({ email: account, password: 'wrong' }))).toBe(100);
    }
    expect((await site.authenticate({ email, password: 'Passw0rd-user' })).status).toBe(200);
    expect((await site.authenticate(ADMIN)).status).toBe(200);
  });

  it('takes longer after each wrong password, whether there is an account or not', async () => {
    const slow = await TestSite.open({ test: false });
    const attempt = async (account: string) => {
      const start = performance.now();
      const body = { email: account, password: 'wrong' };
      const { status, text } = await slow.call('POST', '/demo/auth/authenticate', { body });
      return { told: `${status} ${text}`, took: performance.now() - start };
    };
    const accounts = [ADMIN.email, 'nobody@example.com'];
    const all = await Promise.all(
      accounts.map(async (account) => {
        const attempts: { told: string; took: number }[] = [];
        for (let n = 0; n < 8; n++) attempts.push(await attempt(account));
        return attempts;
      }),
    );
    expect(new Set(all.flat().map(({ told }) => told)).size).toBe(1);
    // the sixth waits for a quarter of a second, the eighth for a whole one
    for (const attempts of all) {
      expect(attempts[5]?.took).toBeGreaterThan(250);
      expect(attempts[7]?.took).toBeGreaterThan(1000);
    }
    slow.close();
  });

  it('does not tell of an account that it is there, nor what became of it', async () => {
    const states = ['active', 'suspended', 'invited', 'draft'];
    const addresses = await Promise.all(states.map(async (status) => (await user(3, { status })).email));
    const told = await Promise.all(
      [...addresses, 'nobody@example.com'].map(async (email) => {
        const { status, text } = await site.authenticate({ email, password: 'wrong' });
        return `${status} ${text}`;
      }),
    );
    expect(new Set(told).size).toBe(1);
    // whoever knows the password may know why it opens nothing
    expect(errorCode(await site.authenticate({ email: addresses[1], password: 'Passw0rd-user' }))).toBe(103);
  });

  it('keeps no more attempts waiting than a few', async () => {
    const email = 'crowd@example.com';
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => site.authenticate({ email, password: 'x' })),
    );
    const refused = replies.filter(({ status }) => status === 429);
    // how many have begun before the first has ended is the machine's affair
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(7);
    expect(errorCode(await site.authenticate({ email, password: 'x' }))).toBe(100);
  });

  it('is none for the token of the installation, whose guesses wait all the same', async () => {
    const slow = await TestSite.open({ test: false });
    const remove = (token: string) => slow.call('DELETE', `/server/projects/none?super_admin_token=${token}`);
    const headers = { 'x-directus-project': 'demo' };
    const install = (super_admin_token: string) =>
      slow.call('POST', '/server/projects', {
        headers,
        body: {
          project: 'more',
          super_admin_token,
          db_name: 'more',
          db_user: 'x',
          user_email: 'a@example.com',
          user_password: 'long-enough',
        },
      });
    for (let n = 0; n < 5; n++) expect((await install(`guess ${n}`)).status).toBe(401);
    const start = performance.now();
    expect((await install('guess 5')).status).toBe(401);
    expect(performance.now() - start).toBeGreaterThan(250);
    expect([400, 401]).toContain((await remove('guess')).status);
    slow.close();
  });

  it('as recorded suspends after too many failures, but never the last administrator', async () => {
    const recorded = await TestSite.open({ asRecorded: true });
    const as = (body: object) => recorded.call('POST', '/demo/auth/authenticate', { body });
    const cookie = await recorded.signIn();
    const person = { first_name: 'A', last_name: 'B', email: 'b@example.com', role: 1, status: 'active' };
    await recorded.call('POST', '/demo/users', { cookie, body: { ...person, password: 'Passw0rd' } });
    for (const email of [person.email, ADMIN.email])
      for (let n = 0; n < 10; n++) await as({ email, password: 'wrong' });
    expect(errorCode(await as({ email: person.email, password: 'Passw0rd' }))).toBe(103);
    expect((await as(ADMIN)).status).toBe(200);
    recorded.close();
  });
});

describe('a session by a token', () => {
  const tokenOf = async (email: string, password = 'Passw0rd-user') => {
    const { data } = (await site.authenticate({ email, password })).body as { data: { token: string } };
    return data.token;
  };
  const opens = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const { status } = await site.call('GET', '/demo/users/me', { headers });
    const refreshed = await site.call('POST', '/demo/auth/refresh', { body: { token } });
    expect(refreshed.status).toBe(status === 200 ? 200 : 401);
    return status === 200;
  };

  it('ends with its own sign-out, and no other', async () => {
    const { email } = await user();
    const [one, two] = [await tokenOf(email), await tokenOf(email)];
    await site.call('POST', '/demo/auth/logout', { headers: { authorization: `Bearer ${one}` } });
    expect([await opens(one), await opens(two)]).toEqual([false, true]);
    site.restart();
    expect([await opens(one), await opens(two)]).toEqual([false, true]);
  });

  it.each<[string, (id: number) => Promise<unknown>]>([
    ['a sign-out everywhere', (id) => site.call('POST', `/demo/auth/logout/${id}`, { cookie: admin })],
    ['a suspension', (id) => patch(id, { status: 'suspended' })],
    [
      'a suspension that was lifted',
      async (id) => {
        await patch(id, { status: 'suspended' });
        await patch(id, { status: 'active' });
      },
    ],
    ['a new password', (id) => patch(id, { password: 'Passw0rd-other' })],
  ])('ends with %s', async (_, change) => {
    const { id, email } = await user();
    const token = await tokenOf(email);
    expect(await opens(token)).toBe(true);
    await change(id);
    expect(await opens(token)).toBe(false);
  });

  it('ends with a new password of one’s own', async () => {
    const { email } = await user();
    const token = await tokenOf(email);
    const headers = { authorization: `Bearer ${token}` };
    await site.call('PATCH', '/demo/users/me', { headers, body: { password: 'Passw0rd-mine' } });
    expect(await opens(token)).toBe(false);
    expect(await opens(await tokenOf(email, 'Passw0rd-mine'))).toBe(true);
  });
});
