import { Secret, TOTP } from 'otpauth';
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
const me = async (cookie: string) =>
  ((await site.call('GET', '/demo/users/me?fields=email', { cookie })).body.data as { email?: string })
    ?.email;
/** The code of this half minute, or of a later one. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });

describe('signing in', () => {
  it.each([
    [{ email: ADMIN.email, password: 'wrong' }, 404, 100],
    [{ email: 'nobody@example.com', password: 'wrong' }, 404, 100],
    [{ email: ADMIN.email }, 422, 114],
    [{ email: 'nope', password: 'x' }, 422, 114],
    [{}, 422, 114],
    [{ email: { $ne: '' }, password: ['x'] }, 422, 114],
  ])('fails for %j', async (body, status, expected) => {
    const reply = await site.authenticate(body);
    expect([reply.status, errorCode(reply)]).toEqual([status, expected]);
    expect(reply.cookie).toBe('');
  });

  it('sets a cookie that scripts cannot read and other sites do not send', async () => {
    const reply = await site.authenticate({ ...ADMIN, mode: 'cookie' });
    const header = reply.headers.get('set-cookie') ?? '';
    expect(header).toMatch(
      /^directus-demo-session=[0-9a-f]{64}; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/,
    );
    expect(reply.body).toMatchObject({ public: true, data: { user: { id: '1', role: '1' } } });
    expect(JSON.stringify(reply.body)).not.toContain('password');
  });

  it('keeps only a digest of the cookie', async () => {
    const token = (await site.signIn()).split('=')[1] ?? '';
    expect(site.project.driver.all('SELECT 1 FROM directus_user_sessions WHERE token = ?', [token])).toEqual(
      [],
    );
  });

  it('works with a token, which refresh renews', async () => {
    const { token } = (await site.authenticate(ADMIN)).body.data as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.call('GET', '/demo/users/me', { headers })).status).toBe(200);
    expect((await site.call('GET', `/demo/users/me?access_token=${token}`)).status).toBe(200);
    expect((await site.call('GET', '/interfaces', { headers })).body).toEqual({ data: [] });
    const again = await site.call('POST', '/demo/auth/refresh', { body: { token } });
    expect(again.body).toMatchObject({ data: { token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) } });
    expect((await site.call('POST', '/demo/auth/refresh', { body: { token: 'x' } })).status).toBe(401);
  });

  it('opens nothing with the token that a sign-in leaves behind', async () => {
    const [row] = site.project.driver.all('SELECT token FROM directus_users WHERE id = 1');
    const headers = { authorization: `Bearer ${String(row?.token)}` };
    expect((await site.call('GET', '/demo/users/me', { headers })).status).toBe(404);
  });
});

describe('a session', () => {
  it('is renewed by every reply, errors too', async () => {
    for (const path of ['/demo/users/me', '/demo/nosuch', '/demo/items/nosuch']) {
      expect((await site.call('GET', path, { cookie: admin })).cookie).toBe(admin);
    }
  });

  it('ends at its time: the caller is a stranger then, and the cookie is taken away', async () => {
    const { id, email } = await user();
    const cookie = await site.signIn(email, 'Passw0rd-user');
    site.project.driver.run(
      `UPDATE directus_user_sessions SET token_expired_at = '2019-01-01 00:00:00' WHERE user = ?`,
      [id],
    );
    const reply = await site.call('GET', '/demo/users/me', { cookie });
    expect([reply.status, errorCode(reply)]).toEqual([404, 203]);
    expect(reply.headers.get('set-cookie')).toMatch(/^directus-demo-session=deleted; .*Expires=/);
    expect((await site.call('GET', '/demo/', { cookie })).body.public).toBe(true);
  });

  it('ends with signing out, here or everywhere', async () => {
    const { id, email } = await user();
    const [one, two] = [await site.signIn(email, 'Passw0rd-user'), await site.signIn(email, 'Passw0rd-user')];
    await site.call('POST', '/demo/auth/logout', { cookie: one });
    expect([await me(one), await me(two)]).toEqual([undefined, email]);
    expect((await site.call('POST', '/demo/auth/logout/1', { cookie: two })).status).toBe(401);
    await site.call('POST', `/demo/auth/logout/${id}`, { cookie: two });
    expect(await me(two)).toBeUndefined();
  });

  it('ends when its browser signs in again', async () => {
    const { email } = await user();
    const cookie = await site.signIn(email, 'Passw0rd-user');
    const again = await site.call('POST', '/demo/auth/authenticate', {
      cookie,
      body: { email, password: 'Passw0rd-user', mode: 'cookie' },
    });
    expect(again.cookie).not.toBe(cookie);
    expect([await me(cookie), await me(again.cookie)]).toEqual([undefined, email]);
  });

  it('ends when the user is suspended, deleted or gets a password from somebody else', async () => {
    for (const change of [{ status: 'suspended' }, { password: 'Passw0rd-other' }, null]) {
      const { id, email } = await user();
      const cookie = await site.signIn(email, 'Passw0rd-user');
      expect(await me(cookie)).toBe(email);
      await site.call(change ? 'PATCH' : 'DELETE', `/demo/users/${id}`, {
        cookie: admin,
        body: change ?? undefined,
      });
      expect(await me(cookie)).toBeUndefined();
    }
  });

  it('survives a restart', async () => {
    const cookie = await site.signIn();
    site.restart();
    expect(await me(cookie)).toBe(ADMIN.email);
  });

  it('counts only where the role lets the address in', async () => {
    const role = await site.call('POST', '/demo/roles', {
      cookie: admin,
      body: { name: 'Office', ip_whitelist: ['10.0.0.1'] },
    });
    const { email } = await user((role.body.data as { id: number }).id);
    expect(await me(await site.signIn(email, 'Passw0rd-user'))).toBeUndefined();
  });

  it('shows only the own ones in the list', async () => {
    const { id, email } = await user();
    const cookie = await site.signIn(email, 'Passw0rd-user');
    const { data } = (await site.call('GET', '/demo/auth/sessions', { cookie })).body as {
      data: { user: number }[];
    };
    expect(data.map((session) => session.user)).toEqual([id]);
  });
});

describe('two-factor', () => {
  it('is switched on with a code and asked for from then on', async () => {
    const { email } = await user();
    const cookie = await site.signIn(email, 'Passw0rd-user');
    const reply = await site.call('GET', '/demo/utils/2fa_secret', { cookie });
    const secret = (reply.body.data as Record<string, string>)['2fa_secret'] ?? '';
    const activate = (otp: string) =>
      site.call('POST', '/demo/users/me/activate_2fa', { cookie, body: { '2fa_secret': secret, otp } });
    expect(errorCode(await activate('000000'))).toBe(112);
    const first = codeOf(secret);
    expect((await activate(first)).body).toMatchObject({ data: { '2fa_secret': '**********' } });
    // whoever looked on has nothing of it
    expect(errorCode(await activate(first))).toBe(112);
    const given = { email, password: 'Passw0rd-user' };
    expect(errorCode(await site.authenticate(given))).toBe(111);
    expect(errorCode(await site.authenticate({ ...given, otp: '000000' }))).toBe(112);
    expect(errorCode(await site.authenticate({ ...given, otp: first }))).toBe(112);
    const otp = codeOf(secret, 1);
    expect((await site.authenticate({ ...given, otp })).status).toBe(200);
    expect(errorCode(await site.authenticate({ ...given, otp }))).toBe(112);
    // saving the form as it was read changes nothing
    await site.call('PATCH', '/demo/users/me', { cookie, body: { '2fa_secret': '**********', title: 'x' } });
    expect(errorCode(await site.authenticate(given))).toBe(111);
    await site.call('PATCH', '/demo/users/me', { cookie, body: { '2fa_secret': null } });
    expect((await site.authenticate(given)).status).toBe(200);
    expect(
      JSON.stringify(site.project.driver.all('SELECT data, delta FROM directus_revisions')),
    ).not.toContain(secret);
  });

  it('keeps a used code from working again over a restart and a sign-out everywhere', async () => {
    const { id, email } = await user();
    const secret = new Secret({ size: 10 }).base32;
    site.project.driver.run('UPDATE directus_users SET "2fa_secret" = ? WHERE id = ?', [secret, id]);
    const given = { email, password: 'Passw0rd-user', otp: codeOf(secret) };
    expect((await site.authenticate(given)).status).toBe(200);
    site.restart();
    expect(errorCode(await site.authenticate(given))).toBe(112);
    await site.call('POST', `/demo/auth/logout/${id}`, { cookie: admin });
    expect(errorCode(await site.authenticate(given))).toBe(112);
    expect((await site.authenticate({ ...given, otp: codeOf(secret, 1) })).status).toBe(200);
  });

  it('has to be set up where the role demands it: until then the session opens nothing', async () => {
    const { email } = await user(4);
    const reply = await site.authenticate({ email, password: 'Passw0rd-user', mode: 'cookie' });
    expect(reply).toMatchObject({ status: 200, body: { data: {}, error: { code: 113 } } });
    const { cookie } = reply;
    expect((await site.call('GET', '/demo/users/me', { cookie })).status).toBe(404);
    expect((await site.call('GET', '/demo/collections', { cookie })).status).toBe(401);
    const got = await site.call('GET', '/demo/utils/2fa_secret', { cookie });
    const secret = (got.body.data as Record<string, string>)['2fa_secret'] ?? '';
    await site.call('POST', '/demo/users/me/activate_2fa', {
      cookie,
      body: { '2fa_secret': secret, otp: codeOf(secret) },
    });
    expect(await me(cookie)).toBe(email);
  });
});

describe('a forgotten password', () => {
  const newestMail = () => site.installation.sentMails().at(-1);
  const tokenIn = (text = '') => /token=([\w.-]+)/.exec(text)?.[1] ?? '';

  it('is set with the token of the mail, once', async () => {
    const { email } = await user();
    const cookie = await site.signIn(email, 'Passw0rd-user');
    await site.call('POST', '/demo/auth/password/request', { body: { email } });
    expect(newestMail()?.to).toBe(email);
    const token = tokenIn(newestMail()?.text);
    const reset = (body: object) => site.call('POST', '/demo/auth/password/reset', { body });
    expect(errorCode(await reset({ token: `${token}x`, password: 'Passw0rd-new' }))).toBe(104);
    expect((await reset({ token, password: 'Passw0rd-new' })).status).toBe(200);
    expect(errorCode(await reset({ token, password: 'Passw0rd-newer' }))).toBe(104);
    expect(await me(cookie)).toBeUndefined();
    expect((await site.authenticate({ email, password: 'Passw0rd-new' })).status).toBe(200);
  });

  it('is mailed a few times only', async () => {
    const { email } = await user();
    const before = site.installation.sentMails().length;
    for (let n = 0; n < 8; n++) {
      const reply = await site.call('POST', '/demo/auth/password/request', { body: { email } });
      expect([reply.status, reply.body]).toEqual([200, { public: true }]);
    }
    expect(site.installation.sentMails()).toHaveLength(before + 5);
  });

  it('tells nobody who has an account', async () => {
    const before = site.installation.sentMails().length;
    const reply = await site.call('POST', '/demo/auth/password/request', {
      body: { email: 'no@example.com' },
    });
    expect([reply.status, reply.body]).toEqual([200, { public: true }]);
    expect(site.installation.sentMails()).toHaveLength(before);
  });

  it.each([
    ['https://evil.example/reset', false],
    ['javascript:alert(1)', false],
    ['http://127.0.0.1:3000/reset', false],
    ['http://127.0.0.1:8055/other/#/reset-password?x=1', true],
  ])('mails no link to %s unless it is ours', async (page, taken) => {
    const { email } = await user();
    const headers = { origin: URL.canParse(page) ? new URL(page).origin : 'null' };
    await site.call('POST', '/demo/auth/password/request', { body: { email, reset_url: page }, headers });
    expect(newestMail()?.text.includes(page)).toBe(taken);
    expect(newestMail()?.text).toContain('token=');
  });

  it('is mailed to the app, whatever host the request names', async () => {
    const { email } = await user();
    await site.call('POST', '/demo/auth/password/request', { body: { email }, base: 'http://evil.example' });
    expect(newestMail()?.text).toContain('http://127.0.0.1:8055/admin/#/reset-password?');
    site.project.driver.run(
      `UPDATE directus_settings SET value = 'https://app.example/cms' WHERE "key" = 'app_url'`,
    );
    site.project.settingsChanged();
    const body = { email, reset_url: 'https://app.example/cms/#/other' };
    await site.call('POST', '/demo/auth/password/request', { body });
    expect(newestMail()?.text).toContain('https://app.example/cms/#/other?token=');
    await site.call('POST', '/demo/auth/password/request', { body: { email } });
    expect(newestMail()?.text).toContain('https://app.example/cms/#/reset-password?');
    site.project.driver.run(`UPDATE directus_settings SET value = '' WHERE "key" = 'app_url'`);
    site.project.settingsChanged();
  });

  it('has eight letters at least, where the project has no rule', async () => {
    const { id, email } = await user();
    const cookie = await site.signIn(email, 'Passw0rd-user');
    for (const [path, as] of [
      [`users/${id}`, admin],
      ['users/me', cookie],
    ] as const) {
      const reply = await site.call('PATCH', `/demo/${path}`, { cookie: as, body: { password: '1234567' } });
      expect([reply.status, errorCode(reply)]).toEqual([422, 4]);
    }
    expect(
      errorCode(await site.call('PATCH', '/demo/users/me', { cookie, body: { password: '12345678' } })),
    ).toBe(undefined);
    const install = { project: 'short', super_admin_token: 'super', db_name: 'short', db_user: 'x' };
    const person = { user_email: 'a@example.com', user_password: '1234567' };
    const made = await site.call('POST', '/server/projects', { body: { ...install, ...person } });
    expect([made.status, site.installation.project('short')]).toEqual([422, null]);
  });

  it('follows the policy of the project', async () => {
    const { id } = await user();
    site.project.driver.run(
      `UPDATE directus_settings SET value = '/^.{4,6}$|^.{10}$/' WHERE "key" = 'password_policy'`,
    );
    site.project.settingsChanged();
    const change = (password: string) =>
      site.call('PATCH', `/demo/users/${id}`, { cookie: admin, body: { password } });
    expect(errorCode(await change('long enough'.repeat(2)))).toBe(4);
    expect((await change('short')).status).toBe(200);
    site.project.driver.run(`UPDATE directus_settings SET value = '' WHERE "key" = 'password_policy'`);
    site.project.settingsChanged();
  });
});

describe('users', () => {
  it('never make themselves administrators', async () => {
    const { email } = await user();
    const cookie = await site.signIn(email, 'Passw0rd-user');
    const reply = await site.call('PATCH', '/demo/users/me', { cookie, body: { role: 1 } });
    expect([reply.status, errorCode(reply)]).toEqual([403, 305]);
  });

  it('cannot lock the last administrator out', async () => {
    for (const body of [{ status: 'suspended' }, { role: 3 }]) {
      expect(errorCode(await site.call('PATCH', '/demo/users/1', { cookie: admin, body }))).toBe(216);
    }
    expect((await site.call('DELETE', '/demo/users/1', { cookie: admin })).status).toBe(422);
  });

  it('see the private part of nobody else, nor guess it by a filter', async () => {
    const { email } = await user();
    const cookie = await site.signIn(email, 'Passw0rd-user');
    const { data } = (await site.call('GET', '/demo/users/1', { cookie })).body as { data: object };
    expect(data).not.toHaveProperty('token');
    expect(data).not.toHaveProperty('last_page');
    const guess = await site.call('GET', '/demo/users?filter[token][like]=a', { cookie });
    expect(errorCode(guess)).toBe(202);
  });

  it('are invited, accept and choose a password', async () => {
    const invite = (email: string, role: number) =>
      site.call('POST', '/demo/users/invite', { cookie: admin, body: { email, role } });
    expect(errorCode(await invite('nope', 3))).toBe(4);
    expect((await invite('ivy@example.com', 3)).body).toMatchObject({
      data: [{ status: 'invited', role: 3 }],
    });
    const link =
      /http:\S+\/users\/invite\/\S+/.exec(site.installation.sentMails().at(-1)?.text ?? '')?.[0] ?? '';
    const opened = await site.call('GET', new URL(link).pathname);
    expect(opened.status).toBe(302);
    const token = /token=([\w.-]+)/.exec(opened.headers.get('location') ?? '')?.[1];
    await site.call('POST', '/demo/auth/password/reset', { body: { token, password: 'Passw0rd-ivy' } });
    expect((await site.authenticate({ email: 'ivy@example.com', password: 'Passw0rd-ivy' })).status).toBe(
      200,
    );
    expect((await site.call('POST', new URL(link).pathname)).status).toBe(401);
  });
});
