import { callForList } from '#app/lib/api.ts';
import type { Item } from './types.ts';

const texts = ['description', 'location', 'tags'];

/**
 * What to send for changes of items. A change of a file resets its description, location and tags unless they are sent
 * with it (source: the recorded contract, "Files"), so those are read first and sent as they are. Other collections
 * need nothing.
 */
export async function withFileTexts(
  project: string,
  collection: string,
  entries: readonly { key: string; changes: Item }[],
): Promise<Item[]> {
  const missing = entries.filter(({ changes }) => texts.some((name) => !Object.hasOwn(changes, name)));
  if (collection !== 'directus_files' || missing.length === 0) return entries.map(({ changes }) => changes);
  const rows = await callForList<Item>(project, 'files', {
    params: {
      fields: ['id', ...texts].join(','),
      filter: { id: { in: missing.map(({ key }) => key) } },
      limit: missing.length,
    },
  });
  const kept = new Map(rows.map(({ id, ...row }) => [String(id), row]));
  return entries.map(({ key, changes }) => ({ ...kept.get(key), ...changes }));
}
