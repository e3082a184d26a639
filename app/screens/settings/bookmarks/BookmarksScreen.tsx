import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorView } from '#app/components/feedback/ErrorView.tsx';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Page } from '#app/components/shell/Page.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { EmptyState } from '#app/components/ui/EmptyState.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { presetQueries } from '#app/entities/collection-presets/queries.ts';
import type { Bookmark } from '#app/entities/collection-presets/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { AdminOnly } from '#app/screens/settings/AdminOnly.tsx';
import { useSettingsCrumbs } from '#app/screens/settings/crumbs.ts';
import { FilterBar } from '#app/screens/settings/FilterBar.tsx';
import { NoMatch } from '#app/screens/settings/NoMatch.tsx';
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
  const { data, error, isFetching, refetch } = useQuery(presetQueries.shared(useProject()));
  return (
    <Page title={t('title')} heading={t('title')} breadcrumbs={useSettingsCrumbs()}>
      {data?.length === 0 ? (
        <EmptyState icon={<Icon name="bookmark_border" size={28} />} title={t('empty')}>
          {t('emptyBody')}
        </EmptyState>
      ) : data ? (
        <FilteredBookmarks bookmarks={data} />
      ) : error ? (
        <ErrorView
          title={t('failed')}
          actions={
            <Button variant="primary" pending={isFetching} onClick={() => void refetch()}>
              {t('retry', { ns: 'app' })}
            </Button>
          }
        >
          {describeError(error)}
        </ErrorView>
      ) : (
        <WaitingRows rows={5} />
      )}
    </Page>
  );
}

function FilteredBookmarks({ bookmarks }: { bookmarks: readonly Bookmark[] }) {
  const { t } = useTranslation('bookmarks');
  const locale = useLocale();
  const words = useBookmarkWords();
  const [wanted, setWanted] = useState('');
  const word = wanted.trim().toLocaleLowerCase(locale);
  const shown = bookmarks.filter((bookmark) =>
    Object.values(words(bookmark)).join(' ').toLocaleLowerCase(locale).includes(word),
  );
  return (
    <>
      <FilterBar
        label={t('filter')}
        wanted={wanted}
        onChange={setWanted}
        count={t('count', { count: shown.length })}
      />
      {shown.length === 0 ? (
        <NoMatch title={t('none')} text={wanted} onClear={() => setWanted('')} />
      ) : (
        <BookmarkTable bookmarks={shown} />
      )}
    </>
  );
}
