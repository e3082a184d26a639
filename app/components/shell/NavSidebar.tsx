import { useTranslation } from 'react-i18next';
import { classNames } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { Resizer } from '#app/components/ui/Resizer.tsx';
import { navId, useFrame } from './frame.ts';
import { navBounds } from './frame-memory.ts';
import { NavMenus } from './NavMenus.tsx';
import styles from './NavSidebar.module.css';
import { ProjectSwitcher } from './ProjectSwitcher.tsx';
import { useDrawer } from './use-drawer.ts';

/** Project, collections and bookmarks: beside the page, as wide as the user likes; on narrow screens a drawer. */
export function NavSidebar() {
  const { t } = useTranslation(['shell', 'app']);
  const frame = useFrame();
  const { isNarrow, isNavOpen, setNavOpen, isNavHidden, navWidth, setNavWidth } = frame;
  const element = useDrawer<HTMLElement>(isNavOpen, true, () => setNavOpen(false));
  return (
    <>
      {isNavOpen ? <div className={styles.veil} onPointerUp={() => setNavOpen(false)} /> : null}
      <nav
        id={navId}
        ref={element}
        tabIndex={-1}
        className={classNames(
          styles.sidebar,
          isNavOpen && styles.open,
          isNavHidden && !isNarrow && styles.away,
        )}
        style={isNarrow ? undefined : { inlineSize: navWidth }}
        aria-label={t('shell:frame.navigation')}
        data-print="hidden"
      >
        <div className={styles.head}>
          <ProjectSwitcher />
          {isNavOpen ? (
            <IconButton label={t('closeNavigation')} onClick={() => setNavOpen(false)}>
              <Icon name="close" />
            </IconButton>
          ) : null}
        </div>
        <NavMenus />
        {isNarrow ? null : (
          <Resizer
            label={t('navigationWidth')}
            value={navWidth}
            min={navBounds.min}
            max={navBounds.max}
            onChange={(width) => setNavWidth(width, false)}
            onCommit={(width) => setNavWidth(width, true)}
            onReset={() => setNavWidth(navBounds.default, true)}
          />
        )}
      </nav>
    </>
  );
}
