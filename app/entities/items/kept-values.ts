/** What the server would change by itself along with a write, and so has to be sent as it is. */
import type { QueryClient } from '@tanstack/react-query';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { collectionOf, toCollection } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { isOn } from '#app/entities/fields/rules.ts';
import { ownPermissions } from '#app/entities/permissions/own.ts';
import { rightsOn } from '#app/entities/permissions/rules.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { readByKeys } from './read-rows.ts';
import type { Item } from './types.ts';

const fileTexts = ['description', 'location', 'tags'];

interface Place {
  client: QueryClient;
  project: string;
  collection: string;
}

/** The slugs that the server makes anew since what they are made of is changed and they are not (8.1.0 and 8.8.1, whatever their options say). */
export function mirrorsOf(collection: Collection, changes: Item): string[] {
  return Object.values(collection.fields)
    .filter(({ field, type, options }) => {
      const mirrored = type === 'slug' ? options['mirroredField'] : null;
      return (
        typeof mirrored === 'string' && Object.hasOwn(changes, mirrored) && !Object.hasOwn(changes, field)
      );
    })
    .map(({ field }) => field);
}

/** Names of what an update of these values must not change, by what its field says; what the user may not write is left to the server. */
function keptNames(place: Place, model: Collection | undefined, changes: Item): string[] {
  const { client, project, collection } = place;
  if (collection === 'directus_files') return fileTexts.filter((name) => !Object.hasOwn(changes, name));
  const names = (model ? mirrorsOf(model, changes) : []).filter((name) =>
    isOn(ownValue(model?.fields, name)?.options['onlyOnCreation']),
  );
  const permissions = ownPermissions(client, project);
  if (!model || !permissions) return names;
  const { base, statuses } = rightsOn(permissions, model);
  const closed = [base, ...Object.values(statuses ?? {})].flatMap((rights) => [
    ...rights.readBlacklist,
    ...rights.writeBlacklist,
  ]);
  return names.filter((name) => !closed.includes(name));
}

/**
 * What to send for changes of items. A change of a file resets its description, location and tags unless they are sent
 * with it (source: the recorded contract, "Files"), and one of a title makes a new slug, also where that is to stay as it was
 * created: those are read first and sent as they are. Rejects with ApiError when they can't be read.
 */
export async function withKeptValues(
  place: Place,
  entries: readonly { key: string; changes: Item }[],
): Promise<Item[]> {
  const { client, project, collection } = place;
  const model = collectionOf(client.getQueryData(collectionQueries.list(project).queryKey) ?? {}, collection);
  const open = entries.map(({ key, changes }) => ({ key, names: keptNames(place, model, changes) }));
  const names = [...new Set(open.flatMap((entry) => entry.names))];
  if (names.length === 0) return entries.map(({ changes }) => changes);
  const keys = open.filter((entry) => entry.names.length > 0).map(({ key }) => key);
  const source = model ?? toCollection({ collection, fields: [{ field: 'id', primary_key: true }] });
  const rows = await readByKeys(client, project, source, names, keys);
  const byKey = new Map(keys.map((key, index) => [key, rows[index]]));
  return entries.map(({ key, changes }, index) => {
    const row = byKey.get(key);
    const kept = (open[index]?.names ?? []).filter((name) => row && Object.hasOwn(row, name));
    return { ...Object.fromEntries(kept.map((name) => [name, ownValue(row, name)])), ...changes };
  });
}
