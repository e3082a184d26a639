import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { useWork, type WorkHandle } from '#app/components/feedback/use-work.ts';
import { useFailedQueries } from '#app/components/form/use-failed-query.ts';
import { useUnpublishQuestion } from '#app/components/usages/use-unpublish-question.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { portionsOf } from '#app/entities/items/portions.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { EditLayerProps } from './edit-layer-props.ts';
import { type Change, collided, refused, saved, sendable } from './staged-edits.ts';
import { maxPerWrite, useChangeWriter } from './write-changes.ts';

export interface Saving {
  work: WorkHandle;
  save: () => Promise<void>;
}

/** Saves what is staged: first a look at what the server has, then the rows nobody else has changed, in portions. */
export function useSave({ editing, source }: Pick<EditLayerProps, 'editing' | 'source'>): Saving {
  const { t } = useTranslation('table');
  const work = useWork();
  const { stagedStore, access } = editing;
  const writer = useChangeWriter(source, access.context);
  const failedQueries = useFailedQueries();
  /** From the question to the answer of the server. */
  const isBusy = useRef(false);
  const askToUnpublish = useUnpublishQuestion(access.context.collection);

  const write = async (changes: readonly Change[], title: string) => {
    const done = new Map<string, Item>();
    const result = await work.run<Change>({
      title,
      portions: portionsOf(changes, maxPerWrite),
      send: writer.send,
      explain: ({ key, changes: sent }, error) => {
        const { project, collection } = source;
        const fields = Object.values(access.context.collection.fields);
        return failedQueries.forEntry(error, { project, collection, fields, key, sent });
      },
      labelOf: ({ key }) => key,
      onDone: (portion) => {
        for (const { key, changes: values } of portion) done.set(key, values);
      },
    });
    if (done.size > 0) await writer.show(done);
    return { ...result, written: done };
  };

  const undo = async (changes: readonly Change[]) => {
    const back = changes.map(({ key, changes: mine, base }) => ({ key, changes: base, base: mine }));
    const { written, failed, left } = await write(back, t('undoing', { count: back.length }));
    if (written.size > 0) notify({ tone: 'good', title: t('undone', { count: written.size }) });
    if (failed.length + left.length > 0) notify({ tone: 'bad', title: t('undoFailed') });
  };

  const mayUnpublish = () => {
    const changes = sendable(stagedStore.getState().rows);
    return askToUnpublish(
      changes.map(({ key, changes: mine, base }) => ({ key, before: base, changes: mine })),
    );
  };

  const save = async () => {
    if (isBusy.current || work.isRunning || sendable(stagedStore.getState().rows).length === 0) return;
    isBusy.current = true;
    try {
      if (!(await mayUnpublish())) return;
      const changes = sendable(stagedStore.getState().rows);
      const { theirs, gone } = await writer.compare(changes);
      let state = collided(stagedStore.getState(), theirs);
      for (const key of gone) state = refused(state, key, t('gone'));
      stagedStore.setState(state);
      const held = new Set([...theirs.keys(), ...gone]);
      const free = changes.filter(({ key }) => !held.has(key));
      if (free.length === 0) return;
      const { written, failed, done } = await write(free, t('saving', { count: free.length }));
      state = saved(stagedStore.getState(), written);
      for (const { entry, error } of failed) state = refused(state, entry.key, describeError(error));
      stagedStore.setState(state);
      if (done.length === 0) return;
      notify({
        tone: 'good',
        title: t('saved', { count: done.length }),
        action: { label: t('undo'), onAction: () => void undo(done) },
        delay: 8000,
      });
    } catch (error) {
      notify({ tone: 'bad', title: t('saveFailed'), details: describeError(error) });
    } finally {
      isBusy.current = false;
    }
  };

  return { work, save };
}
