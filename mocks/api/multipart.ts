import { faults } from '#mocks/engine/errors.ts';

/** One part of a form: its name, of a file that of the file and the type too. */
export interface Part {
  name: string;
  /** Null for a plain field. */
  filename: string | null;
  /** Empty when none was sent. */
  type: string;
  /** A view of the body. */
  data: Uint8Array<ArrayBuffer>;
}

const LINE = new TextEncoder().encode('\r\n');
const HEAD_END = new TextEncoder().encode('\r\n\r\n');
const MOST_PARTS = 5000;

/**
 * The parts of a `multipart/form-data` body (RFC 7578). The platform's own parser takes seconds for a large file, and holds up
 * everybody else. Throws 400 (code 13) for what is no such body.
 */
export function partsOf(body: Uint8Array<ArrayBuffer>, contentType: string): Part[] {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,200})"|([^\s;]{1,200}))/i.exec(contentType) ?? [];
  const boundary = new TextEncoder().encode(`--${quoted ?? bare ?? ''}`);
  if (boundary.length === 2) throw faults.payload();
  const parts: Part[] = [];
  let at = find(body, boundary, 0);
  for (;;) {
    if (at === -1 || parts.length > MOST_PARTS) throw faults.payload();
    const start = at + boundary.length;
    // the last boundary has two hyphens behind it
    if (body[start] === 0x2d && body[start + 1] === 0x2d) return parts;
    const headEnd = find(body, HEAD_END, start);
    const end = find(body, new Uint8Array([...LINE, ...boundary]), Math.max(start, headEnd + 2));
    if (headEnd === -1 || end === -1) throw faults.payload();
    parts.push(
      partOf(new TextDecoder().decode(body.subarray(start, headEnd)), body.subarray(headEnd + 4, end)),
    );
    at = end + LINE.length;
  }
}

function partOf(head: string, data: Uint8Array<ArrayBuffer>): Part {
  const header = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  const disposition = header('content-disposition');
  const parameter = (name: string) =>
    new RegExp(`;\\s*${name}="([^"]*)"`, 'i').exec(disposition)?.[1] ??
    new RegExp(`;\\s*${name}=([^\\s;"]+)`, 'i').exec(disposition)?.[1];
  const name = parameter('name');
  if (name === undefined) throw faults.payload();
  const filename = parameter('filename');
  return {
    name: unescaped(name),
    filename: filename === undefined ? null : unescaped(filename),
    type: header('content-type'),
    data,
  };
}

/** The three letters that browsers write otherwise. */
const unescaped = (text: string) =>
  text.replace(/%22|%0D|%0A/gi, (letter) => String.fromCharCode(Number.parseInt(letter.slice(1), 16)));

/** Where some bytes begin in others, -1 for nowhere. */
function find(bytes: Uint8Array, wanted: Uint8Array, from: number): number {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}
