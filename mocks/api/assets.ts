import { own } from '#mocks/engine/values/own.ts';
import type { ProjectContext, ProjectRoutes } from '#mocks/api/context.ts';
import { mediaHeaders, ranged } from '#mocks/api/media.ts';
import { ApiFault, faults } from '#mocks/engine/errors.ts';
import { assetColumn, type AssetPreset, assetPresets, thumbnailFormat } from '#mocks/engine/files/presets.ts';
import type { Release } from '#mocks/engine/releases/release.ts';
import { digestHex } from '#mocks/engine/session/tokens.ts';
import type { Project, Query } from '#mocks/engine/types.ts';
import type { Row } from '#mocks/storage/driver.ts';

/**
 * `/assets/{hash}`: a file by its private hash, or by its name where a setting says so; whole, or as one of the listed sizes.
 * Needs no session.
 */
export function assetsRoutes(routes: ProjectRoutes): void {
  routes.get('/assets/:hash', asset);
}

async function asset(c: ProjectContext): Promise<Response> {
  const { project, query } = c;
  const [file] = project.driver.all(
    `SELECT * FROM directus_files WHERE ${assetColumn(project)} = ? ORDER BY id LIMIT 1`,
    [c.params.hash ?? ''],
  );
  const name = String(file?.filename_disk ?? '');
  if (!file || name === '') throw faults.itemNotFound();
  const preset = presetOf(project, query);
  const stat = project.files.stat(name);
  if (!stat) throw faults.itemNotFound();
  const picture = preset ? await smaller(c, file, name, preset) : null;
  const headers = mediaHeaders(picture ? `image/${thumbnailFormat(file.type)}` : file.type);
  const download = headers.has('content-disposition') ? 'attachment; ' : '';
  headers.set('content-disposition', `${download}filename=${headerName(project.release, file)}`);
  headers.set('last-modified', stat.modified.toUTCString());
  const part = (start: number, end: number) =>
    picture?.subarray(start, end) ?? project.files.readPart(name, start, end) ?? new Uint8Array();
  return ranged(c.request, picture?.length ?? stat.size, headers, part);
}

/** The size that is asked for, null for the file itself. Only sizes of the lists are made. */
function presetOf(project: Project, query: Query): AssetPreset | null {
  const presets = assetPresets(project);
  if (query.key !== undefined) {
    const preset = presets.find((each) => each.key === query.key);
    if (!preset) throw new ApiFault(422, 12, "Key doesn't exist.");
    return preset;
  }
  if (['w', 'h', 'f', 'q'].every((name) => own(query, name) === undefined)) return null;
  checkParameters(query);
  const preset = presets.find(
    (each) =>
      each.width === Number(query.w) &&
      each.height === Number(query.h) &&
      each.quality === Number(query.q) &&
      each.fit === query.f,
  );
  if (!preset) throw new ApiFault(422, 12, "The params don't match the asset whitelist.");
  return preset;
}

function checkParameters(query: Query): void {
  const problems = ['w', 'h', 'q', 'f'].flatMap((name) => {
    const blank = typeof own(query, name) !== 'string' || own(query, name) === '';
    const numeric = name === 'f' || (!blank && Number.isFinite(Number(own(query, name))));
    const found = [
      ...(blank ? ['This value should not be blank.'] : []),
      ...(numeric ? [] : ['This value should be of type numeric.']),
    ];
    return found.length > 0 ? [`${name}: ${found.join(' ')}`] : [];
  });
  if (problems.length > 0) throw new ApiFault(422, 12, problems.join(' '));
}

/** The picture in this size, made once and kept until the file changes. */
async function smaller(
  { project, server }: ProjectContext,
  file: Row,
  name: string,
  { width, height, fit, quality }: AssetPreset,
): Promise<Uint8Array> {
  const format = thumbnailFormat(file.type);
  if (!format) throw new ApiFault(422, 12, 'Invalid file extension.');
  const id = Number(file.id);
  // the checksum, so that a picture of an earlier content that was under way meanwhile is never taken
  const size = `${width}x${height}-${fit}-${quality}.${format}`;
  const key = (await digestHex('SHA-256', `${String(file.checksum)} ${size}`)).slice(0, 32);
  const known = project.thumbnails.read(id, key);
  if (known) return known;
  const data = project.files.read(name);
  if (!data) throw faults.itemNotFound();
  const made = await server.images
    .thumbnail(data, { width, height, fit, quality, format, enlarge: project.release.enlargesPictures })
    .catch(() => {
      throw new ApiFault(422, 12, 'Invalid file extension.');
    });
  project.thumbnails.write(id, key, made);
  return made;
}

/** The name to save under; what a header cannot hold is left out or encoded. */
function headerName({ quotesFileNames }: Release, file: Row): string {
  const name = String(file.filename_download ?? file.filename_disk);
  if (quotesFileNames && /^[ !#-[\]-~]+$/.test(name)) return `"${name}"`;
  return /^[\w.-]+$/.test(name) ? name : `file; filename*=UTF-8''${encodeURIComponent(name)}`;
}
