import { useTranslation } from 'react-i18next';
import { showCommands } from '#app/components/command/command-state.ts';
import { modKey } from '#app/components/command/platform.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { phoneScreen, useMedia } from '#app/lib/media.ts';
import { useFrame } from './frame.ts';
import styles from './ModuleBar.module.css';
import { ModuleItem } from './ModuleItem.tsx';
import { NavToggle } from './NavToggle.tsx';
import { ProjectMark } from './ProjectMark.tsx';
import { UserMenu } from './UserMenu.tsx';
import { useModuleEntries } from './use-module-entries.ts';
import { useSignOut } from './use-sign-out.ts';

/** The narrow bar of modules; on phones it lies at the bottom. */
export function ModuleBar() {
  const { t } = useTranslation(['app', 'shell']);
  const entries = useModuleEntries();
  const { signOut, isPending } = useSignOut();
  const { isNavOpen, isInfoOpen, isNarrow } = useFrame();
  const isPhone = useMedia(phoneScreen);
  const links = entries.filter((entry) => 'url' in entry);
  const shown = isPhone ? entries.filter((entry) => !('url' in entry)) : entries;
  // Under an open drawer there is nothing to get lost in.
  const isCovered = isNavOpen || (isInfoOpen && isNarrow);
  return (
    <nav className={styles.bar} aria-label={t('shell:frame.modules')} data-print="hidden" inert={isCovered}>
      <ProjectMark />
      <NavToggle />
      <ul className={styles.list}>
        {shown.map((entry, index) => (
          <li key={`${index} ${entry.name}`}>
            <ModuleItem entry={entry} />
          </li>
        ))}
      </ul>
      <IconButton
        className={styles.item}
        label={t('shell:frame.commands')}
        shortcut={modKey('K')}
        aria-haspopup="dialog"
        onClick={() => showCommands('menu')}
      >
        <Icon name="search" />
      </IconButton>
      <UserMenu links={isPhone ? links : []} onSignOut={isNarrow ? signOut : undefined} />
      {isNarrow ? null : (
        <IconButton
          className={styles.item}
          label={t('shell:frame.signOut')}
          pending={isPending}
          onClick={signOut}
        >
          <Icon name="logout" />
        </IconButton>
      )}
    </nav>
  );
}
