import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import styles from './Page.module.css';

export interface PageSidebarProps {
  id: string;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Beside the page where there is room, over it as a drawer where there is none. Esc closes the drawer. */
export function PageSidebar({ id, label, onClose, children }: PageSidebarProps) {
  const { t } = useTranslation();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const from = document.activeElement;
    // A drawer covers what had the focus; beside the page the focus stays where it is.
    if (element.current && getComputedStyle(element.current).position === 'fixed') element.current.focus();
    return () => {
      if (from instanceof HTMLElement && document.activeElement === document.body) from.focus();
    };
  }, []);
  return (
    <>
      <div className={styles['veil']} onPointerDown={onClose} />
      <aside
        id={id}
        ref={element}
        tabIndex={-1}
        aria-label={label}
        className={styles['sidebar']}
        data-print="hidden"
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.defaultPrevented) onClose();
        }}
      >
        <div className={styles['sidebarHead']}>
          <h2 className={styles['sidebarTitle']}>{label}</h2>
          <IconButton label={t('close')} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
        <div className={styles['sidebarBody']}>{children}</div>
      </aside>
    </>
  );
}
