import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { PasswordHasher } from '#mocks/engine/session/passwords.ts';

const BYTES = 32;
/** `$scrypt$ln=15,r=8,p=1$salt$key`: log2 of the cost, block size, parallel runs; the rest is base 64. */
const FORM = /^\$scrypt\$ln=(\d{1,2}),r=8,p=1\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/;
/** Log2 of the cost. Each step takes twice the time and memory: 16 is 64 MB and an eighth of a second. */
const HIGHEST = 16;

/** Passwords by scrypt (RFC 7914). `cost` is its log2: 15 takes 32 MB and some 60 ms. */
export function scryptHasher(cost = 15): PasswordHasher {
  return {
    async hash(password) {
      const salt = randomBytes(16);
      return `$scrypt$ln=${cost},r=8,p=1$${base64(salt)}$${base64(await derived(password, salt, cost))}`;
    },
    knows: (hash) => isTaken(Number(FORM.exec(hash)?.[1] ?? 0)),
    async verify(password, hash) {
      const [, stored = '', salt = '', key = ''] = FORM.exec(hash) ?? [];
      if (key === '' || !isTaken(Number(stored))) return false;
      const expected = await derived(password, Buffer.from(salt, 'base64'), Number(stored));
      return timingSafeEqual(expected, Buffer.from(key, 'base64'));
    },
  };
}

const isTaken = (cost: number) => cost >= 1 && cost <= HIGHEST;

/** The key that scrypt makes of a password, on a thread of its own. */
export function derived(password: string, salt: Uint8Array, cost: number): Promise<Buffer> {
  // twice what it needs, which is 128 bytes times cost and block size
  const options = { N: 2 ** cost, r: 8, p: 1, maxmem: 2 ** (cost + 11) + 2 ** 20 };
  return new Promise((done, fail) => {
    scrypt(password.normalize('NFC'), salt, BYTES, options, (error, key) =>
      error ? fail(error) : done(key),
    );
  });
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');
