/**
 * bcrypt (Provos and Mazières, 1999), because the contract shows its hashes and real installations store them.
 * Plain TypeScript, so that it also runs where there is no native module.
 */

const ALPHABET = './ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const MAGIC = 'OrpheanBeholderScryDoubt';
const ROUNDS = 16;
/** Blowfish's first state: 18 subkeys and four boxes of 256 words, the binary digits of pi after the point. */
const WORDS = 18 + 4 * 256;

/** The block that is being enciphered. One for all: nothing here waits. */
const PAIR = new Int32Array(2);

let digitsOfPi: Int32Array | null = null;

/** What the recorded server uses. */
let defaultCost = 10;

/** For tests, which sign in by the hundred: hashes made from now on take a millisecond instead of a tenth of a second. */
export function hashCheaply(): void {
  defaultCost = 4;
}

/** Log2 of the cost; each step takes twice as long. 12 takes half a second, which is more than any usual setting. */
const COSTS = { lowest: 4, highest: 12 };

/** How long others wait for a hash that is being made, ms. */
const SLICE = 8;

/** One after the other: many at once would only share the same processor. */
let waiting: Promise<unknown> = Promise.resolve();

/** Hashes a password, in slices between which others have their turn. Longer than 72 bytes is cut, as bcrypt does. */
export function hashPassword(password: string, cost = defaultCost): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return inTurn(() => format(password, salt, cost));
}

/** The same at once, for work that cannot wait. */
export function hashTextNow(text: string, cost = defaultCost): string {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const steps = bcrypt(keyBytes(text), salt, cost);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return formatted(salt, cost, step.value);
}

/** Whether the password made this hash. False for what is no bcrypt hash, or one of an absurd cost. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const match = /^\$2[aby]\$(\d\d)\$([./A-Za-z0-9]{22})([./A-Za-z0-9]{31})$/.exec(hash);
  if (!match || !isPasswordHash(hash)) return false;
  const [, cost = '', salt = '', digest = ''] = match;
  const made = await inTurn(() => format(password, decode(salt, 16), Number(cost)));
  const expected = made.slice(-31);
  let difference = 0;
  for (let i = 0; i < 31; i++) difference |= expected.charCodeAt(i) ^ digest.charCodeAt(i);
  return difference === 0;
}

/** Whether a text has the form of a bcrypt hash, of a cost that is taken. */
export function isPasswordHash(text: string): boolean {
  const cost = Number(/^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/.exec(text)?.[1] ?? 0);
  return cost >= COSTS.lowest && cost <= COSTS.highest;
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = waiting.then(work);
  waiting = result.catch(() => undefined);
  return result;
}

async function format(password: string, salt: Uint8Array, cost: number): Promise<string> {
  const steps = bcrypt(keyBytes(password), salt, cost);
  let since = performance.now();
  let step = steps.next();
  while (!step.done) {
    if (performance.now() - since > SLICE) {
      await new Promise((done) => {
        setTimeout(done, 0);
      });
      since = performance.now();
    }
    step = steps.next();
  }
  return formatted(salt, cost, step.value);
}

const keyBytes = (password: string) => new TextEncoder().encode(`${password}\0`).slice(0, 72);

const formatted = (salt: Uint8Array, cost: number, digest: Uint8Array) =>
  `$2y$${String(cost).padStart(2, '0')}$${encode(salt)}${encode(digest)}`;

/** Gives way after every round. */
function* bcrypt(key: Uint8Array, salt: Uint8Array, cost: number): Generator<undefined, Uint8Array, void> {
  const state = firstState();
  const keyWords = cyclicWords(key);
  const saltWords = cyclicWords(salt);
  expand(state, keyWords, saltWords);
  for (let i = 2 ** cost; i > 0; i--) {
    expand(state, keyWords, null);
    expand(state, saltWords, null);
    yield;
  }
  const text = new Int32Array(6);
  const magic = new TextEncoder().encode(MAGIC);
  for (let i = 0; i < 6; i++) text[i] = wordAt(magic, i * 4);
  for (let pair = 0; pair < 6; pair += 2) {
    for (let i = 0; i < 64; i++) encipher(state, text, pair);
  }
  const bytes = new Uint8Array(24);
  for (let i = 0; i < 24; i++) bytes[i] = ((text[i >> 2] as number) >>> (24 - 8 * (i & 3))) & 255;
  return bytes.slice(0, 23);
}

/** Mixes a key (and a salt) into the state. The words are those of the key repeated for ever, 18 of them. */
function expand(state: Int32Array, key: Int32Array, salt: Int32Array | null): void {
  for (let i = 0; i < 18; i++) state[i] = (state[i] as number) ^ (key[i] as number);
  const pair = PAIR;
  pair.fill(0);
  for (let i = 0; i < WORDS; i += 2) {
    if (salt) {
      // the salt has four words, used in turn
      pair[0] = (pair[0] as number) ^ (salt[i & 3] as number);
      pair[1] = (pair[1] as number) ^ (salt[(i + 1) & 3] as number);
    }
    encipher(state, pair, 0);
    state[i] = pair[0] as number;
    state[i + 1] = pair[1] as number;
  }
}

function encipher(state: Int32Array, text: Int32Array, at: number): void {
  let left = (text[at] as number) ^ (state[0] as number);
  let right = text[at + 1] as number;
  // written out, because this is where all the time goes
  for (let round = 1; round <= ROUNDS; round += 2) {
    let sum = (state[18 + (left >>> 24)] as number) + (state[274 + ((left >>> 16) & 255)] as number);
    sum = ((sum ^ (state[530 + ((left >>> 8) & 255)] as number)) + (state[786 + (left & 255)] as number)) | 0;
    right ^= sum ^ (state[round] as number);
    sum = (state[18 + (right >>> 24)] as number) + (state[274 + ((right >>> 16) & 255)] as number);
    sum =
      ((sum ^ (state[530 + ((right >>> 8) & 255)] as number)) + (state[786 + (right & 255)] as number)) | 0;
    left ^= sum ^ (state[round + 1] as number);
  }
  text[at] = right ^ (state[17] as number);
  text[at + 1] = left;
}

function cyclicWords(bytes: Uint8Array): Int32Array {
  const words = new Int32Array(18);
  for (let i = 0; i < 18; i++) words[i] = wordAt(bytes, i * 4);
  return words;
}

function wordAt(bytes: Uint8Array, at: number): number {
  let word = 0;
  for (let i = 0; i < 4; i++) word = (word << 8) | (bytes[(at + i) % bytes.length] as number);
  return word;
}

/** Computed rather than written down: Machin's formula in fixed point. Takes some 20 ms, once. */
function firstState(): Int32Array {
  if (!digitsOfPi) {
    const scale = BigInt(WORDS * 32 + 64);
    const one = 1n << scale;
    const pi = 16n * arctan(5n, one) - 4n * arctan(239n, one);
    let fraction = (pi - 3n * one) >> 64n;
    digitsOfPi = new Int32Array(WORDS);
    for (let i = WORDS - 1; i >= 0; i--) {
      digitsOfPi[i] = Number(fraction & 0xffffffffn);
      fraction >>= 32n;
    }
  }
  return digitsOfPi.slice();
}

/** The arcus tangent of 1/x, times `one`. */
function arctan(x: bigint, one: bigint): bigint {
  let power = one / x;
  let sum = power;
  for (let n = 3n, sign = -1n; power > 0n; n += 2n, sign = -sign) {
    power /= x * x;
    sum += (sign * power) / n;
  }
  return sum;
}

function encode(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b, c] = bytes.slice(i, i + 3);
    text += ALPHABET.charAt(a >> 2) + ALPHABET.charAt(((a & 3) << 4) | ((b ?? 0) >> 4));
    if (b !== undefined) text += ALPHABET.charAt(((b & 15) << 2) | ((c ?? 0) >> 6));
    if (c !== undefined) text += ALPHABET.charAt(c & 63);
  }
  return text;
}

function decode(text: string, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const letter of text) {
    held = (held << 6) | ALPHABET.indexOf(letter);
    bits += 6;
    if (bits >= 8 && at < length) {
      bits -= 8;
      bytes[at++] = (held >> bits) & 255;
    }
  }
  return bytes;
}
