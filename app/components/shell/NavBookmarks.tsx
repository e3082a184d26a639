import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#app/lib/api.ts';
import { confirm } from '#app/components/feedback/confirm.ts';
import { notify } from '#app/components/feedback/toasts.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { presetMutations } from '#app/entities/collection-presets/mutations.ts';
import type { Preset } from '#app/entities/collection-presets/types.ts';
import { canRead, rightsOn } from '#app/entities/permissions/rules.ts';
import { isAdmin } from '#app/entities/users/rules.ts';
import { translateStored } from '#app/i18n/translate.ts';
import { addresses } from '#app/session/addresses.ts';
import { bookmarksOf } from '#app/session/hydration.ts';
import { useCollections, useCurrentUser, usePermissions } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { describeError } from './describe-error.ts';
import { fits } from './filter-groups.ts';
import { mainId } from './frame.ts';
import styles from './NavSidebar.module.css';
import { collectionOf } from '#app/entities/collections/rules.ts';

/** Saved views whose title fits the text: the user's own, then the role's, then everybody's. */
export function NavBookmarks({ text }: { text: string }) {
  const { t } = useTranslation(['shell', 'app']);
  const project = useProject();
  const user = useCurrentUser();
  const collections = useCollections();
  const permissions = usePermissions();
  const { data, isError, isFetching, refetch } = useQuery(bookmarksOf(project, user));
  const bookmarks = (data ?? []).filter(({ collection, title }) => {
    const found = collectionOf(collections, collection);
    const isReadable = found !== undefined && canRead(rightsOn(permissions, found));
    return isReadable && fits(text, [translateStored(title ?? '')]);
  });
  if (data && bookmarks.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{t('bookmarks')}</h2>
      {data ? (
        <ul className={styles.list}>
          {bookmarks.map((bookmark) => (
            <li key={bookmark.id} className={styles.bookmark}>
              <BookmarkLink bookmark={bookmark} canDelete={isAdmin(user) || bookmark.user === user.id} />
            </li>
          ))}
        </ul>
      ) : isError ? (
        <div className={styles.failed}>
          <p>{t('bookmarksFailed')}</p>
          <Button size="dense" pending={isFetching} onClick={() => void refetch()}>
            {t('retry', { ns: 'app' })}
          </Button>
        </div>
      ) : (
        <Skeleton height={30} />
      )}
    </section>
  );
}

function BookmarkLink({ bookmark, canDelete }: { bookmark: Preset; canDelete: boolean }) {
  const { t } = useTranslation(['shell', 'app']);
  const project = useProject();
  const title = translateStored(bookmark.title ?? '');
  const remove = useMutation(presetMutations.remove(project));
  const row = useRef<HTMLSpanElement>(null);
  const isGoing = useRef(false);
  useLayoutEffect(() => {
    const item = row.current?.closest('li');
    return () => {
      const { activeElement, body } = document;
      if (!isGoing.current || !item || !(activeElement === body || item.contains(activeElement))) return;
      const neighbour = neighbourOf(item);
      requestAnimationFrame(() => {
        if (document.activeElement === body) neighbour?.focus();
      });
    };
  }, []);
  const askAndRemove = async () => {
    const isSure = await confirm({
      title: t('deleteBookmarkTitle', { title }),
      body: t('deleteBookmarkBody'),
      confirmLabel: t('delete', { ns: 'app' }),
      cancelLabel: t('cancel', { ns: 'app' }),
      tone: 'bad',
    });
    if (!isSure || bookmark.id === null) return;
    isGoing.current = true;
    try {
      await remove.mutateAsync(bookmark.id);
      notify({ tone: 'good', title: t('bookmarkDeleted') });
    } catch (error) {
      isGoing.current = false;
      // Real servers let nobody delete their own who may not delete all.
      const isDenied = error instanceof ApiError && error.status === 403;
      notify({
        tone: 'bad',
        title: t('bookmarkNotDeleted'),
        details: isDenied ? t('bookmarkDenied') : describeError(error),
      });
    }
  };
  return (
    <>
      <Link
        className={styles.link}
        {...addresses.bookmark(project, bookmark.collection, String(bookmark.id))}
        // Going there writes: a hover must not.
        preload={false}
        title={title.length > 22 ? title : undefined}
      >
        <Icon name="bookmark_border" />
        <span ref={row} className={styles.name}>
          {title}
        </span>
      </Link>
      {canDelete ? (
        <IconButton
          size="dense"
          className={styles.remove}
          label={t('deleteBookmark', { title })}
          pending={remove.isPending}
          onClick={() => void askAndRemove()}
        >
          <Icon name="delete" size={18} />
        </IconButton>
      ) : null}
    </>
  );
}

/** The link of the bookmark after this one, else before it, else the page's heading: where the focus goes. */
function neighbourOf(item: Element): HTMLElement | null {
  const near = item.nextElementSibling ?? item.previousElementSibling;
  return near?.querySelector('a') ?? document.querySelector<HTMLElement>(`#${mainId} h1`);
}
