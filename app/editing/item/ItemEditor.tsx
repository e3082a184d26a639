import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Form } from '#app/components/form/use-form.ts';
import { useIsUsable } from '#app/components/form/use-made-inputs.ts';
import { useItemCrumbs } from '#app/components/shell/collection-links.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import type { MenuItem } from '#app/components/ui/Menu.tsx';
import { EditorPage } from '#app/editing/EditorPage.tsx';
import { usePreviewPane } from '#app/editing/preview/use-preview-pane.tsx';
import { useEditor } from '#app/editing/use-editor.ts';
import { collectionName } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { isLog } from '#app/entities/items/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useStableHandlers } from '#app/lib/latest.ts';
import { ItemBody } from './ItemBody.tsx';
import { nameOfItem } from './item-rules.ts';
import { SaveActions, type SaveChoice } from './SaveActions.tsx';
import { StatusMark } from './StatusMark.tsx';
import { useDisplayName } from './use-display-name.ts';
import { type EditedItem, type ItemEditing, useItemEditing } from './use-item-editing.ts';

const ActivityPanel = lazyPart(() => import('./history/ActivityPanel.tsx'));
const UsageDrawer = lazyPart(() => import('#app/components/usages/UsageDrawer.tsx'));

export interface ItemEditorProps extends EditedItem {
  /** The last reading found it deleted, or out of the user's sight. What was typed stays. */
  isGone?: boolean;
  /** Further buttons of the header: a file can be downloaded. */
  renderActions?: (item: Item) => ReactNode;
  /** Above the form: what is in a file. */
  renderAbove?: (item: Item) => ReactNode;
}

/** The form of one item, with all that is done to it. */
export function ItemEditor(props: ItemEditorProps) {
  const { collection, itemKey, saved, isGone = false, limits, renderActions, renderAbove } = props;
  const { t } = useTranslation('item');
  const locale = useLocale();
  const root = useRef<HTMLFormElement>(null);
  const editing = useItemEditing(props, root);
  const { access, form, conflicts, draft, deletion, copy } = editing;
  const { isSaving, save, dismiss } = editing.saving;
  const isNew = itemKey === null;
  const hasHistory = hasHistoryOf(props);
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
  const sidebar = useSidebar(props, editing, editor.count, isUsable);
  const status = useMemo(
    () => (isNew ? null : <StatusMark collection={collection} values={form.base} />),
    [isNew, collection, form.base],
  );
  const menu = useItemMenu(editing, hasHistory);
  const preview = usePreviewPane({ collection, itemKey, form, root, isSaving });
  const usages = useUsageDrawer(collection, itemKey, title);
  const handlers = useStableHandlers({
    onMenu: (id: string) => {
      if (id === 'usages') usages.open();
      else void deletion.ask(itemKey ?? '', title);
    },
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
      {...(hasHistory ? { sidebarOpens: preview.pane === null, contentLabel: t('form.label') } : {})}
      pane={preview.pane}
      sidebar={sidebar}
      extras={status}
      before={
        <>
          {saved && renderActions ? renderActions(saved) : null}
          {preview.button}
        </>
      }
      menu={menu}
      onMenu={handlers.onMenu}
      actions={
        <SaveActions
          {...{ isNew, isSaving }}
          isChanged={editor.count > 0}
          isSingle={collection.single}
          canSave={access.canSave}
          canCreate={access.canCreate}
          onSave={handlers.onSave}
        />
      }
    >
      <ItemBody
        {...{ collection, itemKey, isGone, editing, root, isReadonly: limits?.isReadonly === true }}
        above={saved && renderAbove ? renderAbove(saved) : null}
      />
      {usages.drawer}
    </EditorPage>
  );
}

/** What the API writes by itself is the history. */
function hasHistoryOf({ collection, itemKey }: ItemEditorProps): boolean {
  return itemKey !== null && !isLog(collection.collection);
}

/** The item's history; undefined where there is none, null while it isn't to be shown yet. */
function useSidebar(props: ItemEditorProps, { access }: ItemEditing, unsaved: number, isUsable: boolean) {
  const { collection, itemKey, saved } = props;
  const hasHistory = hasHistoryOf(props);
  // Made anew only when something of it changes: typing renders all that is written out around it.
  return useMemo(
    () =>
      !hasHistory ? undefined : isUsable && itemKey !== null && saved !== null ? (
        <Suspense>
          <ActivityPanel item={{ collection, itemKey, saved, access, unsaved }} />
        </Suspense>
      ) : null,
    [hasHistory, isUsable, collection, itemKey, saved, access, unsaved],
  );
}

/** Where the item is used, once it is asked for. */
function useUsageDrawer(collection: Collection, itemKey: string | null, title: string) {
  const [isOpen, setOpen] = useState(false);
  const drawer =
    isOpen && itemKey !== null ? (
      <Suspense>
        <UsageDrawer {...{ collection, itemKey, title }} onClose={() => setOpen(false)} />
      </Suspense>
    ) : null;
  return { drawer, open: () => setOpen(true) };
}

/** The menu of the page; the same list until something of it changes. */
function useItemMenu({ access, deletion, saving }: ItemEditing, isUsed: boolean): MenuItem[] {
  const { t } = useTranslation(['item', 'usages']);
  const { isSaving } = saving;
  const { canDelete, noDelete } = access;
  const isDeletable = canDelete && !deletion.isDeleting;
  return useMemo((): MenuItem[] => {
    const usages: MenuItem = { id: 'usages', label: t('usages:title'), icon: <Icon name="call_received" /> };
    const deleting: MenuItem = {
      id: 'delete',
      label: t('deleteItem'),
      icon: <Icon name="delete" />,
      tone: 'bad',
      disabled: isSaving || noDelete !== null,
      ...(noDelete === null ? {} : { description: noDelete }),
    };
    return [...(isUsed ? [usages] : []), ...(isDeletable ? [deleting] : [])];
  }, [isUsed, isDeletable, noDelete, isSaving, t]);
}

/** What the item is called, by what is saved of it. */
function useItemTitle(collection: Collection, itemKey: string | null, { fields, base }: Form): string {
  const { t } = useTranslation('item');
  const name = collectionName(collection, useLocale());
  const own = useDisplayName(collection, itemKey, base);
  if (itemKey === null) return t('title.new', { collection: name });
  if (collection.single) return name;
  const plain = fields.map(({ field }) => field);
  return own || (nameOfItem(collection, plain, base) ?? t('title.unnamed', { key: itemKey }));
}
