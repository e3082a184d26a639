/** Types that a browser shows without running anything in them. */
const SHOWN = /^(image\/(?!svg)|audio\/|video\/|text\/plain$|application\/pdf$|application\/json$)/;
/** Types that can hold scripts: shown, but in a sandbox without any rights. */
const SANDBOXED = ['image/svg+xml', 'text/html', 'application/xhtml+xml', 'text/xml', 'application/xml'];

/** Headers for an upload of this type. What a browser cannot show safely is downloaded as bytes of no type. */
export function mediaHeaders(given: unknown): Headers {
  const type = String(given).toLowerCase();
  const sandboxed = SANDBOXED.includes(type);
  // whoever may change a file may call its type what they like
  const shown = sandboxed || (SHOWN.test(type) && /^[a-z]+\/[\w.+-]+$/.test(type));
  const headers = new Headers({
    'content-type': shown ? type : 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=86400',
    'content-security-policy': sandboxed
      ? "sandbox; default-src 'none'; style-src 'unsafe-inline'"
      : "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'accept-ranges': 'bytes',
  });
  if (!shown) headers.set('content-disposition', 'attachment');
  return headers;
}

/**
 * Answers a file of `size` bytes, or the one part of it that the request asks for: players and download managers do.
 * `read` gives the bytes from a start up to, but not with, an end. A part beyond the end is refused with 416; several
 * parts at once, and what is no range of bytes, are answered with the whole file, as the standard allows.
 */
export function ranged(
  request: Request,
  size: number,
  headers: Headers,
  read: (start: number, end: number) => Uint8Array,
): Response {
  const asked = rangeOf(request.headers.get('range'), size);
  if (asked === 'none') {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const [start, end] = asked ?? [0, size];
  if (asked) headers.set('content-range', `bytes ${start}-${end - 1}/${size}`);
  headers.set('content-length', String(end - start));
  const body = request.method === 'HEAD' ? null : (read(start, end) as Uint8Array<ArrayBuffer>);
  return new Response(body, { status: asked ? 206 : 200, headers });
}

/** Start and end of what a Range header asks for, null for everything, `none` for what is not there. */
function rangeOf(header: string | null, size: number): [start: number, end: number] | 'none' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(Number(last) + 1, size);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return start >= end ? 'none' : [start, end];
}
