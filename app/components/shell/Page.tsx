import { type CSSProperties, type ReactNode, useCallback, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import { classNames } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { mainId, useFrame } from './frame.ts';
import styles from './Page.module.css';
import { PageSidebar, SidebarBody } from './PageSidebar.tsx';
import { PageTabs } from './PageTabs.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useInfoOpening } from './use-info-opening.ts';
import { type PageTab, type PageTabsState, usePageTabs } from './use-page-tabs.ts';
import { useRowPreload } from './use-row-preload.ts';

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
  /** What the side bar holds above the notifications, null while that is to come; a button in the header opens it. */
  sidebar?: ReactNode;
  /** Name of the side bar and of its button. */
  sidebarLabel?: string;
  /** Opens the side bar when the page is shown and there is room for it. */
  sidebarOpens?: boolean;
  /** Name of the content beside the side bar. With it, the two are tabs on a phone, where there is no room beside. */
  contentLabel?: string | undefined;
  /** What is shown beside the content, before the side bar: a preview. On narrow screens it is a tab. */
  pane?: PagePane | null;
  /**
   * padded: grows with its content, the window scrolls. flush: fills what the window leaves, edge to edge, as a column
   * flex box that scrolls nothing by itself. Default: padded.
   */
  layout?: 'padded' | 'flush';
  children?: ReactNode;
}

export interface PagePane {
  label: string;
  /** Beside the content, px; the content keeps room for a form. */
  width: number;
  content: ReactNode;
}

/** A private page: header, content and an optional side bar. The content is the page's `main`. */
export function Page(props: PageProps) {
  const { title, sidebar, pane = null, layout = 'padded', children } = props;
  const { t } = useTranslation(['app', 'shell']);
  const { isNavOpen, isInfoOpen, setInfoOpen, isNarrow } = useFrame();
  const sidebarId = useId();
  const closeInfo = useCallback(() => setInfoOpen(false), [setInfoOpen]);
  const tabs = usePageTabs(props.contentLabel !== undefined, pane !== null);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useInfoOpening(props.sidebarOpens === true, closeInfo);

  // Without anything of the page's own the side bar still holds what the user was told.
  const hasOwn = sidebar !== undefined;
  const sidebarLabel = hasOwn
    ? (props.sidebarLabel ?? t('shell:frame.details'))
    : t('shell:frame.notifications');
  return (
    <div className={classNames(styles.page, styles[tabs.current === 'content' ? layout : 'flush'])}>
      <main
        id={mainId}
        tabIndex={-1}
        className={styles.main}
        // A drawer over it takes the keyboard as well.
        inert={isNavOpen || (isInfoOpen && isNarrow && !tabs.isOn)}
      >
        <PageHeader page={props} {...{ tabs, sidebarId, sidebarLabel }} />
        <div
          className={styles.content}
          hidden={tabs.current !== 'content'}
          {...(tabs.isOn ? panelProps(sidebarId, 'content') : {})}
          onPointerDown={useRowPreload()}
        >
          {children}
        </div>
        {tabs.current === 'sidebar' ? (
          <div className={styles.tabPanel} {...panelProps(sidebarId, 'sidebar')}>
            <h2>
              <VisuallyHidden>{sidebarLabel}</VisuallyHidden>
            </h2>
            <SidebarBody label={sidebarLabel}>{sidebar}</SidebarBody>
          </div>
        ) : null}
      </main>
      {pane ? (
        // The same element as a tab and beside the form: what it shows goes on when a window gets narrow.
        <aside
          className={styles.pane}
          aria-label={pane.label}
          data-tab={tabs.isOn || undefined}
          hidden={tabs.isOn && tabs.current !== 'pane'}
          style={{ '--pane': `${pane.width}px` } as CSSProperties}
          data-print="hidden"
        >
          <div className={styles.paneBody} {...(tabs.isOn ? panelProps(sidebarId, 'pane') : {})}>
            {pane.content}
          </div>
        </aside>
      ) : null}
      {isInfoOpen && !tabs.isOn ? (
        <PageSidebar id={sidebarId} label={sidebarLabel} onClose={closeInfo}>
          {sidebar}
        </PageSidebar>
      ) : null}
    </div>
  );
}

interface PageHeaderProps {
  page: PageProps;
  tabs: PageTabsState;
  sidebarId: string;
  sidebarLabel: string;
}

/** Where one is, what can be done here, and on narrow screens the parts of the page as tabs. */
function PageHeader({ page, tabs, sidebarId, sidebarLabel }: PageHeaderProps) {
  const { title, breadcrumbs = [], heading, extras, actions, pane } = page;
  const { t } = useTranslation(['app', 'shell']);
  const { isInfoOpen, setInfoOpen } = useFrame();
  const headingRef = useHeadingFocus();
  const hasOwn = page.sidebar !== undefined;
  return (
    <header className={styles.header}>
      <div className={styles.titles}>
        {breadcrumbs.length > 0 ? (
          <Breadcrumbs className={styles.crumbs} items={breadcrumbs} label={t('shell:frame.breadcrumbs')} />
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
        {tabs.isOn ? null : (
          <IconButton
            label={sidebarLabel}
            aria-expanded={isInfoOpen}
            aria-controls={isInfoOpen ? sidebarId : undefined}
            onClick={() => setInfoOpen(!isInfoOpen)}
          >
            <Icon name={hasOwn ? 'info' : 'notifications'} />
          </IconButton>
        )}
      </div>
      {tabs.isOn ? (
        <PageTabs
          {...tabs}
          id={sidebarId}
          label={title}
          tabs={[
            { id: 'content', name: page.contentLabel ?? title },
            ...(hasOwn ? [{ id: 'sidebar' as const, name: sidebarLabel }] : []),
            ...(pane ? [{ id: 'pane' as const, name: pane.label }] : []),
          ]}
        />
      ) : null}
    </header>
  );
}

const panelProps = (id: string, tab: PageTab) => ({
  role: 'tabpanel',
  id: `${id}-panel-${tab}`,
  'aria-labelledby': `${id}-tab-${tab}`,
});
