import type { ProjectContext, ProjectRoutes } from '#mocks/api/context.ts';
import { Fault, faults } from '#mocks/engine/errors.ts';
import { type AssetPreset, assetPresets, thumbnailFormat } from '#mocks/engine/files/presets.ts';
import type { Project, Query } from '#mocks/engine/types.ts';
import type { Row } from '#mocks/storage/driver.ts';

/** Bytes of smaller pictures kept in memory; they are made again when needed. */
const CACHE_BYTES = 64 * 1024 * 1024;

const cache = new Map<string, Uint8Array>();
let cached = 0;

/** `/assets/{hash}`: a file by its private hash, whole or as one of the listed sizes. Needs no session. */
export function assetsRoutes(routes: ProjectRoutes): void {
  routes.get('/assets/:hash', asset);
}

async function asset(c: ProjectContext): Promise<Response> {
  const { project, query } = c;
  const [file] = project.driver.all('SELECT * FROM directus_files WHERE private_hash = ?', [
    c.params.hash ?? '',
  ]);
  const name = String(file?.filename_disk ?? '');
  if (!file || name === '') throw faults.itemNotFound();
  const preset = presetOf(project, query);
  const data = project.files.read(name);
  const stat = project.files.stat(name);
  if (!data || !stat) throw faults.itemNotFound();
  const body = preset ? await smaller(c, file, data, preset) : data;
  const type = String(file.type);
  return new Response(body as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': preset ? `image/${thumbnailFormat(type)}` : type,
      'content-disposition': `${isShown(type) ? '' : 'attachment; '}filename=${headerName(file)}`,
      'last-modified': stat.modified.toUTCString(),
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    },
  });
}

/** The size that is asked for, null for the file itself. Only sizes of the lists are made. */
function presetOf(project: Project, query: Query): AssetPreset | null {
  const presets = assetPresets(project);
  if (query.key !== undefined) {
    const preset = presets.find((each) => each.key === query.key);
    if (!preset) throw new Fault(422, 12, "Key doesn't exist.");
    return preset;
  }
  if (['w', 'h', 'f', 'q'].every((name) => query[name] === undefined)) return null;
  checkParameters(query);
  const preset = presets.find(
    (each) =>
      each.width === Number(query.w) &&
      each.height === Number(query.h) &&
      each.quality === Number(query.q) &&
      each.fit === query.f,
  );
  if (!preset) throw new Fault(422, 12, "The params don't match the asset whitelist.");
  return preset;
}

function checkParameters(query: Query): void {
  const problems = ['w', 'h', 'q', 'f'].flatMap((name) => {
    const blank = typeof query[name] !== 'string' || query[name] === '';
    const numeric = name === 'f' || (!blank && Number.isFinite(Number(query[name])));
    const found = [
      ...(blank ? ['This value should not be blank.'] : []),
      ...(numeric ? [] : ['This value should be of type numeric.']),
    ];
    return found.length > 0 ? [`${name}: ${found.join(' ')}`] : [];
  });
  if (problems.length > 0) throw new Fault(422, 12, problems.join(' '));
}

async function smaller(
  c: ProjectContext,
  file: Row,
  data: Uint8Array,
  preset: AssetPreset,
): Promise<Uint8Array> {
  const format = thumbnailFormat(file.type);
  if (!format) throw new Fault(422, 12, 'Invalid file extension.');
  const { width, height, fit, quality } = preset;
  const key = [c.project.key, file.private_hash, file.checksum, width, height, fit, quality].join(' ');
  const known = cache.get(key);
  if (known) return known;
  const made = await c.server.images.thumbnail(data, { width, height, fit, quality, format }).catch(() => {
    throw new Fault(422, 12, 'Invalid file extension.');
  });
  keep(key, made);
  return made;
}

function keep(key: string, data: Uint8Array): void {
  cache.set(key, data);
  cached += data.length;
  for (const [oldest, bytes] of cache) {
    if (cached <= CACHE_BYTES) return;
    cache.delete(oldest);
    cached -= bytes.length;
  }
}

const isShown = (type: string) => /^(image|audio|video)\/|^text\/plain$|^application\/pdf$/.test(type);

/** The name to save under; what a header cannot hold is left out or encoded. */
function headerName(file: Row): string {
  const name = String(file.filename_download ?? file.filename_disk);
  return /^[\w.-]+$/.test(name) ? name : `file; filename*=UTF-8''${encodeURIComponent(name)}`;
}
