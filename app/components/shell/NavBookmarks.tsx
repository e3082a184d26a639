import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/components/feedback/confirm.ts';
import { notify } from '#app/components/feedback/toasts.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { presetMutations } from '#app/entities/collection-presets/mutations.ts';
import type { Preset } from '#app/entities/collection-presets/types.ts';
import { canRead, rightsOn } from '#app/entities/permissions/rules.ts';
import { isAdmin } from '#app/entities/users/rules.ts';
import { translateStored } from '#app/i18n/translate.ts';
import { bookmarksOf } from '#app/session/hydration.ts';
import { useCollections, useCurrentUser, usePermissions } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { describeError } from './describe-error.ts';
import styles from './NavSidebar.module.css';

/** Saved views: the user's own, then the role's, then everybody's. */
export function NavBookmarks() {
  const { t } = useTranslation();
  const project = useProject();
  const user = useCurrentUser();
  const collections = useCollections();
  const permissions = usePermissions();
  const { data = [] } = useQuery(bookmarksOf(project, user));
  const bookmarks = data.filter(({ collection }) => {
    const found = collections[collection];
    return found !== undefined && canRead(rightsOn(permissions, found));
  });
  if (bookmarks.length === 0) return null;
  return (
    <section className={styles['group']}>
      <h2 className={styles['heading']}>{t('shell.bookmarks')}</h2>
      <ul className={styles['list']}>
        {bookmarks.map((bookmark) => (
          <li key={bookmark.id} className={styles['bookmark']}>
            <BookmarkLink bookmark={bookmark} mayDelete={isAdmin(user) || bookmark.user === user.id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function BookmarkLink({ bookmark, mayDelete }: { bookmark: Preset; mayDelete: boolean }) {
  const { t } = useTranslation();
  const project = useProject();
  const title = translateStored(bookmark.title ?? '');
  const remove = useMutation(presetMutations.remove(project));
  const askAndRemove = async () => {
    const isSure = await confirm({
      title: t('shell.deleteBookmarkTitle', { title }),
      body: t('shell.deleteBookmarkBody'),
      confirmLabel: t('delete'),
      cancelLabel: t('cancel'),
      tone: 'bad',
    });
    if (!isSure || bookmark.id === null) return;
    remove.mutate(bookmark.id, {
      onSuccess: () => notify({ tone: 'good', title: t('shell.bookmarkDeleted') }),
      onError: (error) =>
        notify({ tone: 'bad', title: t('somethingWentWrong'), details: describeError(error) }),
    });
  };
  return (
    <>
      <Link
        className={styles['link']}
        to="/$project/bookmarks/$collection/$bookmark"
        params={{ project, collection: bookmark.collection, bookmark: String(bookmark.id) }}
        // Going there writes: a hover must not.
        preload={false}
      >
        <Icon name="bookmark_border" />
        <span className={styles['name']}>{title}</span>
      </Link>
      {mayDelete ? (
        <IconButton
          size="dense"
          className={styles['remove']}
          label={t('shell.deleteBookmark', { title })}
          pending={remove.isPending}
          onClick={() => void askAndRemove()}
        >
          <Icon name="delete" size={18} />
        </IconButton>
      ) : null}
    </>
  );
}
