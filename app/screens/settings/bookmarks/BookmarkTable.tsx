import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/components/feedback/confirm.ts';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { presetMutations } from '#app/entities/collection-presets/mutations.ts';
import type { Bookmark } from '#app/entities/collection-presets/types.ts';
import list from '#app/screens/settings/list.module.css';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import { BookmarkDialog } from './BookmarkDialog.tsx';
import styles from './bookmarks.module.css';
import { useBookmarkWords } from './use-bookmark-words.ts';

/** Bookmarks with what can be done to them: renamed, given to others, deleted. */
export function BookmarkTable({ bookmarks }: { bookmarks: readonly Bookmark[] }) {
  const { t } = useTranslation('bookmarks');
  const project = useProject();
  const words = useBookmarkWords();
  const [edited, setEdited] = useState<Bookmark | null>(null);
  const remove = useMutation(presetMutations.remove(project));
  const askAndRemove = async (bookmark: Bookmark, button: HTMLElement) => {
    const { title, owner } = words(bookmark);
    const row = button.closest('tr');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    const isSure = await confirm({
      title: t('deleteTitle', { title }),
      body: t('deleteBody', { owner }),
      confirmLabel: t('delete', { ns: 'app' }),
      cancelLabel: t('cancel', { ns: 'app' }),
      tone: 'bad',
    });
    if (!isSure) return;
    try {
      await remove.mutateAsync(bookmark.id);
      notify({ tone: 'good', title: t('deleted', { title }) });
      // The button that had the focus is gone.
      requestAnimationFrame(() => neighbour?.querySelector('a')?.focus());
    } catch (error) {
      notify({ tone: 'bad', title: t('notDeleted', { title }), details: describeError(error) });
    }
  };
  return (
    <>
      <table className={list.table} aria-label={t('title')}>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col" className={styles.wide}>
              {t('collection')}
            </th>
            <th scope="col">{t('owner')}</th>
            <th scope="col">{t('actions')}</th>
          </tr>
        </thead>
        <tbody>
          {bookmarks.map((bookmark) => {
            const { title, collection, owner } = words(bookmark);
            return (
              <tr key={bookmark.id}>
                <td className={styles.name}>
                  <Link
                    {...addresses.bookmark(project, bookmark.collection, String(bookmark.id))}
                    // Going there writes: a hover must not.
                    preload={false}
                    dir="auto"
                  >
                    {title}
                  </Link>
                </td>
                <td className={styles.wide}>
                  <bdi>{collection}</bdi>
                </td>
                <td>
                  <bdi>{owner}</bdi>
                </td>
                <td className={styles.actions}>
                  <IconButton label={t('edit', { title })} onClick={() => setEdited(bookmark)}>
                    <Icon name="edit" size={20} />
                  </IconButton>
                  <IconButton
                    label={t('remove', { title })}
                    onClick={(event) => void askAndRemove(bookmark, event.currentTarget)}
                  >
                    <Icon name="delete" size={20} />
                  </IconButton>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {edited ? <BookmarkDialog bookmark={edited} onClose={() => setEdited(null)} /> : null}
    </>
  );
}
