import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import type { Form } from '#app/components/form/use-form.ts';
import { useUnpublishQuestion } from '#app/components/usages/use-unpublish-question.ts';
import { changedValues, type Values } from '#app/components/form/value-rules.ts';
import type { Conflicts } from '#app/editing/conflicts/use-conflicts.ts';
import { type AfterSave, type Save, useSave } from '#app/editing/use-save.ts';
import { deletedBy, keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { mirrorsOf } from '#app/entities/items/kept-values.ts';
import { itemMutations } from '#app/entities/items/mutations.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { ApiError } from '#app/lib/api.ts';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import { keyText } from './item-rules.ts';
import type { MadeKey } from './use-made-key.ts';
import { useSaveCopy } from './use-save-copy.ts';
import { useSaveDoubt } from './use-save-doubt.ts';
import type { EditDraft } from '#app/editing/drafts/use-edit-draft.ts';
import { i18n } from '#app/i18n/setup.ts';
import { translateStored } from '#app/i18n/translate.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { carryEdits } from './use-start-values.ts';
import { useSavedToast } from './use-saved-toast.ts';
import { useSettledLists } from './use-settled-lists.ts';
import { useWaysOut, type WaysOut } from './use-ways-out.ts';

/** Code of the API for an item that is not there, or not for this user. */
const notFoundCode = 203;

export interface ItemSaveConfig {
  collection: Collection;
  /** Null for a new item. */
  itemKey: string | null;
  fieldsParam: string;
  form: Form;
  root: RefObject<HTMLElement | null>;
  /** With the values that were sent: those that were typed since stay kept. */
  draft: Pick<EditDraft, 'forget' | 'close' | 'keepNow'>;
  madeKey: MadeKey;
  conflicts: Conflicts;
  /** A new item is to be entered while the form of a new item is open already. */
  onAddAnother: () => void;
  guard?: SaveGuard | undefined;
}

/** What stands before the saves of one item. */
export interface SaveGuard {
  /** Comes before anything of these changes is sent; false calls the save off. */
  confirm: (changes: Values) => Promise<boolean>;
  onSaved: (sent: Values) => void;
}

export interface ItemSave extends Save {
  /** Creates an item of these values and opens it; the item on the page stays as it is. */
  saveCopy: (values: Values) => Promise<ApiError | null>;
}

export function useItemSave(config: ItemSaveConfig): ItemSave {
  const { collection, itemKey, fieldsParam, form, root, draft, madeKey, conflicts, guard } = config;
  const { t } = useTranslation('item');
  const project = useProject();
  const client = useQueryClient();
  const name = collection.collection;
  const keyField = keyFieldOf(collection);
  const create = useMutation(itemMutations.create(project, name, keyField));
  const update = useMutation(itemMutations.update(project, name, keyField));
  const detail = itemKey === null ? null : itemQueries.detail(project, name, itemKey, keyField, fieldsParam);
  const settleLists = useSettledLists(collection, itemKey, form.handle);

  const ways = useWaysOut(project, name);
  const tellSaved = useSavedToast(collection);
  const { saveCopy, isCopying } = useSaveCopy(collection, ways);

  const goOnWith = (twin: string) => openTwin(config, { project, ways }, twin);
  const doubt = useSaveDoubt(collection, itemKey, madeKey, goOnWith);
  const { save, isSaving, ...rest } = useSave<Item | null>({
    form,
    root,
    record: { collection: name, fields: Object.values(collection.fields), key: itemKey },
    isNew: itemKey === null,
    conflicts,
    confirm: useSaveQuestions(config, doubt),
    send: async (edits) => {
      const sent = itemKey === null ? madeKey.give(edits) : edits;
      if (madeKey.last() !== null) draft.keepNow();
      doubt.begin(sent);
      const readAt = detail && client.getQueryState(detail.queryKey)?.dataUpdatedAt;
      const changes = withMirrored(form, collection, sent);
      const answer =
        itemKey === null
          ? await create.mutateAsync({ values: sent, fields: '*' })
          : await update.mutateAsync({ key: itemKey, changes, fields: '*' });
      doubt.end();
      madeKey.forget();
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
      const note = doubt.explain(error, sent);
      if (note !== null) return { fields: {}, rest: note };
      // Asked for before it is saved, so that nothing was sent.
      return error.code === notFoundCode ? { fields: {}, rest: t('goneSaving') } : null;
    },
    onSaved: ({ after, sent, answer }) => {
      guard?.onSaved(sent);
      if (answer === null) {
        // No content: the item was saved in a state that this role can't see, or that counts as deleted.
        draft.forget(sent);
        countAsSaved(form, sent);
        notify({ tone: 'warn', title: unseenText(collection, { ...form.handle.read().base, ...sent }) });
        ways.leave();
      } else if (itemKey === null) {
        finishNew(answer, after, sent);
      } else {
        draft.forget(sent);
        // What was typed during the save stays where it is, and so does the page.
        const isMore = after !== 'stay' && form.handle.unsaved().length > 0;
        void tellSaved(t(isMore ? 'savedInPart' : 'saved'), { ...form.handle.read().base, ...answer });
        if (!isMore) ways.leaveTo(after);
      }
    },
    onNothingLeft: (after) => {
      draft.forget();
      notify({ tone: 'info', title: t('nothingLeft') });
      ways.leaveTo(after);
    },
  });

  const finishNew = (saved: Item, after: AfterSave, sent: Values) => {
    const key = keyText(ownValue(saved, keyField));
    const isMore = key !== null && carryLater(form, { project, collection: name, key }, sent);
    draft.close();
    countAsSaved(form, sent);
    void tellSaved(t(isMore ? 'savedInPart' : 'created'), saved);
    if (key !== null && (isMore || after === 'stay')) ways.go(addresses.item(project, name, key), true);
    else if (after === 'add') config.onAddAnother();
    else ways.leave();
  };

  return { ...rest, save, isSaving: isSaving || isCopying, saveCopy };
}

/** What is asked before anything is sent; false calls the save off. */
function useSaveQuestions(
  { collection, itemKey, form, guard }: ItemSaveConfig,
  doubt: Pick<ReturnType<typeof useSaveDoubt>, 'confirm'>,
) {
  const askToUnpublish = useUnpublishQuestion(collection);
  return async (changes: Values): Promise<boolean> =>
    (await doubt.confirm()) &&
    (guard === undefined || (await guard.confirm(changes))) &&
    (itemKey === null || askToUnpublish([{ key: itemKey, before: form.handle.read().base, changes }]));
}

/** Goes on with an item that is taken for the one that was sent. */
function openTwin(
  { collection: { collection }, form, draft }: ItemSaveConfig,
  { project, ways }: { project: string; ways: WaysOut },
  key: string,
): void {
  // All that was typed: it may be another's item, and long texts and lists were not compared.
  carryLater(form, { project, collection, key }, {});
  draft.close();
  ways.go(addresses.item(project, collection, key), true);
}

/** With slugs as the form shows them: the server makes those anew that are not sent along with what they follow. */
function withMirrored({ fields, handle }: Form, collection: Collection, sent: Values): Values {
  const { values } = handle.read();
  const isOpen = (name: string) => fields.some(({ field, readonly }) => field.field === name && !readonly);
  const shown = mirrorsOf(collection, sent).filter(isOpen);
  return { ...Object.fromEntries(shown.map((slug) => [slug, ownValue(values, slug) ?? null])), ...sent };
}

/** What is said of an item that can't be seen any more with these values. */
function unseenText(collection: Collection, values: Values): string {
  const status = deletedBy(collection, values);
  if (!status) return i18n.t('item:savedUnseen');
  return i18n.t('item:savedDeleted', { status: translateStored(status.name) });
}

/** The form stays until the next page is ready: who goes elsewhere meanwhile is not asked about what is saved. */
function countAsSaved({ handle }: Form, sent: Values): void {
  handle.rebase({ ...handle.read().base, ...sent }, sent);
}

/** What was typed since `sent` went out belongs to the item that there is now. Returns whether there is anything. */
function carryLater(
  form: Form,
  to: { project: string; collection: string; key: string },
  sent: Values,
): boolean {
  const { base, values } = form.handle.read();
  const plain = form.fields.map(({ field }) => field);
  const edits = changedValues(plain, { ...base, ...sent }, values);
  if (Object.keys(edits).length === 0) return false;
  carryEdits({ ...to, edits });
  return true;
}
