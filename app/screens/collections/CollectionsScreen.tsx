import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Instant } from '#app/components/moments/Instant.tsx';
import { Page } from '#app/components/shell/Page.tsx';
import { filterGroups } from '#app/components/shell/filter-groups.ts';
import { type CollectionEntry, collectionGroups } from '#app/components/shell/nav-groups.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { EmptyState } from '#app/components/ui/EmptyState.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { LinkRow } from '#app/components/ui/LinkRow.tsx';
import { SearchField } from '#app/components/page/SearchField.tsx';
import { isAdmin } from '#app/entities/users/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { translateStored } from '#app/i18n/translate.ts';
import { addresses } from '#app/session/addresses.ts';
import { useIsAtRest } from '#app/session/at-rest.ts';
import { useCollections, useCurrentUser, usePermissions } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './collections.module.css';
import { useCounts, useLastChanges } from './use-collection-facts.ts';

const FirstSteps = lazyPart(() => import('#app/components/shell/FirstSteps.tsx'));
const RecentWork = lazyPart(() => import('./RecentWork.tsx'));

export function CollectionsScreen() {
  const { t } = useTranslation('shell');
  const user = useCurrentUser();
  const locale = useLocale();
  const [text, setText] = useState('');
  const isAtRest = useIsAtRest();
  const groups = collectionGroups(useCollections(), usePermissions(), user.role.collection_listing, locale);
  const shown = filterGroups(groups, text);
  const title = t('collectionsPage.title');
  return (
    <Page
      title={title}
      heading={title}
      actions={
        groups.length > 0 ? (
          <SearchField
            label={t('collectionsPage.filter')}
            size="dense"
            className={styles.filter}
            value={text}
            onChange={setText}
          />
        ) : null
      }
    >
      {groups.length === 0 ? (
        <EmptyState
          icon={<Icon name="box" size={28} />}
          title={t('collectionsPage.emptyTitle')}
          action={
            isAdmin(user) ? (
              <Suspense>
                <FirstSteps />
              </Suspense>
            ) : undefined
          }
        >
          {t(isAdmin(user) ? 'collectionsPage.beginBody' : 'collectionsPage.emptyBody')}
        </EmptyState>
      ) : null}
      {groups.length > 0 && shown.length === 0 ? (
        <EmptyState
          icon={<Icon name="search_off" size={28} />}
          title={t('collectionsPage.noMatchTitle')}
          action={<Button onClick={() => setText('')}>{t('collectionsPage.clearFilter')}</Button>}
        >
          {t('collectionsPage.noMatchBody', { text })}
        </EmptyState>
      ) : null}
      {shown.map(({ title: group, entries }, index) => (
        <section key={group ?? index} className={styles.group}>
          {group === null ? null : <h2 className={styles.heading}>{translateStored(group)}</h2>}
          <CollectionTable entries={entries} label={group === null ? title : translateStored(group)} />
        </section>
      ))}
      {text === '' && isAtRest ? (
        <Suspense>
          <RecentWork />
        </Suspense>
      ) : null}
    </Page>
  );
}

function CollectionTable({ entries, label }: { entries: readonly CollectionEntry[]; label: string }) {
  const { t } = useTranslation('shell');
  const project = useProject();
  const locale = useLocale();
  const changes = useLastChanges();
  const counts = useCounts(entries);
  const countOf = (name: string) => {
    const count = counts.get(name);
    return count === undefined ? null : new Intl.NumberFormat(locale).format(count);
  };
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('collectionsPage.collection')}</th>
          <th scope="col">{t('collectionsPage.note')}</th>
          <th scope="col" className={styles.count}>
            {t('collectionsPage.items')}
          </th>
          {changes === null ? null : <th scope="col">{t('collectionsPage.changed')}</th>}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ collection, name }) => (
          <LinkRow key={collection.collection} className={styles.row}>
            <td>
              <Link {...addresses.listing(project, collection.collection)} className={styles.link}>
                <Icon name={collection.icon ?? 'box'} />
                {name}
              </Link>
            </td>
            <td className={styles.note}>{collection.note}</td>
            <td className={styles.count}>{countOf(collection.collection)}</td>
            {changes === null ? null : (
              <td className={styles.note}>
                <LastChange on={changes.get(collection.collection)} />
              </td>
            )}
          </LinkRow>
        ))}
      </tbody>
    </table>
  );
}

function LastChange({ on }: { on: string | undefined }) {
  return on === undefined ? null : <Instant value={on} relative />;
}
