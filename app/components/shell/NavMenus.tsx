import { Link, useMatchRoute } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#app/components/ui/Icon.tsx';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { SearchField } from '#app/components/page/SearchField.tsx';
import { isAdmin } from '#app/entities/users/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { translateStored } from '#app/i18n/translate.ts';
import { addresses, projectPath } from '#app/session/addresses.ts';
import { useCollections, useCurrentUser, usePermissions } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { AddressLink } from './AddressLink.tsx';
import { filterGroups } from './filter-groups.ts';
import { useFrame } from './frame.ts';
import { NavBookmarks } from './NavBookmarks.tsx';
import styles from './NavSidebar.module.css';
import { type CollectionEntry, isMenuLink, type MenuLink, navGroups } from './nav-groups.ts';
import { useAddressAt } from './use-module-entries.ts';

const SettingsNav = lazyPart(async () => ({ default: (await import('./SettingsNav.tsx')).SettingsNav }));

/** From more entries than this on one looks for them by typing. */
const manyEntries = 15;

/** In the settings their pages, then collections, links of the role's own and bookmarks, with a box to find them by where they are many. */
export function NavMenus() {
  const { t } = useTranslation(['shell', 'app']);
  const project = useProject();
  const user = useCurrentUser();
  const locale = useLocale();
  const groups = navGroups(
    useCollections(),
    usePermissions(),
    user.role.collection_listing,
    locale,
    projectPath(project),
  ).map(withNames);
  const { isNarrow } = useFrame();
  const [typed, setTyped] = useState('');
  const isMany = groups.flatMap(({ entries }) => entries).length > manyEntries;
  const text = isMany ? typed : '';
  const shown = filterGroups(groups, text);
  const isInSettings =
    useMatchRoute()({ ...addresses.settings(project), fuzzy: true }) !== false && isAdmin(user);
  return (
    <div className={styles.menus}>
      {isMany ? (
        <SearchField
          label={t('filterNavigation')}
          size={isNarrow ? 'md' : 'dense'}
          className={styles.filter}
          value={typed}
          onChange={setTyped}
        />
      ) : null}
      {isInSettings ? (
        <Suspense fallback={null}>
          <SettingsNav text={text} />
        </Suspense>
      ) : null}
      {groups.length === 0 ? <p className={styles.none}>{t('shell:frame.noCollections')}</p> : null}
      {shown.map(({ title, entries }, index) => (
        <section key={`${index} ${title}`} className={styles.group}>
          <h2 className={styles.heading}>
            {title === null ? t('shell:frame.collections') : translateStored(title)}
          </h2>
          <ul className={styles.list}>
            {entries.map((entry, place) => (
              <li key={isMenuLink(entry) ? `${place} ${entry.target}` : entry.collection.collection}>
                <NavLink entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length > 0 && shown.length === 0 ? (
        <p className={styles.none}>{t('noMatch', { text })}</p>
      ) : null}
      <NavBookmarks text={text} />
    </div>
  );
}

/** Names of links resolved, so that they are found by what is read. */
function withNames({ title, entries }: { title: string | null; entries: (CollectionEntry | MenuLink)[] }) {
  return {
    title,
    entries: entries.map((entry) =>
      isMenuLink(entry) ? { ...entry, name: translateStored(entry.name) } : entry,
    ),
  };
}

function NavLink({ entry }: { entry: CollectionEntry | MenuLink }) {
  const { t } = useTranslation(['shell', 'app']);
  const project = useProject();
  const addressAt = useAddressAt();
  const icon = isMenuLink(entry) ? entry.icon : (entry.collection.icon ?? 'box');
  const inside = (
    <>
      <Icon name={icon} />
      <span className={styles.name}>{entry.name}</span>
    </>
  );
  if (!isMenuLink(entry)) {
    return (
      <Link
        {...addresses.listing(project, entry.collection.collection)}
        className={styles.link}
        title={entry.name.length > 24 ? entry.name : undefined}
      >
        {inside}
      </Link>
    );
  }
  if (entry.isExternal) {
    return (
      <a
        className={styles.link}
        href={entry.target}
        target="_blank"
        rel="noopener noreferrer"
        title={t('opensNewTab', { name: entry.name })}
      >
        {inside}
        <Icon name="open_in_new" size={16} />
      </a>
    );
  }
  const to = addressAt(entry.target);
  return to ? (
    <AddressLink className={styles.link} to={to}>
      {inside}
    </AddressLink>
  ) : (
    <Link className={styles.link} to={entry.target}>
      {inside}
    </Link>
  );
}
