import { hiddenFields } from '#mocks/engine/access/asking.ts';
import { type ComputedField, registerHooks } from '#mocks/engine/hooks.ts';
import type { Project } from '#mocks/engine/types.ts';
import type { Row } from '#mocks/storage/driver.ts';

/** A size in which pictures are answered. */
export interface AssetPreset {
  key: string;
  width: number;
  height: number;
  fit: 'crop' | 'contain';
  quality: number;
}

/** Types that can be made smaller. */
const PICTURES: ReadonlyMap<string, 'jpeg' | 'png' | 'webp'> = new Map<string, 'jpeg' | 'png' | 'webp'>([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'png'],
]);

export const thumbnailFormat = (type: unknown): 'jpeg' | 'png' | 'webp' | null =>
  PICTURES.get(String(type)) ?? null;

/** The sizes of the system (`card`, `avatar`) and those of the settings. Entries without a full size do not count. */
export function assetPresets(project: Project): AssetPreset[] {
  return ['asset_whitelist_system', 'asset_whitelist'].flatMap((name) => presetsOf(project.setting(name)));
}

function presetsOf(text: string | null): AssetPreset[] {
  let list: unknown;
  try {
    list = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  return (Array.isArray(list) ? list : []).flatMap((entry: Record<string, unknown> | null) => {
    const [width, height, quality] = [entry?.width, entry?.height, entry?.quality ?? 80].map(Number);
    const key = entry?.key;
    if (typeof key !== 'string' || !width || !height || !quality) return [];
    return [
      {
        key,
        width,
        height,
        quality,
        fit: entry?.fit === 'contain' ? 'contain' : 'crop',
      } satisfies AssetPreset,
    ];
  });
}

/** The column whose value stands in the public address of a file. */
export const assetColumn = (project: Project): 'filename_download' | 'private_hash' =>
  project.setting('asset_url_naming') === 'filename_download' ? 'filename_download' : 'private_hash';

/** Where a file is for everybody. As recorded, its name stands in it as it is. */
export function assetUrl(project: Project, file: Row): string {
  const name = String(file[assetColumn(project)]);
  return `/${project.key}/assets/${project.asRecorded ? name : encodeURIComponent(name)}`;
}

/**
 * `data` of a file: where it is, and where its smaller pictures are (null for what is no picture). What is made of a field that
 * is hidden from the reader is null: else it would tell it.
 */
const data: ComputedField = {
  field: 'data',
  needs: ['private_hash', 'filename_disk', 'filename_download', 'type', 'embed'],
  value({ project, actor }, row) {
    const origin = actor.origin ?? '';
    const collection = project.schema().collections.get('directus_files');
    const hidden = collection && !actor.admin ? hiddenFields(actor, collection) : new Set<string>();
    const url = hidden.has('filename_disk')
      ? null
      : `/uploads/${project.key}/originals/${encodeURIComponent(String(row.filename_disk))}`;
    const { hasAssetUrl } = project.release;
    const asset = hidden.has(assetColumn(project)) ? null : assetUrl(project, row);
    const isPicture = !hidden.has('type') && thumbnailFormat(row.type) !== null;
    return {
      full_url: url === null ? null : `${origin}${url}`,
      url,
      ...(hasAssetUrl ? { asset_url: asset } : {}),
      thumbnails: asset !== null && isPicture ? thumbnailsOf(project, origin, asset) : null,
      embed: hidden.has('embed') ? null : (row.embed ?? null),
    };
  },
};

function thumbnailsOf(project: Project, origin: string, asset: string): object[] {
  return assetPresets(project).map(({ key, width, height }) => {
    const relative = `${asset}?key=${encodeURIComponent(key)}`;
    return {
      ...(project.release.hasAssetUrl ? { key } : {}),
      url: `${origin}${relative}`,
      relative_url: relative,
      dimension: `${width}x${height}`,
      width,
      height,
    };
  });
}

registerHooks('directus_files', {
  computed: [data],
  afterWrite: ({ project }, id) => project.thumbnails.drop(Number(id)),
  afterDelete({ project }, current) {
    project.thumbnails.drop(Number(current.id));
    if (typeof current.filename_disk === 'string') project.files.remove(current.filename_disk);
  },
});
