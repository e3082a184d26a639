import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { useTranslation } from 'react-i18next';
import { useScreenAction } from '#app/components/command/screen-actions.ts';
import { Page } from '#app/components/shell/Page.tsx';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { presetQueries } from '#app/entities/collection-presets/queries.ts';
import { matchingBookmark } from '#app/entities/collection-presets/rules.ts';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { isLog } from '#app/entities/items/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import { canCreate } from '#app/entities/permissions/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { translateStored } from '#app/i18n/translate.ts';
import { useAfterPaint } from '#app/lib/after-paint.ts';
import { StagedContext } from '#app/layouts/staged.ts';
import { collectionTitle, useListCrumbs } from '#app/components/shell/collection-links.ts';
import { AddressLink } from '#app/components/shell/AddressLink.tsx';
import type { StartValues } from '#app/entities/items/start-values.ts';
import { type Address, addresses } from '#app/session/addresses.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { BookmarkButton } from './BookmarkButton.tsx';
import styles from './items.module.css';
import { type EmptyWords, ListBody } from './ListBody.tsx';
import type { Selected } from '#app/editing/bulk/selection-rules.ts';
import { useShortcuts } from '#app/lib/use-shortcuts.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { ViewNotes } from './ViewNotes.tsx';
import { Toolbar } from './Toolbar.tsx';
import { type ExtraActions, ListMenu } from './transfer/ListMenu.tsx';
import { useItemLinks } from './use-item-links.ts';
import { type ListingState, useListing } from './use-listing.ts';
import { type ListingRows, useRows } from './use-rows.ts';
import { type Selection, useSelection } from './use-selection.ts';
import { useStagedEdits } from './use-staged-edits.ts';

const DroppedNotice = lazyPart(() => import('./DroppedNotice.tsx'));
const SelectionBar = lazyPart(() => import('./SelectionBar.tsx'));
const ViewSettings = lazyPart(() => import('./ViewSettings.tsx'));

export interface ItemListProps {
  collection: Collection;
  /** Buttons before the one for a new item. */
  extraActions?: ReactNode;
  /** In the place of the link to the form of a new item; null for none. */
  create?: ReactNode;
  /** What else can be done with the list as a whole. */
  listActions?: ExtraActions;
  /** Above search and filters. */
  renderAbove?: (listing: ListingState) => ReactNode;
  /** What else can be done with chosen items. */
  renderDeeds?: (items: Selected, clear: () => void) => ReactNode;
  /** Instead of the usual words for a list without items; null leaves them. */
  empty?: (listing: ListingState) => EmptyWords | null;
  /** A field whose condition `renderAbove` shows, so that the filters don't. */
  ownFilter?: string;
  /** The search box tells how many items there are, and is only there while it is of use. */
  countsInSearch?: boolean;
}

/** Header, search and filters, the layout with the rows, and what can be done with chosen ones. */
export function ItemList(props: ItemListProps) {
  const { collection, renderAbove } = props;
  const { t } = useTranslation('listing');
  const project = useProject();
  const locale = useLocale();
  const found = useListing(collection);
  const { stagedStore, change } = useStagedEdits(found);
  const listing = { ...found, change };
  const { rights, wanted } = listing;
  const rows = useRows(listing);
  // What can be set comes after the rows.
  const hasBegun = useAfterPaint(rows.firstRows !== null || rows.error !== null);
  const id = collection.collection;
  const name = collectionTitle(collection, locale);
  const keyField = keyFieldOf(collection);
  const keyOf = useCallback((item: Item) => String(ownValue(item, keyField)), [keyField]);
  const links = useItemLinks(collection);

  const selected = useSelection(listing.source, keyOf);
  const isReadOnly = isLog(id);
  const canChoose = !isReadOnly && !listing.layout.isWithoutSelection;
  const { onToggleAll } = selected.selection;
  // Wherever the focus is, but for where it means the text that is being written.
  useShortcuts(
    {
      '$mod+a': (event) => {
        if (event.target instanceof Element && event.target.closest(withOwnSelection)) return;
        event.preventDefault();
        onToggleAll();
      },
    },
    canChoose,
  );
  useScreenAction('selectAll', onToggleAll, canChoose);
  const bookmark = useBookmark(listing);
  const isCreatable = canCreate(rights) && !isReadOnly;
  const newItem = useCallback((start?: StartValues) => addresses.newItem(project, id, start), [project, id]);

  return (
    <Page
      layout="flush"
      title={name}
      breadcrumbs={useListCrumbs(collection)}
      heading={
        bookmark
          ? t('bookmark.heading', { collection: name, title: translateStored(bookmark.title ?? '') })
          : name
      }
      extras={isReadOnly ? null : <Extras {...{ listing, bookmark }} note={collection.note} />}
      actions={
        <>
          {props.extraActions}
          <ListMenu {...{ name, listing }} extra={props.listActions} count={rows.count?.filtered ?? null} />
          {props.create !== undefined ? props.create : isCreatable ? <NewItemLink to={newItem()} /> : null}
        </>
      }
      sidebarLabel={t('viewSettings')}
      sidebar={
        <Suspense fallback={<Skeleton height={280} />}>
          {hasBegun && !wanted.isAwaited ? <ViewSettings listing={listing} /> : <Skeleton height={280} />}
        </Suspense>
      }
    >
      {renderAbove?.(listing)}
      <ListTools {...props} {...{ name, listing, rows, selected }} />
      <Dropped listing={listing} />
      <ViewNotes {...listing} />
      <StagedContext value={stagedStore}>
        {wanted.isAwaited ? (
          <Skeleton height={280} />
        ) : (
          <ListBody
            {...{ name, listing, rows, keyOf, ...links }}
            selection={canChoose ? selected.selection : null}
            onClear={() => listing.change({ q: '', filters: [] })}
            newItem={isCreatable ? newItem : null}
            empty={props.empty?.(listing) ?? null}
          />
        )}
      </StagedContext>
    </Page>
  );
}

/** What of a saved view isn't there. */
function Dropped({ listing: { dropped, droppedLayout, wanted, view, change } }: { listing: ListingState }) {
  if (wanted.isAwaited || (dropped.length === 0 && droppedLayout === null)) return null;
  return (
    <Suspense>
      <DroppedNotice
        names={dropped}
        layout={droppedLayout}
        reason={wanted.error}
        onRetry={wanted.retry}
        onKeep={() => change(view)}
      />
    </Suspense>
  );
}

const withOwnSelection =
  'input:not([type="checkbox"]), textarea, [contenteditable], [role="dialog"], [role="alertdialog"]';

/** The bookmark that the present view is. */
function useBookmark({ preset }: ListingState) {
  const user = useCurrentUser();
  const owner = { user: user.id, role: user.role.id };
  const { data: bookmarks = [] } = useQuery(presetQueries.bookmarks(useProject(), owner));
  return matchingBookmark(bookmarks, preset);
}

interface ExtrasProps {
  listing: ListingState;
  bookmark: ReturnType<typeof useBookmark>;
  note: string | null;
}

function Extras({ listing, bookmark, note }: ExtrasProps) {
  return (
    <>
      <BookmarkButton preset={listing.preset} bookmark={bookmark} />
      {note ? (
        <p className={styles.note} title={note}>
          {note}
        </p>
      ) : null}
    </>
  );
}

interface ListToolsProps extends Pick<ItemListProps, 'renderDeeds' | 'ownFilter' | 'countsInSearch'> {
  name: string;
  listing: ListingState;
  rows: ListingRows;
  selected: Selection;
}

/** Search and filters, and over them what can be done with chosen items. */
function ListTools({ listing, rows, selected, countsInSearch = false, ...props }: ListToolsProps) {
  const { view } = listing;
  const hasSelection = selected.items.size > 0;
  // An empty library has nothing to search; a search that finds nothing has to stay.
  const isToolless = countsInSearch && rows.isEmpty && view.q === '' && view.filters.length === 0;
  return (
    <div className={styles.tools}>
      {isToolless ? null : (
        <div inert={hasSelection} data-covered={(countsInSearch && hasSelection) || undefined}>
          <Toolbar {...{ listing, rows, countsInSearch }} name={props.name} ownFilter={props.ownFilter} />
        </div>
      )}
      {hasSelection ? (
        <Suspense>
          <SelectionBar {...{ selected, listing }} count={rows.count?.filtered ?? null}>
            {props.renderDeeds?.(selected.items, selected.clear)}
          </SelectionBar>
        </Suspense>
      ) : null}
    </div>
  );
}

function NewItemLink({ to }: { to: Address }) {
  const { t } = useTranslation('listing');
  return (
    <AddressLink className={buttonClass({ variant: 'primary' })} to={to}>
      <Icon name="add" size={18} />
      <span className={styles.addLabel}>{t('addNew')}</span>
    </AddressLink>
  );
}
