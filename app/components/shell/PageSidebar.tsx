import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { memo, type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { useTranslation } from 'react-i18next';
import { classNames } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { RetryNotice } from '#app/components/feedback/RetryNotice.tsx';
import { useFrame } from './frame.ts';
import styles from './Page.module.css';
import { SidebarScrollerContext } from './sidebar-scroller.ts';
import { useDrawer } from './use-drawer.ts';

const NotificationHistory = lazyPart(async () => ({
  default: (await import('./NotificationHistory.tsx')).NotificationHistory,
}));

export interface PageSidebarProps {
  id: string;
  label: string;
  onClose: () => void;
  /** The page's own part; undefined when there is nothing but the notifications. */
  children: ReactNode;
}

/** Beside the page where there is room, normal or wide; over it as a drawer where there is none. Esc closes the drawer. */
export const PageSidebar = memo(function PageSidebar({ id, label, onClose, children }: PageSidebarProps) {
  const { t } = useTranslation(['shell', 'app']);
  const { isNarrow, isInfoWide, setInfoWide } = useFrame();
  // A drawer covers what had the focus; beside the page the focus stays where it is.
  const element = useDrawer<HTMLElement>(true, isNarrow, onClose);
  return (
    <>
      <div className={styles.veil} onPointerUp={onClose} />
      <aside
        id={id}
        ref={element}
        tabIndex={-1}
        aria-label={label}
        className={classNames(styles.sidebar, isInfoWide && styles.wide)}
        data-print="hidden"
      >
        <div className={styles.sidebarHead}>
          <h2 className={styles.sidebarTitle}>{label}</h2>
          {isNarrow ? null : (
            <IconButton
              label={t(isInfoWide ? 'infoNormal' : 'infoWide')}
              onClick={() => setInfoWide(!isInfoWide)}
            >
              <Icon name={isInfoWide ? 'close_fullscreen' : 'open_in_full'} size={18} />
            </IconButton>
          )}
          <IconButton label={t('close', { ns: 'app' })} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
        <SidebarBody label={label}>{children}</SidebarBody>
      </aside>
    </>
  );
});

/** What a side bar holds: the page's own part, which scrolls, and the notifications. */
export function SidebarBody({ label, children }: Pick<PageSidebarProps, 'label' | 'children'>) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  return (
    <div className={styles.sidebarBody}>
      {children === undefined ? null : (
        <div ref={setScroller} className={styles.own}>
          {/* What breaks here must not take a form with unsaved edits along. */}
          <CatchBoundary getResetKey={() => label} errorComponent={Broken}>
            <SidebarScrollerContext value={scroller}>{children}</SidebarScrollerContext>
          </CatchBoundary>
        </div>
      )}
      <Suspense fallback={null}>
        <NotificationHistory isTitled={children !== undefined} />
      </Suspense>
    </div>
  );
}

function Broken({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  return <RetryNotice title={t('somethingWentWrong')} error={error} onRetry={reset} />;
}
