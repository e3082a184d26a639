import type { PasswordHasher } from '#mocks/engine/session/passwords.ts';

/** `$pbkdf2-sha256$rounds$salt$key`, the last two in hexadecimal. */
const FORM = /^\$pbkdf2-sha256\$(\d{1,6})\$([\da-f]{32})\$([\da-f]{64})$/;
const ROUNDS = 100_000;
const MOST_ROUNDS = 400_000;

/** Passwords by PBKDF2 (RFC 8018): the best that browsers bring themselves, and Node has it too. */
export const pbkdf2Hasher: PasswordHasher = {
  async hash(password) {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    return `$pbkdf2-sha256$${ROUNDS}$${hex(salt)}$${hex(await derived(password, salt, ROUNDS))}`;
  },
  knows: (hash) => isTaken(Number(FORM.exec(hash)?.[1] ?? 0)),
  async verify(password, hash) {
    const [, rounds = '', salt = '', key = ''] = FORM.exec(hash) ?? [];
    if (!isTaken(Number(rounds))) return false;
    const made = hex(await derived(password, bytesOf(salt), Number(rounds)));
    let difference = 0;
    for (let at = 0; at < key.length; at += 1) difference |= made.charCodeAt(at) ^ key.charCodeAt(at);
    return difference === 0;
  },
};

const isTaken = (rounds: number) => rounds >= 1 && rounds <= MOST_ROUNDS;

async function derived(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Uint8Array> {
  const text = new TextEncoder().encode(password.normalize('NFC'));
  const key = await crypto.subtle.importKey('raw', text, 'PBKDF2', false, ['deriveBits']);
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256),
  );
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
