import { describe, expect, it } from 'vitest';
import { hashPassword as bcrypt } from '#mocks/engine/session/bcrypt.ts';
import { hashPassword, isPasswordHash, verifyPassword } from '#mocks/engine/session/passwords.ts';
import { derived, scryptHasher } from '#mocks/host/scrypt.ts';
import { ADMIN, TestSite } from '#mocks/host/test-site.ts';

describe('scrypt', () => {
  const hasher = scryptHasher(4);

  it('knows its own password only, and salts', async () => {
    const [one, two] = [await hasher.hash('pässwörd'), await hasher.hash('pässwörd')];
    expect(one).not.toBe(two);
    for (const hash of [one, two]) {
      expect(hasher.knows(hash)).toBe(true);
      expect(await hasher.verify('pässwörd', hash)).toBe(true);
      expect(await hasher.verify('pässword', hash)).toBe(false);
      expect(await hasher.verify('', hash)).toBe(false);
    }
  });

  it('derives what RFC 7914 says', async () => {
    // the vector with N = 16384, r = 8, p = 1; of the 64 bytes the first 32 are the same for a shorter key
    const key = '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2';
    expect((await derived('pleaseletmein', Buffer.from('SodiumChloride'), 14)).toString('hex')).toBe(key);
  });

  it.each(['', 'x', '$scrypt$ln=99,r=8,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAA', '$2y$04$short'])(
    'is not %j',
    async (hash) => {
      expect(await hasher.verify('x', hash)).toBe(false);
      expect(hasher.knows(hash)).toBe(false);
    },
  );

  it('uses the cost that it is told, and no absurd one that is stored', async () => {
    expect(await scryptHasher().hash('x')).toMatch(/^\$scrypt\$ln=15,/);
    const absurd = (await hasher.hash('x')).replace('ln=4', 'ln=17');
    expect(await hasher.verify('x', absurd)).toBe(false);
    expect(hasher.knows(absurd)).toBe(false);
  });
});

describe('a site', () => {
  it('keeps passwords by scrypt and lets users of other installations in by bcrypt', async () => {
    const site = await TestSite.open();
    const stored = () =>
      String(site.project.driver.all('SELECT password FROM directus_users WHERE id = 1')[0]?.password);
    expect(stored()).toMatch(/^\$scrypt\$/);
    const cookie = await site.signIn();
    const change = (password: string) => site.call('PATCH', '/demo/users/1', { cookie, body: { password } });
    await change(await bcrypt('from-elsewhere', 4));
    expect(stored()).toMatch(/^\$2y\$/);
    expect(await site.signIn(ADMIN.email, 'from-elsewhere')).toContain('session=');
    await change('Passw0rd-new');
    expect(stored()).toMatch(/^\$scrypt\$/);
    expect(await site.signIn(ADMIN.email, 'Passw0rd-new')).toContain('session=');
    expect(isPasswordHash(stored()) && (await verifyPassword('Passw0rd-new', stored()))).toBe(true);
    expect(await verifyPassword('Passw0rd-new', await hashPassword('other'))).toBe(false);
    site.close();
  });
});
