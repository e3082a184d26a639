import { ApiFault } from '#mocks/engine/errors.ts';
import { checksumOf } from '#mocks/engine/files/checksum.ts';
import type { Images } from '#mocks/engine/server.ts';
import type { Actor, Project } from '#mocks/engine/types.ts';
import { nowText } from '#mocks/engine/values/dates.ts';
import type { Payload } from '#mocks/engine/write/payload.ts';
import type { Row } from '#mocks/storage/driver.ts';
import { breather } from '#mocks/engine/breather.ts';

/** A file as it came in, by whatever way. */
export interface Incoming {
  data: Uint8Array;
  /** The sender's name for it. */
  name: string;
  /** Media type, when the way it came tells one. */
  type: string | null;
  /** Fetched from an address: kept without an extension, as the recorded server does. */
  fetched: boolean;
}

const TYPES = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['svg', 'image/svg+xml'],
  ['avif', 'image/avif'],
  ['tif', 'image/tiff'],
  ['tiff', 'image/tiff'],
  ['bmp', 'image/bmp'],
  ['txt', 'text/plain'],
  ['csv', 'text/csv'],
  ['html', 'text/html'],
  ['htm', 'text/html'],
  ['md', 'text/markdown'],
  ['json', 'application/json'],
  ['pdf', 'application/pdf'],
  ['zip', 'application/zip'],
  ['xml', 'application/xml'],
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['mp3', 'audio/mpeg'],
  ['wav', 'audio/wav'],
  ['ogg', 'audio/ogg'],
]);

/** The fields of a new file, in what the caller sent and what its content says. */
export async function newFile(
  actor: Actor,
  images: Images,
  incoming: Incoming,
  sent: Payload,
): Promise<Payload> {
  const extension = incoming.fetched ? '' : extensionOf(incoming.name);
  const given = Object.fromEntries(Object.entries(sent).filter(([name]) => name !== 'data'));
  return {
    filename_download: incoming.name,
    ...(incoming.fetched ? { title: '' } : { title: titleOf(incoming.name) }),
    ...given,
    filename_disk: `${crypto.randomUUID()}${extension === '' ? '' : `.${extension}`}`,
    private_hash: randomHash(),
    uploaded_by: actor.user,
    uploaded_on: nowText(),
    storage: 'local',
    ...emptyTexts(given),
    ...(await contentFacts(images, incoming)),
  };
}

/** What a change of a file resets when it is not sent, and what stays. The recorded server does so. */
export function resetTexts(current: Row, sent: Payload): Payload {
  const { type, charset, filesize, width, height, storage, checksum, duration } = current;
  const kept = { type, charset, filesize, width, height, storage, checksum, duration };
  return { ...kept, ...emptyTexts(sent), ...sent };
}

function emptyTexts(sent: Payload): Payload {
  return { tags: sent.tags ?? '', description: sent.description ?? '', location: sent.location ?? '' };
}

/** Size, type and checksum; for pictures width and height. */
export async function contentFacts(
  images: Images,
  { data, name, type, fetched }: Incoming,
): Promise<Payload> {
  const size = await images.size(data);
  const known = TYPES.get(extensionOf(name)) ?? (type === '' ? null : type) ?? 'application/octet-stream';
  const text = known.startsWith('text/') && !data.includes(0);
  return {
    type: fetched ? 'application/octet-stream' : known,
    charset: text ? '' : 'binary',
    filesize: data.length,
    width: size?.width ?? null,
    height: size?.height ?? null,
    duration: 0,
    checksum: await checksumOf(data),
  };
}

/** Letters of base 64 that are read at a time. */
const PORTION = 2 ** 21;

/** Bytes of base64, bare or as a data URL, read in portions. Throws 422 for what is neither, and for nothing. */
export async function base64Bytes(text: string): Promise<Uint8Array> {
  const start = /^data:[^,]{0,1000};base64,/.exec(text)?.[0].length ?? 0;
  const bytes = new Uint8Array(Math.ceil(((text.length - start) * 3) / 4));
  const breathe = breather();
  let filled = 0;
  let rest = '';
  for (let at = start; at < text.length; at += PORTION) {
    const portion = rest + text.slice(at, at + PORTION).replace(/\s/g, '');
    const isLast = at + PORTION >= text.length;
    // four letters are three bytes; what fills up stands at the end alone
    const whole = isLast ? portion.length : Math.max(0, portion.length - (portion.length % 4) - 4);
    const binary = decoded(portion.slice(0, whole).replaceAll('-', '+').replaceAll('_', '/'), isLast);
    for (let index = 0; index < binary.length; index++) bytes[filled + index] = binary.charCodeAt(index);
    filled += binary.length;
    rest = portion.slice(whole);
    await breathe();
  }
  if (filled === 0) throw new ApiFault(422, 4, 'An empty file is not allowed.');
  return bytes.subarray(0, filled);
}

function decoded(letters: string, isLast: boolean): string {
  try {
    if (isLast || !letters.includes('=')) return atob(letters);
  } catch {
    // told below
  }
  throw new ApiFault(422, 4, 'data: This value is not valid.');
}

/** Names that the folder of a project can hold; 422 for others, 409 for one that is taken. */
export function checkDiskName(project: Project, name: unknown): string {
  const control = typeof name === 'string' && [...name].some((letter) => letter.charCodeAt(0) < 32);
  if (typeof name !== 'string' || control || name.length > 200 || /^\.{0,2}$|[/\\:]/.test(name)) {
    throw new ApiFault(422, 4, 'filename_disk: This value is not valid.');
  }
  if (project.files.stat(name) !== null) {
    throw new ApiFault(409, 204, `Duplicate key "${name}" for collection "directus_files"`);
  }
  return name;
}

/** 16 letters and digits: what stands in the public addresses of smaller pictures. */
function randomHash(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from(crypto.getRandomValues(new Uint32Array(16)), (n) => letters[n % letters.length]).join('');
}

function extensionOf(name: string): string {
  return /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** `harbour-view.png` becomes `Harbour View`. */
function titleOf(name: string): string {
  return name
    .replace(/\.[A-Za-z0-9]{1,10}$/, '')
    .split(/[-_\s]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
    .slice(0, 255);
}
