import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import styles from './field-setup.module.css';
import type { SetupTab, TabId } from './setup-tabs.ts';

interface SetupTabsProps {
  id: string;
  tabs: readonly SetupTab[];
  current: TabId;
  /** Something is wrong in these, and it is said there. */
  wrong: ReadonlySet<TabId>;
  onGoTo: (tab: TabId) => void;
}

/** The steps of the set-up; arrows go through those that can be gone to. */
export function SetupTabs({ id, tabs, current, wrong, onGoTo }: SetupTabsProps) {
  const { t } = useTranslation('field-setup');
  const list = useRef<HTMLDivElement>(null);
  const handleKey = (event: KeyboardEvent) => {
    const open = tabs.filter((tab) => !tab.isOff);
    const from = open.findIndex((tab) => tab.id === current);
    const isRtl = list.current !== null && getComputedStyle(list.current).direction === 'rtl';
    const to = {
      ArrowDown: from + 1,
      ArrowUp: from - 1,
      ArrowRight: from + (isRtl ? -1 : 1),
      ArrowLeft: from + (isRtl ? 1 : -1),
      Home: 0,
      End: open.length - 1,
    }[event.key];
    const target = to === undefined ? undefined : open[(to + open.length) % open.length];
    if (!target) return;
    event.preventDefault();
    onGoTo(target.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${target.id}"]`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t('steps')}
      className={styles.tabs}
      onKeyDown={handleKey}
      tabIndex={-1}
    >
      {tabs.map((tab) => {
        const isCurrent = tab.id === current;
        const reason = tab.isOff && tab.id !== 'interface' ? t(`tabOff.${tab.id}`) : undefined;
        return (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-controls={`${id}-panel-${tab.id}`}
            aria-selected={isCurrent}
            aria-disabled={tab.isOff || undefined}
            tabIndex={isCurrent ? 0 : -1}
            title={reason}
            data-tab={tab.id}
            className={styles.tab}
            onClick={() => {
              if (!tab.isOff) onGoTo(tab.id);
            }}
          >
            {t(`tabs.${tab.id}`)}
            {wrong.has(tab.id) ? (
              <span className={styles.wrong}>
                <Glyph name="error" size={16} />
                <VisuallyHidden>{t('hasProblem')}</VisuallyHidden>
              </span>
            ) : null}
          </button>
        );
      })}
    </div>
  );
}
