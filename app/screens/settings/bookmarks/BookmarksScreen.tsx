import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '#app/components/feedback/LoadFailed.tsx';
import { Page } from '#app/components/shell/Page.tsx';
import { EmptyState } from '#app/components/ui/EmptyState.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { presetQueries } from '#app/entities/collection-presets/queries.ts';
import type { Bookmark } from '#app/entities/collection-presets/types.ts';
import { AdminOnly } from '#app/screens/settings/AdminOnly.tsx';
import { useSettingsCrumbs } from '#app/screens/settings/crumbs.ts';
import { FilteredList } from '#app/screens/settings/FilteredList.tsx';
import { WaitingRows } from '#app/screens/settings/Waiting.tsx';
import { useProject } from '#app/session/project.tsx';
import { BookmarkTable } from './BookmarkTable.tsx';
import { useBookmarkWords } from './use-bookmark-words.ts';

/** The bookmarks that roles and everybody have. */
export function BookmarksScreen() {
  const { t } = useTranslation('bookmarks');
  return (
    <AdminOnly name={t('title')}>
      <Bookmarks />
    </AdminOnly>
  );
}

function Bookmarks() {
  const { t } = useTranslation('bookmarks');
  const shared = useQuery(presetQueries.shared(useProject()));
  const { data } = shared;
  return (
    <Page title={t('title')} heading={t('title')} breadcrumbs={useSettingsCrumbs()}>
      {data?.length === 0 ? (
        <EmptyState icon={<Icon name="bookmark_border" size={28} />} title={t('empty')}>
          {t('emptyBody')}
        </EmptyState>
      ) : data ? (
        <FilteredBookmarks bookmarks={data} />
      ) : shared.error ? (
        <LoadFailed title={t('failed')} queries={[shared]} />
      ) : (
        <WaitingRows rows={5} />
      )}
    </Page>
  );
}

function FilteredBookmarks({ bookmarks }: { bookmarks: readonly Bookmark[] }) {
  const { t } = useTranslation('bookmarks');
  const words = useBookmarkWords();
  return (
    <FilteredList
      items={bookmarks}
      textOf={(bookmark) => Object.values(words(bookmark)).join(' ')}
      label={t('filter')}
      count={(count) => t('count', { count })}
      none={t('none')}
    >
      {(shown) => <BookmarkTable bookmarks={shown} />}
    </FilteredList>
  );
}
