/**
 * MD5 (RFC 1321) of some bytes in hexadecimal: the API's files carry it as their checksum, and Web Crypto has none.
 * It is no protection against anybody, only a mark of the content.
 */
export function md5(data: Uint8Array): string {
  const words = padded(data);
  const state = new Uint32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]);
  for (let at = 0; at < words.length; at += 16) addBlock(state, words, at);
  return [...new Uint8Array(state.buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const SHIFTS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
];
const SINES = Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32) >>> 0);

/** Little-endian words with the end mark and the length in bits. */
function padded(data: Uint8Array): Uint32Array {
  const bytes = new Uint8Array((((data.length + 8) >> 6) + 1) * 64);
  bytes.set(data);
  bytes[data.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, (data.length << 3) >>> 0, true);
  view.setUint32(bytes.length - 4, Math.floor(data.length / 2 ** 29), true);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(i * 4, true));
}

function addBlock(state: Uint32Array, words: Uint32Array, at: number): void {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  for (let i = 0; i < 64; i++) {
    const round = i >> 4;
    const [mixed, word] = step(round, i, b, c, d);
    const sum = (a + mixed + (SINES[i] ?? 0) + (words[at + word] ?? 0)) >>> 0;
    const shift = SHIFTS[round]?.[i & 3] ?? 0;
    [a, d, c] = [d, c, b];
    b = (b + ((sum << shift) | (sum >>> (32 - shift)))) >>> 0;
  }
  [a, b, c, d].forEach((value, i) => {
    state[i] = ((state[i] ?? 0) + value) >>> 0;
  });
}

/** The mixed value of a step and the word that it takes. */
function step(round: number, i: number, b: number, c: number, d: number): [mixed: number, word: number] {
  if (round === 0) return [(b & c) | (~b & d), i];
  if (round === 1) return [(d & b) | (~d & c), (5 * i + 1) & 15];
  if (round === 2) return [b ^ c ^ d, (3 * i + 5) & 15];
  return [c ^ (b | ~d), (7 * i) & 15];
}
