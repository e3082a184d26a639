import { type ReactNode, Suspense, useMemo, useRef } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { useTranslation } from 'react-i18next';
import { FormView } from '#app/components/form/FormView.tsx';
import { type Form, useForm } from '#app/components/form/use-form.ts';
import { useIsUsable } from '#app/components/form/use-made-inputs.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import type { MenuItem } from '#app/components/ui/Menu.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { collectionName } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { isLog } from '#app/entities/items/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { fieldInputs } from '#app/interfaces/field-inputs.ts';
import { useStableHandlers } from '#app/lib/latest.ts';
import { useConflicts } from '#app/editing/conflicts/use-conflicts.ts';
import { Contents } from './Contents.tsx';
import { DraftNotice } from '#app/editing/drafts/DraftNotice.tsx';
import { EditorPage } from '#app/editing/EditorPage.tsx';
import { FailureNotice } from '#app/editing/FailureNotice.tsx';
import { useEditor } from '#app/editing/use-editor.ts';
import styles from './item.module.css';
import { useItemCrumbs } from '#app/components/shell/collection-links.ts';
import { nameOfItem } from './item-rules.ts';
import { SaveActions, type SaveChoice } from './SaveActions.tsx';
import { StatusMark } from './StatusMark.tsx';
import { type ItemLimits, useItemAccess } from './use-item-access.ts';
import { useItemCopy } from './use-item-copy.ts';
import { useItemDelete } from './use-item-delete.ts';
import { useEditDraft } from '#app/editing/drafts/use-edit-draft.ts';
import { useItemSave } from './use-item-save.ts';
import { useStartValues } from './use-start-values.ts';

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
  useStartValues(form, collection.collection, itemKey);
  const conflicts = useConflicts({ collection, itemKey, fieldsParam, form });
  const draft = useEditDraft({ collection: collection.collection, key: itemKey ?? '+', form, conflicts });
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
  const isNew = itemKey === null;
  // What the API writes by itself is the history.
  const hasHistory = !isNew && !isLog(collection.collection);
  // Neither the history nor who else is here is worth a form that comes later.
  const isUsable = useIsUsable();
  const name = collectionName(collection, locale);
  const title = useItemTitle(collection, itemKey, form);

  const editor = useEditor({
    form,
    root,
    saved,
    isSaving,
    conflicts,
    describe: (changes) => t('unsaved.body', { count: changes, item: title }),
    save: access.canSave ? save : undefined,
    draft,
    dismiss,
  });
  const { count } = editor;

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
  const status = useMemo(
    () => (isNew ? null : <StatusMark collection={collection} values={form.base} />),
    [isNew, collection, form.base],
  );
  const { canDelete, noDelete } = access;
  const isDeletable = canDelete && !deletion.isDeleting;
  const menu = useMemo(
    (): MenuItem[] =>
      isDeletable
        ? [
            {
              id: 'delete',
              label: t('deleteItem'),
              icon: <Icon name="delete" />,
              tone: 'bad',
              disabled: isSaving || noDelete !== null,
              ...(noDelete === null ? {} : { description: noDelete }),
            },
          ]
        : [],
    [isDeletable, noDelete, isSaving, t],
  );
  const handlers = useStableHandlers({
    onMenu: () => void deletion.ask(itemKey ?? '', title),
    onSave: (choice: SaveChoice) => {
      if (choice === 'copy') copy.start();
      else void save(choice);
    },
  });

  return (
    <EditorPage
      editor={editor}
      collection={collection}
      presence={isUsable ? itemKey : null}
      isNew={isNew}
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
      extras={status}
      before={saved && renderActions ? renderActions(saved) : null}
      menu={menu}
      onMenu={handlers.onMenu}
      actions={
        <SaveActions
          {...{ isNew, isSaving }}
          isChanged={count > 0}
          isSingle={collection.single}
          canSave={access.canSave}
          canCreate={access.canCreate}
          onSave={handlers.onSave}
        />
      }
    >
      <div className={styles.frame}>
        <div className={styles.body}>
          <div className={styles.main}>
            <FailureNotice failure={failure} form={form} root={root} />
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
            <DraftNotice draft={draft} fields={access.fields} />
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
    </EditorPage>
  );
}

/** What the item is called, by what is saved of it. */
function useItemTitle(collection: Collection, itemKey: string | null, { fields, base }: Form): string {
  const { t } = useTranslation('item');
  const name = collectionName(collection, useLocale());
  if (itemKey === null) return t('title.new', { collection: name });
  if (collection.single) return name;
  const plain = fields.map(({ field }) => field);
  return nameOfItem(collection, plain, base) ?? t('title.unnamed', { key: itemKey });
}
