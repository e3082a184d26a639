import { type ReactNode, useCallback, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import { classNames } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { mainId, useFrame } from './frame.ts';
import styles from './Page.module.css';
import { PageSidebar } from './PageSidebar.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useRowPreload } from './use-row-preload.ts';

/** Wider than this, a page whose side bar opens by itself has room for it. */
const roomForSidebar = '(width > 77.2em)';

/** Pages that are there: one, or none for the moment. */
let pages = 0;
/** Those of them that open the side bar. */
let openers = 0;

export interface PageProps {
  /** Title of the document. */
  title: string;
  /** The way here, without this page. */
  breadcrumbs?: readonly Crumb[];
  /** Content of the h1. */
  heading: ReactNode;
  /** Small things beside the heading: a status, a bookmark button. */
  extras?: ReactNode;
  /** Buttons at the end of the header, the main one last. */
  actions?: ReactNode;
  /** What the side bar holds above the notifications; a button in the header opens it. */
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
  const { t } = useTranslation(['app', 'shell']);
  const { isNavOpen, isInfoOpen, setInfoOpen, isNarrow } = useFrame();
  const sidebarId = useId();
  const headingRef = useHeadingFocus();
  const closeInfo = useCallback(() => setInfoOpen(false), [setInfoOpen]);
  const opens = props.sidebarOpens === true;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (!opens) return;
    openers += 1;
    if (matchMedia(roomForSidebar).matches) setInfoOpen(true);
    return () => {
      openers -= 1;
      // Who goes back before the page has come is on the list again by now, which has not asked for a side bar.
      queueMicrotask(() => {
        if (openers === 0) closeInfo();
      });
    };
  }, [opens, setInfoOpen, closeInfo]);
  // A page that breaks takes its side bar along; the bars beside it must not wait for that one to be closed. One that makes
  // way for another (its item has come) hands the side bar on.
  useEffect(() => {
    pages += 1;
    return () => {
      pages -= 1;
      queueMicrotask(() => {
        if (pages === 0) closeInfo();
      });
    };
  }, [closeInfo]);

  // Without anything of the page's own the side bar still holds what the user was told.
  const hasOwn = sidebar !== undefined && sidebar !== null;
  const sidebarLabel = hasOwn
    ? (props.sidebarLabel ?? t('shell:frame.details'))
    : t('shell:frame.notifications');
  return (
    <div className={classNames(styles.page, styles[layout])}>
      <main
        id={mainId}
        tabIndex={-1}
        className={styles.main}
        // A drawer over it takes the keyboard as well.
        inert={isNavOpen || (isInfoOpen && isNarrow)}
      >
        <header className={styles.header}>
          <div className={styles.titles}>
            {breadcrumbs.length > 0 ? (
              <Breadcrumbs
                className={styles.crumbs}
                items={breadcrumbs}
                label={t('shell:frame.breadcrumbs')}
              />
            ) : null}
            <div className={styles.line}>
              <h1 ref={headingRef} tabIndex={-1} className={styles.heading}>
                {heading}
              </h1>
              {extras}
            </div>
          </div>
          <div className={styles.actions} data-print="hidden">
            {actions}
            <IconButton
              label={sidebarLabel}
              aria-expanded={isInfoOpen}
              aria-controls={isInfoOpen ? sidebarId : undefined}
              onClick={() => setInfoOpen(!isInfoOpen)}
            >
              <Icon name={hasOwn ? 'info' : 'notifications'} />
            </IconButton>
          </div>
        </header>
        <div className={styles.content} onPointerDown={useRowPreload()}>
          {children}
        </div>
      </main>
      {isInfoOpen ? (
        <PageSidebar id={sidebarId} label={sidebarLabel} onClose={closeInfo}>
          {hasOwn ? sidebar : null}
        </PageSidebar>
      ) : null}
    </div>
  );
}
