/** What a text file is written in, found out by its bytes, and the file as text. All that a browser's TextDecoder knows. */

/** In the order in which they are offered. */
export const textEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'windows-874',
  'iso-8859-2',
  'iso-8859-15',
  'macintosh',
  'koi8-r',
  'ibm866',
  'shift_jis',
  'euc-jp',
  'gb18030',
  'big5',
  'euc-kr',
] as const;
export type TextEncoding = (typeof textEncodings)[number];

export interface FoundEncoding {
  encoding: TextEncoding;
  /** By the language alone: the bytes would make a text in other encodings too. */
  isGuess: boolean;
}

export interface DecodedText {
  text: string;
  encoding: TextEncoding;
  /** False: some bytes mean nothing in the encoding, and U+FFFD stands for them. */
  isExact: boolean;
}

const marks: [TextEncoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** By the mark at the beginning, by the bytes, else the code page of the locale: what its spreadsheets write. */
export function findEncoding(bytes: Uint8Array, locale: string): FoundEncoding {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  const certain = marked?.[0] ?? byZeros(bytes) ?? (isUtf8(bytes) ? 'utf-8' : null);
  if (certain) return { encoding: certain, isGuess: false };
  const page = codePageOf(locale);
  // Every byte is a character of the western one.
  return { encoding: isWhole(bytes, page) ? page : 'windows-1252', isGuess: true };
}

/** The text without a mark at its beginning. */
export function decodeText(bytes: Uint8Array, encoding: TextEncoding): DecodedText {
  const isExact = isWhole(bytes, encoding);
  const text = new TextDecoder(encoding).decode(bytes);
  // The Vietnamese one has letters and their marks apart, which nobody else writes so.
  return { text: encoding === 'windows-1258' ? text.normalize('NFC') : text, encoding, isExact };
}

function isWhole(bytes: Uint8Array, encoding: TextEncoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** A file with a broken place is still UTF-8: by chance, few bytes of another encoding make letters of it. */
function isUtf8(bytes: Uint8Array): boolean {
  if (isWhole(bytes, 'utf-8')) return true;
  const text = new TextDecoder().decode(bytes);
  let letters = 0;
  let broken = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) broken += 1;
    else if (code > 0x7f) letters += 1;
  }
  return letters > 4 * broken;
}

/** Tab, line ends, space, quote, comma, semicolon: no table is without them. */
const signs = new Set([0x09, 0x0a, 0x0d, 0x20, 0x22, 0x2c, 0x3b]);
const sampled = 65_536;

/** UTF-16 without a mark: the signs of a table, of which its other letters may hold the bytes, stand beside a zero. */
function byZeros(bytes: Uint8Array): TextEncoding | null {
  const counts = { all: 0, le: 0, be: 0 };
  for (let at = 0; at + 1 < Math.min(bytes.length, sampled); at += 2) {
    const [first = 0, second = 0] = bytes.subarray(at, at + 2);
    if (signs.has(first)) counts.all += 1;
    if (signs.has(second)) counts.all += 1;
    if (signs.has(first) && second === 0) counts.le += 1;
    if (signs.has(second) && first === 0) counts.be += 1;
  }
  if (Math.max(counts.le, counts.be) * 3 <= counts.all) return null;
  return counts.le > counts.be ? 'utf-16le' : 'utf-16be';
}

const pages: [TextEncoding, string][] = [
  ['windows-1250', 'bs cs hr hu pl ro sk sl sq'],
  ['windows-1251', 'be bg kk ky mk mn ru sr tg tt uk'],
  ['windows-1253', 'el'],
  ['windows-1254', 'az tr'],
  ['windows-1255', 'he yi'],
  ['windows-1256', 'ar ckb fa ps ug ur'],
  ['windows-1257', 'et lt lv'],
  ['windows-1258', 'vi'],
  ['windows-874', 'th'],
  ['shift_jis', 'ja'],
  ['euc-kr', 'ko'],
];
const pageByLanguage = new Map(
  pages.flatMap(([page, languages]) => languages.split(' ').map((language) => [language, page] as const)),
);

/** What Windows writes in the language of a locale when it does not write Unicode. */
export function codePageOf(locale: string): TextEncoding {
  const { language, script } = new Intl.Locale(locale).maximize();
  if (language === 'zh') return script === 'Hant' ? 'big5' : 'gb18030';
  if (script === 'Latn' && (language === 'sr' || language === 'bs')) return 'windows-1250';
  return pageByLanguage.get(language) ?? 'windows-1252';
}

/** Bytes without a character in old code pages become control characters that no text has. */
const unassigned = /[\u0080-\u009F\uFFFD]/;

/**
 * What is wrong with a part of the text: `lost`, characters that the encoding does not give; `replaced`, the file itself has
 * U+FFFD, which some program before has put in place of what it could not read.
 */
export function damageOf(
  part: string,
  { encoding, isExact }: Pick<DecodedText, 'encoding' | 'isExact'>,
): 'lost' | 'replaced' | null {
  if (encoding.startsWith('utf-')) {
    if (!part.includes('\uFFFD')) return null;
    return isExact ? 'replaced' : 'lost';
  }
  if (!unassigned.test(part)) return null;
  // Among the old ones only GB 18030 has a character U+FFFD of its own.
  return isExact && encoding === 'gb18030' ? 'replaced' : 'lost';
}
