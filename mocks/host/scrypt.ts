import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { PasswordHasher } from '#mocks/engine/session/passwords.ts';

const BYTES = 32;
/** `$scrypt$ln=15,r=8,p=1$salt$key`: log2 of the cost, block size, parallel runs; the rest is base 64. */
const FORM = /^\$scrypt\$ln=(\d{1,2}),r=8,p=1\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/;
const HIGHEST = 20;

/** Passwords by scrypt (RFC 7914). `cost` is its log2: 15 takes 32 MB and some 60 ms. */
export function scryptHasher(cost = 15): PasswordHasher {
  return {
    hash(password) {
      const salt = randomBytes(16);
      return `$scrypt$ln=${cost},r=8,p=1$${base64(salt)}$${base64(derived(password, salt, cost))}`;
    },
    knows: (hash) => FORM.test(hash),
    verify(password, hash) {
      const [, stored = '', salt = '', key = ''] = FORM.exec(hash) ?? [];
      if (key === '' || Number(stored) < 1 || Number(stored) > HIGHEST) return false;
      const expected = derived(password, Buffer.from(salt, 'base64'), Number(stored));
      return timingSafeEqual(expected, Buffer.from(key, 'base64'));
    },
  };
}

/** The key that scrypt makes of a password. */
export function derived(password: string, salt: Uint8Array, cost: number): Buffer {
  // twice what it needs, which is 128 bytes times cost and block size
  return scryptSync(password.normalize('NFC'), salt, BYTES, {
    N: 2 ** cost,
    r: 8,
    p: 1,
    maxmem: 2 ** (cost + 11) + 2 ** 20,
  });
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');
