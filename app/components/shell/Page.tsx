import { type ReactNode, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs, type Crumb } from '#app/components/ui/Breadcrumbs.tsx';
import { classNames } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { mainId, useFrame } from './frame.ts';
import styles from './Page.module.css';
import { PageSidebar } from './PageSidebar.tsx';

/** Wider than this, a page whose side bar opens by itself has room for it. */
const roomForSidebar = '(width > 1235px)';

export interface PageProps {
  /** Title of the document. */
  title: string;
  /** The way here, without this page; `href` begins with `#/`. */
  breadcrumbs?: readonly Crumb[];
  /** Content of the h1. */
  heading: ReactNode;
  /** Small things beside the heading: a status, a bookmark button. */
  extras?: ReactNode;
  /** Buttons at the end of the header, the main one last. */
  actions?: ReactNode;
  /** Content of the side bar; a button in the header opens it. */
  sidebar?: ReactNode;
  /** Name of the side bar and of its button. */
  sidebarLabel?: string;
  /** Opens the side bar when the page is shown and there is room for it. */
  sidebarOpens?: boolean;
  /**
   * padded: grows with its content, the window scrolls. flush: fills what the window leaves, edge to edge, as a column
   * flex box that scrolls nothing by itself. Default: padded.
   */
  layout?: 'padded' | 'flush';
  children: ReactNode;
}

/** A private page: header, content and an optional side bar. The content is the page's `main`. */
export function Page(props: PageProps) {
  const { title, breadcrumbs = [], heading, extras, actions, sidebar, layout = 'padded', children } = props;
  const { t } = useTranslation();
  const { setNavOpen, isInfoOpen, setInfoOpen } = useFrame();
  const sidebarId = useId();
  const opens = props.sidebarOpens === true;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (opens && matchMedia(roomForSidebar).matches) setInfoOpen(true);
  }, [opens, setInfoOpen]);

  const sidebarLabel = props.sidebarLabel ?? t('shell.details');
  const hasSidebar = sidebar !== undefined && sidebar !== null;
  return (
    <div className={classNames(styles['page'], styles[layout])}>
      <main id={mainId} tabIndex={-1} className={styles['main']}>
        <header className={styles['header']}>
          <IconButton
            className={styles['toggle']}
            label={t('shell.openNavigation')}
            onClick={() => setNavOpen(true)}
          >
            <Icon name="menu" />
          </IconButton>
          <div className={styles['titles']}>
            {breadcrumbs.length > 0 ? (
              <Breadcrumbs className={styles['crumbs']} items={breadcrumbs} label={t('shell.breadcrumbs')} />
            ) : null}
            <div className={styles['line']}>
              <h1 tabIndex={-1} className={styles['heading']}>
                {heading}
              </h1>
              {extras}
            </div>
          </div>
          <div className={styles['actions']} data-print="hidden">
            {actions}
            {hasSidebar ? (
              <IconButton
                label={sidebarLabel}
                aria-expanded={isInfoOpen}
                aria-controls={isInfoOpen ? sidebarId : undefined}
                onClick={() => setInfoOpen(!isInfoOpen)}
              >
                <Icon name="info" />
              </IconButton>
            ) : null}
          </div>
        </header>
        <div className={styles['content']}>{children}</div>
      </main>
      {hasSidebar && isInfoOpen ? (
        <PageSidebar id={sidebarId} label={sidebarLabel} onClose={() => setInfoOpen(false)}>
          {sidebar}
        </PageSidebar>
      ) : null}
    </div>
  );
}
