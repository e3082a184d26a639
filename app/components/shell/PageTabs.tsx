import type { KeyboardEvent } from 'react';
import styles from './Page.module.css';
import type { PageTab } from './use-page-tabs.ts';

interface PageTabsProps {
  /** Prefix of the ids of all tabs (`-tab-content`, …) and of what they show (`-panel-content`, …). */
  id: string;
  /** What the page is called: names the list of tabs. */
  label: string;
  tabs: readonly { id: PageTab; name: string }[];
  /** Which of them is shown. */
  current: PageTab;
  show: (tab: PageTab) => void;
}

/** The content of a page and what stands beside it elsewhere, one at a time. */
export function PageTabs({ id, label, tabs, current, show }: PageTabsProps) {
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const last = tabs.length - 1;
    const at = tabs.findIndex((tab) => tab.id === current);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const ahead = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const to = new Map([
      ['Home', 0],
      ['End', last],
      ['ArrowLeft', at - 1],
      ['ArrowRight', at - 1],
      [ahead, at + 1],
    ]).get(event.key);
    if (to === undefined) return;
    event.preventDefault();
    const next = tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    show(next.id);
    document.getElementById(`${id}-tab-${next.id}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${id}-tab-${tab.id}`}
          aria-selected={tab.id === current}
          aria-controls={`${id}-panel-${tab.id}`}
          tabIndex={tab.id === current ? 0 : -1}
          className={styles.tab}
          onClick={() => show(tab.id)}
          onKeyDown={handleKey}
        >
          {tab.name}
        </button>
      ))}
    </div>
  );
}
