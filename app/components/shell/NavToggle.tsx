import { useTranslation } from 'react-i18next';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { navId, useFrame } from './frame.ts';
import styles from './ModuleBar.module.css';

/** Opens the navigation as a drawer on narrow screens; puts it away and brings it back on wide ones. */
export function NavToggle() {
  const { t } = useTranslation(['shell', 'app']);
  const { isNarrow, isNavOpen, setNavOpen, isNavHidden, setNavHidden } = useFrame();
  const isShown = isNarrow ? isNavOpen : !isNavHidden;
  const label = isNarrow
    ? t('shell:frame.openNavigation')
    : t(isNavHidden ? 'showNavigation' : 'hideNavigation');
  return (
    <IconButton
      className={styles.item}
      label={label}
      aria-expanded={isShown}
      aria-controls={isShown ? navId : undefined}
      onClick={() => (isNarrow ? setNavOpen(!isNavOpen) : setNavHidden(!isNavHidden))}
    >
      <Icon name={isShown ? 'menu_open' : 'menu'} />
    </IconButton>
  );
}
