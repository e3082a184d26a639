import type { RelatedProject } from './types.ts';

/** Keys of the hosted form (`dc` and 14 letters or digits) may have relatives elsewhere. */
export function hasRelatives(key: string): boolean {
  return /^dc[a-z0-9]{14}$/i.test(key);
}

/** The look-up's answer, a list or `{ data: list }` of `{ name, url }`; whatever has another shape is left out. */
export function toRelated(raw: unknown): RelatedProject[] {
  const list = typeof raw === 'object' && raw !== null && 'data' in raw ? raw.data : raw;
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown): RelatedProject[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { name, url } = entry as Record<string, unknown>;
    if (typeof url !== 'string' || !/^https?:\/\/[^/]/i.test(url)) return [];
    return [{ name: typeof name === 'string' && name.trim() ? name : url, url }];
  });
}
