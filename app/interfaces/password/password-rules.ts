export type Strength = 1 | 2 | 3 | 4;

/** Sizes of the alphabets that a guesser has to try. */
const alphabets: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{N}/u, 10],
  [/[^\p{L}\p{N}]/u, 33],
];

/** What everybody tries first; anything built on one of them is no stronger than its rest. */
const common =
  /(?:passwor[dt]|qwert[yz]|letmein|welcome|admin|iloveyou|abc|123(?:4(?:5(?:6(?:7(?:8(?:90?)?)?)?)?)?)?)/gi;

/**
 * How hard a password is to guess, from its length and kinds of characters; repetitions, runs and common words count for
 * next to nothing.
 */
export function strengthOf(password: string): Strength {
  const rest = password
    .replace(common, 'a')
    .replace(/(.)\1+/gu, '$1$1')
    .replace(/(.{2,})\1+/gu, '$1');
  const letters = [...rest];
  const size = alphabets.reduce((sum, [kind, count]) => (kind.test(rest) ? sum + count : sum), 0);
  const steps = letters.filter((letter, index) => {
    const before = letters[index - 1]?.codePointAt(0) ?? -9;
    return Math.abs((letter.codePointAt(0) ?? 0) - before) > 1;
  }).length;
  const bits = size === 0 ? 0 : steps * Math.log2(size);
  return bits < 36 ? 1 : bits < 56 ? 2 : bits < 80 ? 3 : 4;
}

/** No letters that are mistaken for others (l, 1, I, O, 0), nothing that has to be escaped in a URL or a shell. */
const LETTERS = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_';

/** A password of `length` characters by the browser's own source of randomness; every letter is equally likely. */
export function makePassword(length: number): string {
  const fair = 256 - (256 % LETTERS.length);
  let password = '';
  while (password.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      if (byte < fair && password.length < length) password += LETTERS.charAt(byte % LETTERS.length);
    }
  }
  return password;
}
