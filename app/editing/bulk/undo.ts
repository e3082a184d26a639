import { notify } from '#app/components/feedback/toasts.ts';
import { pageWork } from '#app/components/feedback/work.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { BatchChange } from '#app/entities/items/batch-edits.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { listOf } from '#app/i18n/set-apart.ts';
import { i18n } from '#app/i18n/setup.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { type BulkTarget, portionsToRead, restoreWriter, undoWriter } from './writers.ts';

/** Long enough to read what was done and think again, ms; afterwards the history still offers it. */
const timeToUndo = 20_000;

/** Tells what was done, with the way back. `undo` is null where there is none. */
export function tellWithUndo(title: string, undo: (() => Promise<void>) | null): void {
  notify({
    tone: 'good',
    title,
    ...(undo
      ? {
          action: { label: i18n.t('undo:undo'), onAction: () => void undo() },
          isLasting: true,
          delay: timeToUndo,
        }
      : {}),
  });
}

/**
 * Gives changed items back what they held; those that somebody has changed since are left and told. `was`: what the
 * change was for them, in whose words it is told.
 */
export async function undoChanges(
  place: BulkTarget,
  changes: ReadonlyMap<string, BatchChange>,
  was: 'changed' | 'deleted' = 'changed',
): Promise<void> {
  const keys = [...changes.keys()];
  const portions = portionsToRead(place, keys);
  const { done } = await pageWork.run({
    title: i18n.t('undo:undoing', { count: keys.length }),
    portions,
    send: undoWriter(place, changes, i18n.t('undo:changedSince')),
    labelOf: (key) => key,
  });
  await refresh(place);
  if (done.length === 0) return;
  const words = was === 'deleted' ? 'restored' : 'undone';
  notify({ tone: 'good', title: i18n.t(words, { ns: 'undo', count: done.length }) });
}

/** Makes removed items again. `closed`: fields that the user may not write; they are told with what else is lost. */
export async function restore(
  place: BulkTarget,
  removed: ReadonlyMap<string, Item>,
  closed: readonly string[],
): Promise<void> {
  const { send, lost } = restoreWriter(place, removed, closed);
  const { done } = await pageWork.run({
    title: i18n.t('undo:restoring', { count: removed.size }),
    portions: portionsToRead(place, [...removed.keys()]),
    send,
    labelOf: (key) => key,
  });
  await refresh(place);
  if (done.length === 0) return;
  const { fields } = place.collection;
  const names = [...lost].flatMap((name) => {
    const field = ownValue(fields, name);
    return field ? [fieldName(field, i18n.language)] : [];
  });
  const list = listOf(names, i18n.language);
  notify({
    tone: names.length > 0 ? 'warn' : 'good',
    title: i18n.t('undo:restored', { count: done.length }),
    ...(names.length > 0 ? { details: i18n.t('undo:lost', { fields: list }), delay: timeToUndo } : {}),
  });
}

/** Once for all portions: what is on the screen is fresh when it is over. */
export function refresh({ client, project }: BulkTarget): Promise<void> {
  return client.invalidateQueries({ queryKey: itemQueries.everything(project) });
}
