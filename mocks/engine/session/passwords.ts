import {
  hashPassword as bcryptHash,
  isPasswordHash as isBcrypt,
  verifyPassword as bcryptVerify,
} from '#mocks/engine/session/bcrypt.ts';

/** A way to keep passwords. */
export interface PasswordHasher {
  hash(password: string): string;
  /** Whether a stored text is one of its hashes. */
  knows(hash: string): boolean;
  verify(password: string, hash: string): boolean;
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
export function hashPassword(password: string): string {
  return hasher.hash(password);
}

/** Whether the password made this hash. False for what is no hash at all. */
export function verifyPassword(password: string, hash: string): boolean {
  return hasher.knows(hash) ? hasher.verify(password, hash) : bcryptVerify(password, hash);
}

export function isPasswordHash(text: string): boolean {
  return hasher.knows(text) || isBcrypt(text);
}
