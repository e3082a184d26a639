import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Bookmark } from '#app/entities/collection-presets/types.ts';
import { collectionName, collectionOf } from '#app/entities/collections/rules.ts';
import { roleQueries } from '#app/entities/roles/queries.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { translateStored } from '#app/i18n/translate.ts';
import { useCollections } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';

export interface BookmarkWords {
  title: string;
  collection: string;
  /** Whom it is for. */
  owner: string;
}

/** What a bookmark is called, of what it is a view, and whom it is for, in words. */
export function useBookmarkWords(): (bookmark: Bookmark) => BookmarkWords {
  const { t } = useTranslation('bookmarks');
  const locale = useLocale();
  const collections = useCollections();
  const { data: roles = [] } = useQuery(roleQueries.names(useProject()));
  return ({ title, collection, role }) => {
    const found = collectionOf(collections, collection);
    const name = roles.find(({ id }) => id === role)?.name;
    return {
      title: translateStored(title),
      collection: found ? collectionName(found, locale) : t('gone', { collection }),
      owner: role === null ? t('everybody') : (name ?? t('unknownRole', { id: role })),
    };
  };
}
