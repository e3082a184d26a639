import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { useLocale } from '#app/i18n/locale.ts';
import { translateStored } from '#app/i18n/translate.ts';
import { useCollections, useCurrentUser, usePermissions } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { useFrame } from './frame.ts';
import { NavBookmarks } from './NavBookmarks.tsx';
import styles from './NavSidebar.module.css';
import { collectionGroups } from './nav-groups.ts';
import { ProjectSwitcher } from './ProjectSwitcher.tsx';

/** Project, collections and bookmarks; on narrow screens a drawer. */
export function NavSidebar() {
  const { t } = useTranslation();
  const { isNavOpen, setNavOpen } = useFrame();
  const element = useDrawer(isNavOpen, setNavOpen);
  return (
    <>
      {isNavOpen ? <div className={styles['veil']} onPointerDown={() => setNavOpen(false)} /> : null}
      <div
        ref={element}
        tabIndex={-1}
        className={classNames(styles['sidebar'], isNavOpen && styles['open'])}
        data-print="hidden"
      >
        <ProjectSwitcher />
        <nav className={styles['menus']} aria-label={t('shell.navigation')}>
          <NavCollections />
          <NavBookmarks />
        </nav>
      </div>
    </>
  );
}

function NavCollections() {
  const { t } = useTranslation();
  const project = useProject();
  const user = useCurrentUser();
  const locale = useLocale();
  const groups = collectionGroups(useCollections(), usePermissions(), user.role.collection_listing, locale);
  if (groups.length === 0) return <p className={styles['none']}>{t('shell.noCollections')}</p>;
  return groups.map(({ title, entries }, index) => (
    <section key={title ?? index} className={styles['group']}>
      <h2 className={styles['heading']}>
        {title === null ? t('shell.collections') : translateStored(title)}
      </h2>
      <ul className={styles['list']}>
        {entries.map(({ collection, name }) => (
          <li key={collection.collection}>
            <Link
              className={styles['link']}
              to="/$project/collections/$collection"
              params={{ project, collection: collection.collection }}
            >
              <Icon name={collection.icon ?? 'box'} />
              <span className={styles['name']}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** An opened drawer takes the focus, closes with Esc, and gives the focus back. */
function useDrawer(isOpen: boolean, setOpen: (isOpen: boolean) => void) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drawer = element.current;
    if (!isOpen || !drawer) return undefined;
    const from = document.activeElement;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && drawer.contains(document.activeElement)) setOpen(false);
    };
    drawer.focus();
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
      const isInside = drawer.contains(document.activeElement) || document.activeElement === document.body;
      if (isInside && from instanceof HTMLElement) from.focus();
    };
  }, [isOpen, setOpen]);
  return element;
}
