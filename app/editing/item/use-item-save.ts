import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/components/feedback/confirm.ts';
import { notify } from '#app/components/feedback/toasts.ts';
import { toldText } from '#app/components/form/form-schema.ts';
import type { Form } from '#app/components/form/use-form.ts';
import { changedValues, type Values } from '#app/components/form/value-rules.ts';
import type { Conflicts } from '#app/editing/conflicts/use-conflicts.ts';
import { useLeave } from '#app/editing/use-leave.ts';
import { type AfterSave, type Save, useSave } from '#app/editing/use-save.ts';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { itemMutations } from '#app/entities/items/mutations.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { ApiError } from '#app/lib/api.ts';
import { type Address, addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import { findTakenValue } from './find-taken-value.ts';
import { keyText } from './item-rules.ts';
import { findTwin, isInDoubt, makesRows } from './save-in-doubt.ts';
import { carryEdits } from './use-start-values.ts';
import { useSettledLists } from './use-settled-lists.ts';

/** Code of the API for an item that is not there, or not for this user. */
const notFoundCode = 203;
/** Code of the API for a query that failed: on update all that it says of a duplicate. */
const failedQueryCode = 9;

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

export interface ItemSave extends Save {
  /** Creates an item of these values and opens it; the item on the page stays as it is. */
  saveCopy: (values: Values) => Promise<ApiError | null>;
}

export function useItemSave(config: ItemSaveConfig): ItemSave {
  const { collection, itemKey, fieldsParam, form, root, forgetDraft, conflicts, onAddAnother } = config;
  const { t } = useTranslation(['item', 'app']);
  const project = useProject();
  const navigate = useNavigate();
  const client = useQueryClient();
  const name = collection.collection;
  const keyField = keyFieldOf(collection);
  const create = useMutation(itemMutations.create(project, name));
  const copy = useMutation(itemMutations.create(project, name));
  const update = useMutation(itemMutations.update(project, name, keyField));
  const detail = itemKey === null ? null : itemQueries.detail(project, name, itemKey, keyField, fieldsParam);
  const settleLists = useSettledLists(collection, itemKey, form.handle);

  // What was saved is no longer in danger: these ways out ask nothing.
  const go = (to: Address, replace = false) => void navigate({ ...to, replace, ignoreBlocker: true });
  const leave = useLeave(addresses.listing(project, name));
  const leaveTo = (after: AfterSave) => {
    if (after === 'add') go(addresses.newItem(project, name));
    else if (after === 'leave') leave();
  };

  /** What was sent last, as long as it is not known what became of it. */
  const inDoubt = useRef<Values | null>(null);
  const { save, isSaving, ...rest } = useSave<Item | null>({
    form,
    root,
    isNew: itemKey === null,
    conflicts,
    confirm: async () => {
      const before = inDoubt.current;
      if (before === null) return true;
      const ask = (body: string, cancelLabel: string) =>
        confirm({ title: t('doubt.title'), body, confirmLabel: t('doubt.again'), cancelLabel });
      if (itemKey !== null)
        return !makesRows(collection, before) || (await ask(t('doubt.rows'), t('app:keepEditing')));
      const twin = await findTwin(client, project, collection, before);
      if (twin === null || (await ask(t('doubt.twin'), t('doubt.open')))) return true;
      // All that was typed: it may be another's item, and long texts and lists were not compared.
      carryLater(twin, {});
      forgetDraft();
      go(addresses.item(project, name, twin), true);
      return false;
    },
    send: async (sent) => {
      inDoubt.current = sent;
      const readAt = detail && client.getQueryState(detail.queryKey)?.dataUpdatedAt;
      const answer =
        itemKey === null
          ? await create.mutateAsync({ values: sent, fields: '*' })
          : await update.mutateAsync({ key: itemKey, changes: sent, fields: '*' });
      inDoubt.current = null;
      if (answer === null) return { saved: null, answer };
      await settleLists(sent);
      if (detail === null) return { saved: null, answer };
      // The save has asked for the item anew; should that have failed, its own answer is the newest there is.
      if (client.getQueryState(detail.queryKey)?.dataUpdatedAt === readAt) {
        client.setQueryData(detail.queryKey, (old) => ({ ...old, ...answer }));
      }
      return { saved: client.getQueryData(detail.queryKey) ?? answer, answer };
    },
    explain: async (error, sent) => {
      if (!isInDoubt(error)) inDoubt.current = null;
      else if (itemKey === null || makesRows(collection, sent))
        return { fields: {}, rest: t('doubt.note', { message: error.message }) };
      // Asked for before it is saved, so that nothing was sent.
      if (error.code === notFoundCode) return { fields: {}, rest: t('goneSaving') };
      if (error.code !== failedQueryCode || itemKey === null) return null;
      const taken = await findTakenValue(client, project, collection, itemKey, sent);
      return taken && { fields: { [taken.field]: toldText('taken') }, rest: null };
    },
    onSaved: ({ after, sent, answer }) => {
      if (answer === null) {
        // No content: the item was saved in a state that this role can't see, or that counts as deleted.
        forgetDraft(sent);
        notify({ tone: 'warn', title: t('savedUnseen') });
        leave();
      } else if (itemKey === null) {
        finishNew(answer, after, sent);
      } else {
        forgetDraft(sent);
        // What was typed during the save stays where it is, and so does the page.
        const isMore = after !== 'stay' && form.handle.unsaved().length > 0;
        notify({ tone: 'good', title: t(isMore ? 'savedInPart' : 'saved') });
        if (!isMore) leaveTo(after);
      }
    },
    onNothingLeft: (after) => {
      forgetDraft();
      notify({ tone: 'info', title: t('nothingLeft') });
      leaveTo(after);
    },
  });

  /** What was typed since `sent` went out belongs to the item that there is now. Returns whether there is anything. */
  const carryLater = (key: string, sent: Values): boolean => {
    const { base, values } = form.handle.read();
    const plain = form.fields.map(({ field }) => field);
    const edits = changedValues(plain, { ...base, ...sent }, values);
    if (Object.keys(edits).length === 0) return false;
    carryEdits({ project, collection: name, key, edits });
    return true;
  };

  const finishNew = (saved: Item, after: AfterSave, sent: Values) => {
    const key = keyText(saved[keyField]);
    const isMore = key !== null && carryLater(key, sent);
    forgetDraft(isMore ? undefined : sent);
    notify({ tone: 'good', title: t(isMore ? 'savedInPart' : 'created') });
    if (key !== null && (isMore || after === 'stay')) go(addresses.item(project, name, key), true);
    else if (after === 'add') onAddAnother();
    else leave();
  };

  const saveCopy = async (values: Values): Promise<ApiError | null> => {
    try {
      const saved = await copy.mutateAsync({ values, fields: '*' });
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

  return { ...rest, save, isSaving: isSaving || copy.isPending, saveCopy };
}
