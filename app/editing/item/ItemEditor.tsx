import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { useTranslation } from 'react-i18next';
import { FormView } from '#app/components/form/FormView.tsx';
import { commitFocused } from '#app/components/form/focus.ts';
import { useForm } from '#app/components/form/use-form.ts';
import { useIsUsable } from '#app/components/form/use-made-inputs.ts';
import { Page } from '#app/components/shell/Page.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { collectionName } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { isLog } from '#app/entities/items/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { fieldInputs } from '#app/interfaces/field-inputs.ts';
import { useLatest, useStableHandlers } from '#app/lib/latest.ts';
import { useConflicts } from '#app/editing/conflicts/use-conflicts.ts';
import { useUndoShortcut } from '#app/editing/use-undo-shortcut.ts';
import { Contents } from './Contents.tsx';
import { DraftNotice } from '#app/editing/drafts/DraftNotice.tsx';
import { FailureNotice } from '#app/editing/FailureNotice.tsx';
import styles from './item.module.css';
import { useItemCrumbs } from '#app/components/shell/collection-links.ts';
import { nameOfItem } from './item-rules.ts';
import { SaveActions, type SaveChoice } from './SaveActions.tsx';
import { StatusMark } from './StatusMark.tsx';
import { type ItemLimits, useItemAccess } from './use-item-access.ts';
import { useItemCopy } from './use-item-copy.ts';
import { useItemDelete } from './use-item-delete.ts';
import { useItemDraft } from '#app/editing/drafts/use-item-draft.ts';
import { useItemSave } from './use-item-save.ts';
import { useStartValues } from './use-start-values.ts';
import { useSaveShortcut } from '#app/editing/use-save-shortcut.ts';
import { useUnsavedGuard } from '#app/components/feedback/use-unsaved-guard.ts';

const ConflictDialog = lazyPart(() => import('#app/editing/conflicts/ConflictDialog.tsx'));
const ChangesDialog = lazyPart(() => import('#app/editing/review/ChangesDialog.tsx'));
const NewsBadge = lazyPart(() => import('#app/editing/conflicts/NewsBadge.tsx'));
const OthersBadge = lazyPart(() => import('#app/editing/conflicts/OthersBadge.tsx'));
const CopyDialog = lazyPart(() => import('./CopyDialog.tsx'));
const ActivityPanel = lazyPart(() => import('./history/ActivityPanel.tsx'));

export interface ItemEditorProps {
  collection: Collection;
  /** Null for a new item. */
  itemKey: string | null;
  /** The item as read; a newer reading moves the form along. Null for a new item. */
  saved: Item | null;
  /** The field list that it was read with. */
  fieldsParam: string;
  /** The last reading found it deleted, or out of the user's sight. What was typed stays. */
  isGone?: boolean;
  /** A new item is to be entered while this is the form of a new item already. */
  onAddAnother: () => void;
  /** What is closed in this one item, and why. */
  limits?: ItemLimits | undefined;
  /** Further buttons of the header: a file can be downloaded. */
  renderActions?: (item: Item) => ReactNode;
  /** Above the form: what is in a file. */
  renderAbove?: (item: Item) => ReactNode;
}

/** The form of one item, with all that is done to it. */
export function ItemEditor(props: ItemEditorProps) {
  const { collection, itemKey, saved, fieldsParam, isGone = false, onAddAnother } = props;
  const { renderActions, renderAbove } = props;
  const { t } = useTranslation('item');
  const locale = useLocale();
  const root = useRef<HTMLFormElement>(null);
  const access = useItemAccess(collection, saved, props.limits);
  const form = useForm({ fields: access.fields, saved });
  useStartValues(form, itemKey === null);
  const conflicts = useConflicts({ collection, itemKey, fieldsParam, form });
  const draft = useItemDraft(collection, itemKey ?? '+', form, conflicts);
  const deletion = useItemDelete(collection, draft.forget);
  const { isSaving, failure, save, saveCopy, dismiss } = useItemSave({
    collection,
    itemKey,
    fieldsParam,
    form,
    root,
    conflicts,
    onAddAnother,
    forgetDraft: draft.forget,
  });
  const copy = useItemCopy({ collection, saved, form, blacklist: access.createBlacklist, saveCopy });
  const plain = access.fields.map(({ field }) => field);
  const isNew = itemKey === null;
  // What the API writes by itself is the history.
  const hasHistory = !isNew && !isLog(collection.collection);
  // Neither the history nor who else is here is worth a form that comes later.
  const isUsable = useIsUsable();
  const count = form.changed.length;
  const name = collectionName(collection, locale);
  const title = isNew
    ? t('title.new', { collection: name })
    : collection.single
      ? name
      : (nameOfItem(collection, plain, form.base) ?? t('title.unnamed', { key: itemKey }));

  // A reading that arrives during a save may be older than the save: the save itself brings the form up to date.
  const shown = useRef(saved);
  const takeReading = useRef(conflicts.take);
  useEffect(() => {
    takeReading.current = conflicts.take;
  });
  const { handle } = form;
  useEffect(() => {
    if (isSaving || saved === null || shown.current === saved) return;
    shown.current = saved;
    takeReading.current(saved);
  }, [isSaving, saved]);

  useUnsavedGuard({
    isDirty: count > 0,
    countNow: () => {
      commitFocused(root.current);
      return handle.unsaved().length;
    },
    describe: (changes) => t('unsaved.body', { count: changes, item: title }),
    onDiscard: draft.forget,
  });
  useSaveShortcut(() => {
    if (access.canSave) void save('stay');
  });

  useUndoShortcut(handle);
  // Made anew only when something of it changes: typing renders all that is written out below.
  const sidebar = useMemo(
    () =>
      hasHistory && isUsable && itemKey !== null && saved !== null ? (
        <Suspense>
          <ActivityPanel item={{ collection, itemKey, saved, access, unsaved: count }} />
        </Suspense>
      ) : null,
    [hasHistory, isUsable, collection, itemKey, saved, access, count],
  );
  const { news } = conflicts;
  const showNews = useLatest(conflicts.show);
  const extras = useMemo(
    () =>
      itemKey === null ? null : (
        <>
          <StatusMark collection={collection} values={form.base} />
          {isUsable ? (
            <Suspense>
              <OthersBadge collection={collection.collection} itemKey={itemKey} />
            </Suspense>
          ) : null}
          <span role="status">
            {news ? (
              <Suspense>
                <NewsBadge collection={collection} news={news} onShow={() => showNews.current()} />
              </Suspense>
            ) : null}
          </span>
        </>
      ),
    [isUsable, collection, itemKey, form.base, news, showNews],
  );
  const [isReviewed, setReviewed] = useState(false);

  const handleSave = (choice: SaveChoice) => {
    if (choice === 'copy') copy.start();
    else void save(choice);
  };
  const handleDiscard = () => {
    handle.discard();
    draft.forget();
    dismiss();
  };

  const { canUndo, canRedo } = form.steps;
  const editing = useMemo(() => ({ handle, steps: { canUndo, canRedo } }), [handle, canUndo, canRedo]);
  const actions = useStableHandlers({
    onSave: handleSave,
    onReview: () => setReviewed(true),
    onDiscard: handleDiscard,
    onDelete: () => void deletion.ask(itemKey ?? '', title),
  });

  return (
    <Page
      title={
        isNew
          ? t('title.page.new', { collection: name })
          : t('title.page.one', { item: title, collection: name })
      }
      heading={title}
      breadcrumbs={useItemCrumbs(collection)}
      sidebarLabel={t('activity')}
      sidebarOpens={hasHistory}
      sidebar={sidebar}
      extras={extras}
      actions={
        <>
          {saved && renderActions ? renderActions(saved) : null}
          <SaveActions
            {...{ count, isNew, isSaving }}
            {...actions}
            form={editing}
            isSingle={collection.single}
            canSave={access.canSave}
            canCreate={access.canCreate}
            canDelete={access.canDelete && !deletion.isDeleting}
            noDelete={access.noDelete}
          />
        </>
      }
    >
      <div className={styles['frame']}>
        <div className={styles['body']}>
          <div className={styles['main']}>
            {failure ? <FailureNotice failure={failure} form={form} root={root} /> : null}
            {isGone && !deletion.isDeleted ? (
              <Notice
                tone="warn"
                action={
                  access.canCreate ? (
                    <Button size="dense" onClick={copy.start}>
                      {t('copy')}
                    </Button>
                  ) : undefined
                }
              >
                {t('goneItem')}
              </Notice>
            ) : null}
            {access.canSave ? null : (
              <Notice tone="info" role="none">
                {t(isLog(collection.collection) ? 'logEntry' : 'readonlyItem')}
              </Notice>
            )}
            {draft.offer ? (
              <DraftNotice
                offer={draft.offer}
                at={draft.offer.at}
                collection={collection}
                onRestore={draft.restore}
                onDiscard={draft.drop}
              />
            ) : null}
            {saved && renderAbove ? renderAbove(saved) : null}
            <FormView
              ref={root}
              form={form}
              collection={collection.collection}
              isNew={isNew}
              itemKey={itemKey}
              inputs={fieldInputs}
              label={t('form.label')}
            />
          </div>
          <Contents fields={form.shown} />
        </div>
      </div>
      {conflicts.question ? (
        <Suspense>
          <ConflictDialog collection={collection} question={conflicts.question} />
        </Suspense>
      ) : null}
      {isReviewed ? (
        <Suspense>
          <ChangesDialog
            {...{ form, collection, root }}
            changed={new Set(form.changed)}
            isFirst={(field) => isNew && (form.base[field] ?? null) === null}
            onTakeBack={handle.undo}
            onDiscard={handleDiscard}
            onSave={access.canSave && !isSaving ? () => void save('stay') : undefined}
            onClose={() => setReviewed(false)}
          />
        </Suspense>
      ) : null}
      {copy.questions && itemKey !== null ? (
        <Suspense>
          <CopyDialog
            collection={collection}
            itemKey={itemKey}
            blacklist={access.createBlacklist}
            questions={copy.questions}
            values={form.values}
            isSaving={isSaving}
            error={copy.error}
            onSave={copy.answer}
            onFail={copy.fail}
            onClose={copy.cancel}
          />
        </Suspense>
      ) : null}
    </Page>
  );
}
