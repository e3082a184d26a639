import type { KeyboardEvent } from 'react';
import styles from './Page.module.css';

interface PageTabsProps {
  /** Prefix of the ids of both tabs (`-tab-0`, `-tab-1`) and of what they show (`-panel-0`, `-panel-1`). */
  id: string;
  /** What the page is called: names the list of tabs. */
  label: string;
  names: readonly [string, string];
  /** Which of them is shown. */
  current: number;
  show: (index: number) => void;
}

/** The content of a page and what stands beside it elsewhere, one at a time. */
export function PageTabs({ id, label, names, current, show }: PageTabsProps) {
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? 1 : 1 - current;
    show(next);
    document.getElementById(`${id}-tab-${next}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={styles.tabs}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          aria-selected={index === current}
          aria-controls={`${id}-panel-${index}`}
          tabIndex={index === current ? 0 : -1}
          className={styles.tab}
          onClick={() => show(index)}
          onKeyDown={handleKey}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
