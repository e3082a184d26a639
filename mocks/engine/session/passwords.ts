import {
  hashPassword as bcryptHash,
  isPasswordHash as isBcrypt,
  verifyPassword as bcryptVerify,
} from '#mocks/engine/session/bcrypt.ts';

/** A way to keep passwords. Nothing of it holds up other requests. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Whether a stored text is one of its hashes, and of a cost that it takes. */
  knows(hash: string): boolean;
  verify(password: string, hash: string): Promise<boolean>;
}

/** Where the machine offers nothing better. */
let hasher: PasswordHasher = {
  hash: (password) => bcryptHash(password),
  knows: isBcrypt,
  verify: bcryptVerify,
};

/** Sets how passwords are kept from now on. bcrypt hashes, as other installations have them, go on being valid. */
export function keepPasswordsWith(better: PasswordHasher): void {
  hasher = better;
}

/** The form in which the password of a user, or a token as good as one, is stored. */
export function hashPassword(password: string): Promise<string> {
  return hasher.hash(password);
}

/** Whether the password made this hash. False for what is no hash at all, or one that would cost too much. */
export function verifyPassword(password: string, hash: string): Promise<boolean> {
  return hasher.knows(hash) ? hasher.verify(password, hash) : bcryptVerify(password, hash);
}

/** Whether a text is a hash that can be checked within a reasonable time. */
export function isPasswordHash(text: string): boolean {
  return hasher.knows(text) || isBcrypt(text);
}
