import { apiRoot } from '#app/lib/api.ts';
import type { StoredFile } from './types.ts';

/** How a picture fills its frame. */
export type Fit = 'crop' | 'contain';

/** Bytes up to which a whole picture may stand in for a smaller one that the server can't make. */
const maxAsPreview = 2_000_000;

/** What tells where a file is to be had. */
export type Asset = Pick<StoredFile, 'private_hash' | 'data'>;

/**
 * The name of a file among the assets: its private hash, or what the server's setting `asset_url_naming` has made it
 * (8.8.1), told by the address that it answers. Null where neither is known.
 */
export function assetName({ private_hash: hash, data }: Asset): string | null {
  const [, name] = /\/assets\/(.+)$/s.exec(data?.asset_url ?? '') ?? [];
  return name ?? (hash || null);
}

/** A file, whole or in one of the sizes that the server's settings list; '' where it isn't known. Needs no session. */
export function assetUrl(project: string, file: Asset, key?: string): string {
  const name = assetName(file);
  if (name === null) return '';
  const whole = `${apiRoot}${encodeURIComponent(project)}/assets/${encodeURIComponent(name)}`;
  return key === undefined ? whole : `${whole}?key=${encodeURIComponent(key)}`;
}

/** Sizes to ask for, the best first: the one of the app, then those that older servers have. */
const wanted: Record<Fit, readonly string[]> = {
  crop: ['directus-medium-crop', 'card', 'thumbnail'],
  contain: ['directus-medium-contain', 'thumbnail', 'card'],
};

/** How large a picture is shown: on a card, or as wide as a form. */
export type PictureSize = 'medium' | 'large';

/** Keys of the sizes that the server makes of a file; null when it didn't say. */
function listedKeys(file: StoredFile): string[] | null {
  const list = file.data?.thumbnails;
  if (!Array.isArray(list)) return null;
  return list.flatMap(({ key, url }) => key ?? /[?&]key=([^&]+)/.exec(url ?? '')?.[1] ?? []).map(decodeKey);
}

function decodeKey(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}

/**
 * Addresses of a picture of a file for a card, the best first, to be tried one after the other; none for what is no
 * picture. They are for `<img>` only: there, a script inside an SVG never runs.
 */
export function imageSources(
  project: string,
  file: StoredFile,
  fit: Fit,
  size: PictureSize = 'medium',
): string[] {
  if (assetName(file) === null || !file.type?.startsWith('image/')) return [];
  const whole = assetUrl(project, file);
  if (file.type.startsWith('image/svg')) return [whole];
  const listed = listedKeys(file);
  const keys = [...(size === 'large' ? [`directus-large-${fit}`] : []), ...wanted[fit]];
  const key = listed === null ? keys[0] : keys.find((entry) => listed.includes(entry));
  const isSmall = (file.filesize ?? 0) <= maxAsPreview;
  return [...(key === undefined ? [] : [assetUrl(project, file, key)]), ...(isSmall ? [whole] : [])];
}

/** Bytes up to which a picture is shown as it is on a page of its own. */
const maxAsWhole = 8_000_000;

/** Addresses of a picture for the page of its file, as `imageSources`, but the whole picture before smaller ones. */
export function previewSources(project: string, file: StoredFile): string[] {
  if (assetName(file) === null || !file.type?.startsWith('image/')) return [];
  const whole = assetUrl(project, file);
  if (file.type.startsWith('image/svg')) return [whole];
  const smaller = wanted.contain.map((key) => assetUrl(project, file, key));
  return (file.filesize ?? 0) <= maxAsWhole ? [whole, ...smaller] : smaller;
}

/** How a file can be shown in a page without running anything in it. */
export function previewKind(type: unknown): 'image' | 'video' | 'audio' | 'other' {
  const [kind] = typeof type === 'string' ? type.split('/') : [];
  return kind === 'image' || kind === 'video' || kind === 'audio' ? kind : 'other';
}

/** The player of a film on another site, by the type and id that the API keeps of it; null for any other file. */
export function embedAddress(type: unknown, id: unknown): string | null {
  if (typeof id !== 'string' || !/^[\w-]{4,24}$/.test(id)) return null;
  if (type === 'embed/youtube') return `https://www.youtube-nocookie.com/embed/${id}`;
  return type === 'embed/vimeo' && /^\d+$/.test(id) ? `https://player.vimeo.com/video/${id}` : null;
}

/** The ending of a file name with its dot, in lower case; empty for none. */
export function endingOf(name: string): string {
  return /(?<=.)\.[^.\s/\\]{1,10}$/.exec(name)?.[0].toLowerCase() ?? '';
}

/** The name that a file keeps when another takes its place: its own, with the other's ending where they differ. */
export function nameAfter(name: string, other: string): string {
  const [own, next] = [endingOf(name), endingOf(other)];
  if (next === '' || own === next) return name;
  return `${own === '' ? name : name.slice(0, -own.length)}${next}`;
}

const icons: readonly [RegExp, string][] = [
  [/^image\//, 'photo'],
  [/^video\//, 'movie'],
  [/^audio\//, 'audiotrack'],
  [/pdf/, 'picture_as_pdf'],
  [/zip|compressed|x-tar|x-rar/, 'archive'],
  [/^text\/|json|xml/, 'description'],
];

/** A Material icon for a kind of file. */
export function fileIcon(type: unknown): string {
  const text = typeof type === 'string' ? type : '';
  return icons.find(([pattern]) => pattern.test(text))?.[1] ?? 'insert_drive_file';
}

/** A number of bytes in words of the locale, in decimal units: `4.2 MB`. */
export function formatBytes(bytes: number, locale: string): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(bytes / 1000 ** step);
}
