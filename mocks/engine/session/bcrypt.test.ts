import { describe, expect, it } from 'vitest';
import { hashPassword, isPasswordHash, verifyPassword } from '#mocks/engine/session/bcrypt.ts';

describe('bcrypt', () => {
  // published vectors of crypt_blowfish, and one made by libxcrypt
  it.each([
    ['U*U', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'],
    ['U*U*', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.VGOzA784oUp/Z0DY336zx7pLYAy0lwK'],
    ['pässwörd', '$2b$06$abcdefghijklmnopqrstuuZRpgtdvy8sTei59Ltc5pdsksVO.fDZe'],
  ])('knows %s', async (password, hash) => {
    expect(await verifyPassword(password, hash)).toBe(true);
    expect(await verifyPassword(`${password} `, hash)).toBe(false);
    expect(await verifyPassword('', hash)).toBe(false);
  });

  it('makes another hash each time', async () => {
    const [one, two] = [await hashPassword('secret', 4), await hashPassword('secret', 4)];
    expect(one).not.toBe(two);
    expect(isPasswordHash(one)).toBe(true);
    expect((await verifyPassword('secret', one)) && (await verifyPassword('secret', two))).toBe(true);
  });

  it.each([
    '',
    'secret',
    '$2y$10$tooshort',
    `$2y$31$${'a'.repeat(53)}`,
    `$2y$13$${'a'.repeat(53)}`,
    `$1$${'a'.repeat(60)}`,
  ])('takes no %s for a hash', async (hash) => {
    expect(await verifyPassword('secret', hash)).toBe(false);
  });
});
