/** What a role, or the person at work, would be left without. Pure. */
import { isSystem } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { canRead, rightsOn } from '#app/entities/permissions/rules.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import { plainText } from '#app/lib/plain-text.ts';

/** Whether these permissions let anybody read a collection of the project. */
export function readsSomething(
  permissions: readonly Permission[],
  collections: Readonly<Record<string, Collection>>,
): boolean {
  return Object.values(collections).some(
    (collection) =>
      collection.managed && !isSystem(collection.collection) && canRead(rightsOn(permissions, collection)),
  );
}

/** True when a save takes the last collection away that could be read. A role that could read none loses nothing. */
export function losesEverything(
  before: readonly Permission[],
  after: readonly Permission[],
  collections: Readonly<Record<string, Collection>>,
): boolean {
  return readsSomething(before, collections) && !readsSomething(after, collections);
}

/** Keys of the people who would not be active in the role any more, by what is staged in its list of them. */
export function leavingUsers(staged: unknown): string[] {
  if (!Array.isArray(staged)) return [];
  return staged.flatMap((row: unknown) => {
    if (typeof row !== 'object' || row === null) return [];
    const { id, role, status, $delete } = row as Record<string, unknown>;
    const isLeaving = $delete === true || role === null || (status !== undefined && status !== 'active');
    const key = plainText(id);
    return isLeaving && key !== '' ? [key] : [];
  });
}
