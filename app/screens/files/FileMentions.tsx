import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressLink } from '#app/components/shell/AddressLink.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { ProgressBar } from '#app/components/ui/ProgressBar.tsx';
import { collectionName } from '#app/entities/collections/rules.ts';
import { fileQueries, type FoundMentions } from '#app/entities/files/queries.ts';
import { canRead, hiddenFields, rightsOn } from '#app/entities/permissions/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { listOf } from '#app/i18n/set-apart.ts';
import { addresses } from '#app/session/addresses.ts';
import { useCollections, usePermissions } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './files.module.css';

/** The items whose texts lead to an address that a file is about to lose. */
export function FileMentions({ disk }: { disk: string }) {
  const { t } = useTranslation('files');
  const { t: tApp } = useTranslation();
  const project = useProject();
  const collections = useCollections();
  const permissions = usePermissions();
  const sources = useMemo(
    () =>
      Object.values(collections).flatMap((collection) => {
        const rights = rightsOn(permissions, collection);
        return canRead(rights) ? [{ collection, hidden: hiddenFields(rights) }] : [];
      }),
    [collections, permissions],
  );
  const { data, error, refetch } = useQuery(fileQueries.mentions(project, disk, sources));
  if (error)
    return (
      <p>
        {t('mentionsFailed')}{' '}
        <Button size="dense" onClick={() => void refetch()}>
          {tApp('retry')}
        </Button>
      </p>
    );
  if (!data) return <ProgressBar label={t('mentionsSearch')} />;
  return <Found {...data} />;
}

function Found({ mentions, unread }: FoundMentions) {
  const { t } = useTranslation('files');
  const locale = useLocale();
  const project = useProject();
  const namesOf = (list: FoundMentions['unread']) =>
    listOf(
      list.map((collection) => collectionName(collection, locale)),
      locale,
    );
  return (
    <div className={styles.mentions} role="status">
      <p>{t(mentions.length > 0 ? 'mentions' : 'mentionsNone')}</p>
      <ul>
        {mentions.map(({ collection, items, hasMore }) => (
          <li key={collection.collection}>
            {collectionName(collection, locale)}
            <ul>
              {items.map(({ key, name }) => (
                <li key={key}>
                  {/* The page stays: the file is still to be replaced. */}
                  <AddressLink to={addresses.item(project, collection.collection, key)} target="_blank">
                    <bdi>{name}</bdi>
                  </AddressLink>
                </li>
              ))}
              {hasMore ? <li>{t('mentionsMore')}</li> : null}
            </ul>
          </li>
        ))}
      </ul>
      {unread.length > 0 ? <p>{t('mentionsUnread', { list: namesOf(unread) })}</p> : null}
    </div>
  );
}
