import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { toldText } from '#app/components/form/form-schema.ts';
import { commitFocusedAndWait, focusField } from '#app/components/form/focus.ts';
import { readServerProblem } from '#app/components/form/server-errors.ts';
import type { Form } from '#app/components/form/use-form.ts';
import { changedValues, type Values } from '#app/components/form/value-rules.ts';
import { primaryKeyField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { itemMutations } from '#app/entities/items/mutations.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { ApiError } from '#app/lib/api.ts';
import { type Address, addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import type { Clearance, Conflicts } from '#app/editing/conflicts/use-conflicts.ts';
import { findTakenValue } from './find-taken-value.ts';
import { keyText } from './item-rules.ts';
import { useLeave } from '#app/editing/use-leave.ts';
import { useSettledLists } from './use-settled-lists.ts';

/** Code of the API for an item that is not there, or not for this user. */
const notFoundCode = 203;

export type AfterSave = 'leave' | 'stay' | 'add';

/** Why the last save did not happen. */
export interface SaveFailure {
  /** Fields with an error, in the order of the form. */
  fields: string[];
  /** What belongs to no field, in the server's words. */
  message: string | null;
  isUnreachable: boolean;
  /** The same save once more; null when it is the user's turn to mend something. */
  retry: (() => void) | null;
}

export interface ItemSaveConfig {
  collection: Collection;
  /** Null for a new item. */
  itemKey: string | null;
  fieldsParam: string;
  form: Form;
  root: RefObject<HTMLElement | null>;
  /** With the values that were sent: those that were typed since stay kept. */
  forgetDraft: (saved?: Values) => void;
  conflicts: Conflicts;
  /** A new item is to be entered while the form of a new item is open already. */
  onAddAnother: () => void;
}

/** A save that was answered. */
interface Sent {
  sent: Values;
  after: AfterSave;
  /** When the item was read last before it, ms since 1970. */
  readAt: number | null | undefined;
  clearance: Clearance;
}

export interface ItemSave {
  isSaving: boolean;
  failure: SaveFailure | null;
  dismiss: () => void;
  save: (after: AfterSave) => Promise<void>;
  /** Creates an item of these values and opens it; the item on the page stays as it is. */
  saveCopy: (values: Values) => Promise<ApiError | null>;
}

/** Those of the values whose fields are still changed. */
function stillOpen(values: Values, now: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(now, name)));
}

export function useItemSave(config: ItemSaveConfig): ItemSave {
  const { collection, itemKey, fieldsParam, form, root, forgetDraft, conflicts, onAddAnother } = config;
  const { t } = useTranslation('item');
  const project = useProject();
  const navigate = useNavigate();
  const client = useQueryClient();
  const name = collection.collection;
  const keyField = primaryKeyField(collection)?.field ?? 'id';
  const create = useMutation(itemMutations.create(project, name));
  const update = useMutation(itemMutations.update(project, name, keyField));
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const detail = itemKey === null ? null : itemQueries.detail(project, name, itemKey, keyField, fieldsParam);
  // From the look at what the server has now to the end of the save, questions in between included.
  const [isUnderWay, setUnderWay] = useState(false);
  const isBusy = useRef(false);
  const isSaving = isUnderWay || create.isPending || update.isPending;
  // Asked for while a save was under way. A new item is not made twice.
  const isAskedAgain = useRef(false);
  const plain = form.fields.map(({ field }) => field);
  const settleLists = useSettledLists(collection, itemKey, form.handle);

  // What was saved is no longer in danger: these ways out ask nothing.
  const go = (to: Address, replace = false) => void navigate({ ...to, replace, ignoreBlocker: true });
  const leave = useLeave(addresses.listing(project, name));

  const fail = async (error: unknown, sent: Values, retry: () => void) => {
    if (!(error instanceof ApiError)) throw error;
    const problem = readServerProblem(error, plain, sent);
    // The server reports a duplicate on update as a failed query, without a word about which value it is.
    if (error.code === 9 && itemKey !== null) {
      const taken = await findTakenValue(client, project, collection, itemKey, sent);
      if (taken) Object.assign(problem, { fields: { [taken.field]: toldText('taken') }, rest: null });
    }
    // Asked for before it is saved, so that nothing was sent.
    if (error.code === notFoundCode) Object.assign(problem, { rest: t('goneSaving') });
    form.handle.setErrors({ ...form.handle.read().errors, ...problem.fields });
    tell(Object.keys(problem.fields), problem.rest, error.status === 0, problem.rest === null ? null : retry);
  };
  const tell = (
    names: string[],
    message: string | null,
    isUnreachable = false,
    retry: (() => void) | null = null,
  ) => {
    const fields = plain.map((field) => field.field).filter((field) => names.includes(field));
    setFailure({ fields, message, isUnreachable, retry });
    const [first] = fields;
    // The form has to show the errors before one of them can be focused.
    if (first !== undefined) setTimeout(() => focusField(root.current, first));
  };

  const save = async (after: AfterSave): Promise<void> => {
    if (isSaving || isBusy.current) {
      isAskedAgain.current = itemKey !== null;
      return;
    }
    await commitFocusedAndWait(root.current);
    if (isBusy.current || !isReady()) return;
    isBusy.current = true;
    setUnderWay(true);
    isAskedAgain.current = false;
    setFailure(null);
    const isSaved = await send(after).finally(() => {
      isBusy.current = false;
      setUnderWay(false);
    });
    const isOnceMore = isSaved && isAskedAgain.current && after === 'stay';
    isAskedAgain.current = false;
    if (isOnceMore) await save(after);
  };

  /** Whether there is something to save, and nothing wrong with it. */
  const isReady = (): boolean => {
    const problems = form.handle.validate();
    if (Object.keys(problems).length > 0) {
      tell(Object.keys(problems), null);
      return false;
    }
    return itemKey === null || Object.keys(readChanges()).length > 0;
  };

  const readChanges = (): Values => {
    const { base, values } = form.handle.read();
    return changedValues(plain, base, values);
  };

  /** The save itself; false when it did not happen. */
  const send = async (after: AfterSave): Promise<boolean> => {
    let sent = readChanges();
    try {
      const clearance = await conflicts.clear();
      if (clearance === null) return false;
      // Others may have saved the same, or their value was chosen. What was typed meanwhile is not part of this save.
      sent = clearance.isRevised ? readChanges() : stillOpen(sent, readChanges());
      if (itemKey !== null && Object.keys(sent).length === 0) {
        finishEmpty(after);
        return true;
      }
      if (!isReady()) return false;
      const readAt = detail && client.getQueryState(detail.queryKey)?.dataUpdatedAt;
      const saved =
        itemKey === null
          ? await create.mutateAsync({ values: sent, fields: '*' })
          : await update.mutateAsync({ key: itemKey, changes: sent, fields: '*' });
      if (saved !== null) await settleLists(sent);
      finish(saved, { sent, after, readAt, clearance });
      return true;
    } catch (error) {
      await fail(error, sent, () => void save(after));
      return false;
    }
  };

  const finishEmpty = (after: AfterSave) => {
    forgetDraft();
    notify({ tone: 'info', title: t('nothingLeft') });
    if (after === 'add') go(addresses.newItem(project, name));
    else if (after === 'leave') leave();
  };

  const finish = (saved: Item | null, { sent, after, readAt, clearance }: Sent) => {
    forgetDraft(sent);
    if (saved === null) {
      // No content: the item was saved in a state that this role can't see, or that counts as deleted.
      notify({ tone: 'warn', title: t('savedUnseen') });
      leave();
      return;
    }
    notify({ tone: 'good', title: itemKey === null ? t('created') : t('saved') });
    if (detail === null) {
      finishNew(saved, after);
      return;
    }
    // The save has asked for the item anew; should that have failed, its own answer is the newest there is.
    if (client.getQueryState(detail.queryKey)?.dataUpdatedAt === readAt) {
      client.setQueryData(detail.queryKey, (old) => ({ ...old, ...saved }));
    }
    form.handle.rebase(client.getQueryData(detail.queryKey) ?? saved, sent);
    conflicts.settle(sent, clearance);
    if (after === 'add') go(addresses.newItem(project, name));
    else if (after === 'leave') leave();
  };

  const finishNew = (saved: Item, after: AfterSave) => {
    const key = keyText(saved[keyField]);
    if (after === 'add') onAddAnother();
    else if (after === 'stay' && key !== null) go(addresses.item(project, name, key), true);
    else leave();
  };

  const saveCopy = async (values: Values): Promise<ApiError | null> => {
    try {
      const saved = await create.mutateAsync({ values, fields: '*' });
      const key = saved && keyText(saved[keyField]);
      notify({ tone: 'good', title: t('copied') });
      if (key) go(addresses.item(project, name, key));
      else leave();
      return null;
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
  };

  return { isSaving, failure, dismiss: () => setFailure(null), save, saveCopy };
}
