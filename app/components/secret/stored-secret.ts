/** How servers write what they keep of a password: bcrypt, argon2, crypt, `{SHA}` and plain digests in hexadecimal. */
const HASH =
  /^(?:\$[\w-]+\$[^\s]+|\{\w+\}[\w+/=]+|[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{56}|[0-9a-f]{64}|[0-9a-f]{96}|[0-9a-f]{128})$/i;

/** True when a stored text can't be what was typed once: a hash, or the asterisks that stand for one. */
export function isHashed(text: string): boolean {
  return HASH.test(text) || /^\*{3,}$/.test(text);
}
