import type { Server } from '#mocks/engine/server.ts';
import { db, first } from '#mocks/storage/kysely.ts';

/** Types that a browser shows without running anything in them. All others are downloaded. */
const SHOWN = /^(image\/(?!svg)|audio\/|video\/|text\/plain|application\/pdf|application\/json)/;
/** Types that can hold scripts: shown, but in a sandbox without any rights. */
const SANDBOXED = ['image/svg+xml', 'text/html', 'application/xhtml+xml', 'text/xml', 'application/xml'];

/** Serves `/uploads/{project}/originals/{file}`, whole or by range. The recorded server asks for no session here. */
export function uploadServer(server: Server): (request: Request, path: string) => Response {
  return (request, path) => {
    const [key = '', kind = '', name = '', ...rest] = path.split('/').map(decoded);
    const project = server.project(key);
    if (!project || kind !== 'originals' || name === '' || rest.length > 0) return notFound();
    let data: Uint8Array | null;
    try {
      data = project.files.read(name);
    } catch {
      return notFound();
    }
    if (!data) return notFound();
    const row = first(
      project.driver,
      db.selectFrom('directus_files').select('type').where('filename_disk', '=', name),
    );
    const headers = headersFor(String(row?.type ?? 'application/octet-stream'));
    return ranged(request, data, headers);
  };
}

function headersFor(type: string): Headers {
  const sandboxed = SANDBOXED.includes(type);
  const shown = sandboxed || SHOWN.test(type);
  const headers = new Headers({
    'content-type': shown ? type : 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=86400',
    'content-security-policy': sandboxed
      ? "sandbox; default-src 'none'; style-src 'unsafe-inline'"
      : "default-src 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'accept-ranges': 'bytes',
  });
  if (!shown) headers.set('content-disposition', 'attachment');
  return headers;
}

/** Video players ask for parts. */
function ranged(request: Request, data: Uint8Array, headers: Headers): Response {
  const body = (bytes: Uint8Array) => (request.method === 'HEAD' ? null : (bytes as Uint8Array<ArrayBuffer>));
  const match = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return new Response(body(data), { headers });
  const length = data.length;
  const start = match[1] === '' ? Math.max(0, length - Number(match[2])) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? length - 1 : Math.min(Number(match[2]), length - 1);
  if (start > end || start >= length) {
    headers.set('content-range', `bytes */${length}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${start}-${end}/${length}`);
  return new Response(body(data.slice(start, end + 1)), { status: 206, headers });
}

const notFound = () => new Response('Not Found', { status: 404, headers: { 'content-type': 'text/plain' } });

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
