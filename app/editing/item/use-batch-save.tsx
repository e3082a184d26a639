import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { neededPart } from '#app/lib/missing-parts.ts';
import { notify } from '#app/components/feedback/toasts.ts';
import { usePageWork } from '#app/components/feedback/use-work.ts';
import { commitFocusedAndWait } from '#app/components/form/focus.ts';
import { readServerProblem } from '#app/components/form/server-errors.ts';
import { ExplainedError, useFailedQueries } from '#app/components/form/use-failed-query.ts';
import type { Form } from '#app/components/form/use-form.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { type BatchEdit, type BatchMode, blindChanges } from '#app/entities/items/batch-edits.ts';
import type { LinkPlace } from '#app/entities/items/batch-links.ts';
import type { CollectionRights } from '#app/entities/permissions/types.ts';
import { ApiError } from '#app/lib/api.ts';
import { forgetSelected, listPlace } from '#app/editing/bulk/selection-memory.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { labelOfItem, without } from '#app/editing/bulk/selection-rules.ts';
import { addresses } from '#app/session/addresses.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import type { BatchItems } from './batch-rules.ts';
import { useBatchChecks } from './use-batch-checks.tsx';
import { useLeave } from '#app/editing/use-leave.ts';
import { useSaveFailure } from '#app/editing/use-save-failure.ts';
import { ownValue } from '#app/lib/own-value.ts';

export interface BatchSaveConfig {
  collection: Collection;
  rights: CollectionRights;
  items: BatchItems;
  /** Keys of items that the user may not change: told as refused, never sent. */
  closed: readonly string[];
  isCompared: boolean;
  form: Form;
  active: ReadonlySet<string>;
  modes: ReadonlyMap<string, BatchMode>;
  /** Lists of links, by field. */
  links: ReadonlyMap<string, LinkPlace>;
  root: RefObject<HTMLElement | null>;
  /** Keys of items that were changed while others were not. */
  onDone: (keys: readonly string[]) => void;
}

function editOf(field: Field, values: Item, { modes, links }: BatchSaveConfig): BatchEdit {
  const mode = modes.get(field.field) ?? 'replace';
  const place = links.get(field.field);
  return { field, mode, value: ownValue(values, field.field) ?? null, ...(place ? { links: place } : {}) };
}

/**
 * Saves the fields that are on to all items of a batch, after a question that says what changes in how many. In portions,
 * with what was refused item by item; it can be undone.
 */
export function useBatchSave(config: BatchSaveConfig) {
  const { collection, items, closed, form, active, root, onDone } = config;
  const { t } = useTranslation('item');
  const { t: tBatch } = useTranslation('batch');
  const project = useProject();
  const client = useQueryClient();
  const failedQueries = useFailedQueries();
  const user = useCurrentUser();
  const work = usePageWork();
  const leave = useLeave(addresses.listing(project, collection.collection));
  const [isBusy, setBusy] = useState(false);
  const { failure, show, dismiss } = useSaveFailure(form, root);
  const fields = form.fields.map(({ field }) => field).filter((field) => active.has(field.field));
  const place = { client, project, collection };
  const open = useMemo(() => without(items, closed), [items, closed]);
  const { problemsOf, ask } = useBatchChecks(config, open);

  const run = async (edits: readonly BatchEdit[]) => {
    const { editWriter, portionsToRead } = await neededPart(() => import('#app/editing/bulk/writers.ts'));
    const { refresh, tellWithUndo, undoChanges } = await neededPart(
      () => import('#app/editing/bulk/undo.ts'),
    );
    const writer = editWriter(place, edits);
    const portions = (keys: readonly string[]) => portionsToRead(place, keys);
    const result = await work.run({
      title: tBatch('working', { count: open.size }),
      portions: portions([...open.keys()]),
      send: writer.send,
      explain: (key, error) =>
        failedQueries.forEntry(error, {
          project,
          collection: collection.collection,
          fields: Object.values(collection.fields),
          key,
          sent: blindChanges(edits),
        }),
      labelOf: (key) => labelOfItem(collection, items.get(key), key),
      refused: closed.map((entry) => ({ entry, error: new Error(tBatch('mayNot')) })),
      again: portions,
    });
    await refresh(place);
    const { done, failed, left } = result;
    forgetSelected(listPlace(project, user.id, collection.collection), done);
    if (done.length > 0) {
      // Links that were made or taken out are not put back.
      const isUndone = writer.changes.size > 0 && !edits.some((edit) => edit.links);
      const undo = isUndone ? () => undoChanges(place, writer.changes) : null;
      tellWithUndo(tBatch('saved', { count: done.length }), undo);
    }
    if (failed.length + left.length === 0) {
      leave();
      return;
    }
    onDone(done);
    const error = failed.map((entry) => entry.error).find((entry) => entry instanceof ApiError);
    if (!error) return;
    const found =
      error instanceof ExplainedError ? error : readServerProblem(error, fields, blindChanges(edits));
    if (Object.keys(found.fields).length > 0) show({ fields: found.fields, rest: null });
  };

  const save = async (): Promise<void> => {
    if (isBusy || work.isRunning || active.size === 0 || open.size === 0) return;
    await commitFocusedAndWait(root.current);
    const { values } = form.handle.read();
    const edits = fields.map((field) => editOf(field, values, config));
    const problems = problemsOf(edits);
    if (Object.keys(problems).length > 0) {
      show({ fields: problems, rest: null });
      return;
    }
    if (!(await ask(edits))) return;
    dismiss();
    setBusy(true);
    try {
      await run(edits);
    } catch (error) {
      notify({ tone: 'bad', title: t('failed.title'), details: describeError(error) });
    } finally {
      setBusy(false);
    }
  };

  return { save, isSaving: isBusy, failure, dismiss };
}
