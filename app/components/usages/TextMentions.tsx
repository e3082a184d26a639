import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryNotice } from '#app/components/feedback/RetryNotice.tsx';
import { AddressLink } from '#app/components/shell/AddressLink.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { ProgressBar } from '#app/components/ui/ProgressBar.tsx';
import { collectionName } from '#app/entities/collections/rules.ts';
import { mentionQueries, type Mentions, mentionSources } from '#app/entities/usages/mentions.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { listOf } from '#app/i18n/set-apart.ts';
import { addresses } from '#app/session/addresses.ts';
import { useCollections, usePermissions } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './usages.module.css';

interface TextMentionsProps {
  /** What is searched for; at least one. */
  names: readonly string[];
  words: { searching: string; found: string; none: string };
  /** What is searched for names itself: its own key is one of its texts. */
  self?: { collection: string; key: string };
}

/** The items whose texts name something, collection by collection; the search can be ended. */
export function TextMentions({ names, words, self }: TextMentionsProps) {
  const { t } = useTranslation('usages');
  const { t: tApp } = useTranslation();
  const project = useProject();
  const collections = useCollections();
  const permissions = usePermissions();
  const sources = useMemo(() => mentionSources(collections, permissions), [collections, permissions]);
  const [isEnded, setEnded] = useState(false);
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    ...mentionQueries.pages(project, names, sources),
    enabled: !isEnded,
  });
  useEffect(() => {
    if (hasNextPage && !isFetching && !isEnded && !error) void fetchNextPage();
  }, [hasNextPage, isFetching, isEnded, error, fetchNextPage]);
  if (error && !isFetching)
    return <RetryNotice text={t('failed')} error={error} onRetry={() => void refetch()} />;
  const pages = data?.pages ?? [];
  const isRunning = !isEnded && pages.length < sources.length;
  return (
    <>
      {isRunning ? (
        <div className={styles.search}>
          <ProgressBar label={words.searching} value={pages.length / sources.length} />
          <Button size="dense" onClick={() => setEnded(true)}>
            {tApp('cancel')}
          </Button>
        </div>
      ) : null}
      <Found
        mentions={pages.filter((page) => page !== null).map((page) => withoutSelf(page, self))}
        unsearched={isRunning ? [] : sources.slice(pages.length)}
        words={words}
        isRunning={isRunning}
      />
      {isEnded && pages.length < sources.length ? (
        <Button size="dense" onClick={() => setEnded(false)}>
          {t('more')}
        </Button>
      ) : null}
    </>
  );
}

function withoutSelf(page: Mentions, self: TextMentionsProps['self']): Mentions {
  if (page.collection.collection !== self?.collection) return page;
  return { ...page, items: page.items.filter(({ key }) => key !== self.key) };
}

interface FoundProps extends Pick<TextMentionsProps, 'words'> {
  mentions: readonly Mentions[];
  /** Where the search has not come. */
  unsearched: readonly Pick<Mentions, 'collection'>[];
  isRunning: boolean;
}

function Found({ mentions, unsearched, words, isRunning }: FoundProps) {
  const { t } = useTranslation('usages');
  const locale = useLocale();
  const project = useProject();
  const found = mentions.filter(({ items }) => items.length > 0);
  const unread = [...mentions.filter(({ isUnread }) => isUnread), ...unsearched];
  const names = unread.map(({ collection }) => collectionName(collection, locale));
  return (
    <div className={styles.mentions} role="status">
      {found.length > 0 ? <p>{words.found}</p> : isRunning ? null : <p>{words.none}</p>}
      <ul>
        {found.map(({ collection, items, hasMore }) => (
          <li key={collection.collection}>
            {collectionName(collection, locale)}
            <ul>
              {items.map(({ key, name }) => (
                <li key={key}>
                  {/* The page stays: what it was opened for is still to be done. */}
                  <AddressLink to={addresses.item(project, collection.collection, key)} target="_blank">
                    <bdi>{name}</bdi>
                  </AddressLink>
                </li>
              ))}
              {hasMore ? <li>{t('texts.more')}</li> : null}
            </ul>
          </li>
        ))}
      </ul>
      {!isRunning && names.length > 0 ? <p>{t('texts.unread', { list: listOf(names, locale) })}</p> : null}
    </div>
  );
}
