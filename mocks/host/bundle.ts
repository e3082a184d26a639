import { own } from '#mocks/engine/values/own.ts';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { acceptedEncoding, type Encoding } from '#mocks/host/compress.ts';
import { securityHeadersFor } from '#mocks/host/security-headers.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
};

const COMPRESSED = ['.html', '.js', '.mjs', '.css', '.json', '.map', '.svg', '.webmanifest', '.txt'];

interface Asset {
  modified: number;
  tag: string;
  type: string;
  plain: Uint8Array;
  encoded: Map<string, Uint8Array>;
}

export interface BundleOptions {
  /**
   * Each file is compressed once and kept in memory (default), or goes out as it is: for servers that live for a few
   * seconds, packing is a good part of their work.
   */
  isPacked?: boolean;
  /** Changes `index.html` on its way out. */
  editPage?: (html: string) => string;
}

/** Lets a site answer for `/admin/`, and nothing else, with the bundle of a folder. */
export function appRoutes(site: Hono, folder: string, options?: BundleOptions): void {
  const bundle = bundleServer(folder, options);
  site.get('/admin', (c) => c.redirect('./admin/', 302));
  site.get('/admin/*', (c) => bundle(c.req.raw, new URL(c.req.url).pathname.slice('/admin/'.length)));
}

/** Serves the static bundle of a folder. */
export function bundleServer(
  folder: string,
  { isPacked = true, editPage }: BundleOptions = {},
): (request: Request, path: string) => Response {
  const assets = new Map<string, Asset>();
  const find = (name: string) => load(folder, name, assets, name === 'index.html' ? editPage : undefined);
  if (isPacked) packFirstFiles(find);
  return (request, path) => {
    if (!['GET', 'HEAD'].includes(request.method)) return new Response('Method Not Allowed', { status: 405 });
    const name = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    const asset = find(name);
    if (!asset) return missing(name);
    const headers = headersFor(request, name, asset);
    if (request.headers.get('if-none-match') === asset.tag)
      return new Response(null, { status: 304, headers });
    const encoding = isPacked ? encodingFor(request, name) : null;
    if (encoding) headers.set('content-encoding', encoding);
    const body = encoding ? encodedAs(asset, encoding) : asset.plain;
    return new Response(request.method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer>), { headers });
  };
}

function headersFor(request: Request, name: string, asset: Asset): Headers {
  const hashed = /[-.][\w-]{8,}\.\w+$/.test(name) && name.startsWith('assets/');
  return new Headers({
    'content-type': asset.type,
    etag: asset.tag,
    vary: 'Accept-Encoding',
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...securityHeadersFor(new URL(request.url), request.headers.get('x-forwarded-proto')),
  });
}

function load(
  folder: string,
  name: string,
  assets: Map<string, Asset>,
  edit?: (text: string) => string,
): Asset | null {
  const path = normalize(join(folder, name));
  if (!path.startsWith(normalize(folder) + sep) || name.includes('\0')) return null;
  try {
    const stat = statSync(path);
    if (!stat.isFile()) return null;
    const known = assets.get(path);
    if (known?.modified === stat.mtimeMs) return known;
    const stored = readFileSync(path);
    const plain = edit ? new TextEncoder().encode(edit(stored.toString())) : new Uint8Array(stored);
    const tag = `"${createHash('sha1').update(plain).digest('base64url')}"`;
    const type = own(TYPES, extname(path).toLowerCase()) ?? 'application/octet-stream';
    const asset = { modified: stat.mtimeMs, tag, type, plain, encoded: new Map() };
    assets.set(path, asset);
    return asset;
  } catch {
    return null;
  }
}

function encodingFor(request: Request, name: string): Encoding | null {
  return COMPRESSED.includes(extname(name).toLowerCase()) ? acceptedEncoding(request) : null;
}

/** What the page names is what every first visit loads: packed as well as can be before anybody asks. */
function packFirstFiles(find: (name: string) => Asset | null): void {
  const page = find('index.html');
  const names = page ? new TextDecoder().decode(page.plain).matchAll(/="\.\/(assets\/[^"]+)"/g) : [];
  for (const [, name = ''] of names) {
    const asset = COMPRESSED.includes(extname(name)) ? find(name) : null;
    if (asset) packBest(asset);
  }
}

/** The first answer is packed quickly; the best packing takes a second and is ready for those that follow. */
function encodedAs(asset: Asset, encoding: Encoding): Uint8Array {
  const known = asset.encoded.get(encoding);
  if (known) return known;
  const body =
    encoding === 'br' ? brotliCompressSync(asset.plain, quality(5)) : gzipSync(asset.plain, { level: 9 });
  asset.encoded.set(encoding, body);
  if (encoding === 'br') packBest(asset);
  return body;
}

function packBest(asset: Asset): void {
  brotliCompress(asset.plain, quality(constants.BROTLI_MAX_QUALITY), (error, best) => {
    if (!error) asset.encoded.set('br', best);
  });
}

function quality(level: number): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: level } };
}

function missing(name: string): Response {
  const text =
    name === 'index.html'
      ? 'The app is not built yet: run `npm run build`, then reload this page.'
      : 'Not Found';
  return new Response(text, { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
