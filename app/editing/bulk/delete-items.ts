import { pageWork } from '#app/components/feedback/work.ts';
import { isSystem, softDeleteStatus, statusField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { BatchEdit } from '#app/entities/items/batch-edits.ts';
import { canCreate } from '#app/entities/permissions/rules.ts';
import type { CollectionRights } from '#app/entities/permissions/types.ts';
import { deletePortions } from './selection-rules.ts';
import { refresh, restore, undoChanges } from './undo.ts';
import { editWriter, type BulkTarget, portionsToRead, removeWriter } from './writers.ts';

/** Most items that are kept while they are removed: whole rows in memory. */
const maxRestorable = 1000;

/**
 * True when removed items can be made again: by somebody who may create such items and sees all of their fields. Files
 * and other things of the system are more than their row.
 */
export function isRestorable(collection: Collection, rights: CollectionRights, count: number): boolean {
  const levels = [rights.base, ...Object.values(rights.statuses ?? {})];
  return (
    !isSystem(collection.collection) &&
    count <= maxRestorable &&
    canCreate(rights) &&
    levels.every(({ readBlacklist }) => readBlacklist.length === 0)
  );
}

export interface Deletion {
  place: BulkTarget;
  rights: CollectionRights;
  keys: readonly string[];
}

interface Deleting {
  send: (keys: readonly string[]) => Promise<void>;
  /** The way back for what is gone; null where there is none. */
  undo: () => (() => Promise<void>) | null;
  isSoft: boolean;
}

/** Deleting by status where the workflow has one for it, else for good; and what it takes to undo it. */
export function deleting({ place, rights, keys }: Deletion): Deleting {
  const { collection } = place;
  const field = statusField(collection);
  const status = softDeleteStatus(collection);
  if (field && status) {
    const edits: BatchEdit[] = [{ field, mode: 'replace', value: status.value }];
    const { send, changes } = editWriter(place, edits);
    const undo = () => (changes.size > 0 ? () => undoChanges(place, changes, 'deleted') : null);
    return { send, undo, isSoft: true };
  }
  const isKept = isRestorable(collection, rights, keys.length);
  const { send, removed } = removeWriter(place, isKept);
  const undo = () =>
    removed.size > 0 ? () => restore(place, removed, rights.onCreate.writeBlacklist) : null;
  return { send, undo, isSoft: false };
}

export interface DeleteResult {
  gone: string[];
  undo: (() => Promise<void>) | null;
}

/** Deletes many, with progress. What was refused is told by the work itself; `onDone` hears of each portion. */
export async function deleteMany(
  deletion: Deletion & {
    title: string;
    labelOf: (key: string) => string;
    onDone: (keys: readonly string[]) => void;
  },
): Promise<DeleteResult> {
  const { place, keys, title, labelOf, onDone } = deletion;
  const { send, undo, isSoft } = deleting(deletion);
  const portions = (some: readonly string[]) => (isSoft ? portionsToRead(place, some) : deletePortions(some));
  const { done } = await pageWork.run({
    title,
    portions: portions(keys),
    send,
    labelOf,
    onDone,
    again: portions,
  });
  await refresh(place);
  return { gone: done, undo: undo() };
}

/** Deletes one; throws what the API has against it. */
export async function deleteOne(
  place: BulkTarget,
  rights: CollectionRights,
  key: string,
): Promise<DeleteResult> {
  const { send, undo } = deleting({ place: { ...place, isOne: true }, rights, keys: [key] });
  await send([key]);
  return { gone: [key], undo: undo() };
}
