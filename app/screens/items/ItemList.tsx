import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#app/components/shell/Page.tsx';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { presetQueries } from '#app/entities/collection-presets/queries.ts';
import { matchingBookmark } from '#app/entities/collection-presets/rules.ts';
import { collectionName, primaryKeyField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { itemPath } from '#app/entities/items/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import { canCreate } from '#app/entities/permissions/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { translateStored } from '#app/i18n/translate.ts';
import { requestFields } from '#app/layouts/paths.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { BookmarkButton } from './BookmarkButton.tsx';
import { DroppedNotice } from './DroppedNotice.tsx';
import styles from './items.module.css';
import { ListBody } from './ListBody.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useDelete } from './use-delete.ts';
import { useListing } from './use-listing.ts';
import { useRows } from './use-rows.ts';
import { useSelection } from './use-selection.ts';
import { ViewSettings } from './ViewSettings.tsx';

/** Header, search and filters, the layout with the rows, and what can be done with chosen ones. */
export function ItemList({ collection }: { collection: Collection }) {
  const { t } = useTranslation('listing');
  const { t: tApp } = useTranslation();
  const project = useProject();
  const router = useRouter();
  const locale = useLocale();
  const user = useCurrentUser();
  const listing = useListing(collection);
  const { context, rights, view } = listing;
  const rows = useRows(listing);
  const id = collection.collection;
  const name = collectionName(collection, locale);
  const keyField = primaryKeyField(collection)?.field ?? 'id';
  const keyOf = useCallback((item: Item) => String(item[keyField]), [keyField]);
  const hrefOf = useCallback((key: string) => `#${itemPath(project, id, key)}`, [project, id]);
  const onOpen = useCallback(
    (key: string) => router.history.push(itemPath(project, id, key)),
    [router, project, id],
  );

  const chosen = useSelection(listing.source, keyOf);
  const { deleteItems, isDeleting } = useDelete(collection, chosen.drop);
  useSelectAllKey(chosen.selection.onToggleAll);

  const { data: bookmarks = [] } = useQuery(
    presetQueries.bookmarks(project, { user: user.id, role: user.role.id }),
  );
  const bookmark = matchingBookmark(bookmarks, listing.preset);
  const mayCreate = canCreate(rights);
  const newHref = `#${itemPath(project, id, { isNew: true })}`;
  const clearAll = () => listing.change({ q: '', filters: [] });

  return (
    <Page
      layout="flush"
      title={name}
      breadcrumbs={[
        { label: tApp('shell.collections'), href: `#/${encodeURIComponent(project)}/collections` },
      ]}
      heading={
        bookmark
          ? t('bookmark.heading', { collection: name, title: translateStored(bookmark.title ?? '') })
          : name
      }
      extras={
        <>
          <BookmarkButton preset={listing.preset} bookmark={bookmark} />
          {collection.note ? (
            <p className={styles['note']} title={collection.note}>
              {collection.note}
            </p>
          ) : null}
        </>
      }
      actions={
        mayCreate ? (
          <a className={buttonClass({ variant: 'primary' })} href={newHref}>
            <Icon name="add" size={18} />
            <span className={styles['addLabel']}>{t('addNew')}</span>
          </a>
        ) : null
      }
      sidebarLabel={t('viewSettings')}
      sidebar={
        <Suspense fallback={<Skeleton height={280} />}>
          <ViewSettings listing={listing} />
        </Suspense>
      }
    >
      <div className={styles['tools']}>
        <div inert={chosen.items.size > 0}>
          <Toolbar name={name} listing={listing} rows={rows} />
        </div>
        {chosen.items.size > 0 ? (
          <SelectionBar
            items={chosen.items}
            collection={collection}
            rights={rights}
            count={rows.count?.filtered ?? null}
            reading={chosen.reading}
            isDeleting={isDeleting}
            onSelectMatching={() => {
              if (rows.count) void chosen.selectMatching(rows.count.filtered, requestFields([], context));
            }}
            onDelete={() => void deleteItems(chosen.items)}
            onClear={chosen.clear}
          />
        ) : null}
      </div>
      {listing.dropped.length > 0 ? (
        <DroppedNotice names={listing.dropped} onKeep={() => listing.change(view)} />
      ) : null}
      <ListBody
        name={name}
        listing={listing}
        rows={rows}
        selection={chosen.selection}
        keyOf={keyOf}
        hrefOf={hrefOf}
        onOpen={onOpen}
        onClear={clearAll}
        newHref={mayCreate ? newHref : null}
      />
    </Page>
  );
}

/** mod+a chooses rows wherever the focus is, but for where it means the text that is being written. */
function useSelectAllKey(onToggleAll: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'a' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (
        target?.closest(
          'input:not([type="checkbox"]), textarea, [contenteditable], [role="dialog"], [role="alertdialog"]',
        )
      )
        return;
      event.preventDefault();
      onToggleAll();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [onToggleAll]);
}
